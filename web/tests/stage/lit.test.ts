import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Lit, type LitSpec } from '../../src/stage/lit.svelte';
import type { Option } from '../../src/wire/gen';

let root: HTMLElement;
let lit: Lit;
let leave: () => void;
let picked: number[];

const option = (a: number, ref: string): Option => ({
  a,
  do: 'go',
  ref,
  text: '',
  args: {},
  facts: {},
});

async function show(options: Option[], more: Partial<LitSpec> = {}): Promise<void> {
  lit.show({
    options,
    pressed: null,
    hinted: [],
    label: (one) => `Do ${one.a}`,
    name: (ref) => `The ${ref}`,
    pick: (one) => picked.push(one.a),
    ...more,
  });
  await painted();
}

/** Lighting follows at the end of the task, and after changes of the board. */
const painted = (): Promise<void> => vi.advanceTimersByTimeAsync(0).then(() => undefined);

const at = (ref: string): HTMLElement => {
  const element = root.querySelector<HTMLElement>(`[data-ref="${ref}"]`);
  if (!element) throw new Error(`${ref} is not drawn`);
  return element;
};
const press = (element: Element, key: string): KeyboardEvent => {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true });
  element.dispatchEvent(event);
  return event;
};

beforeEach(() => {
  vi.useFakeTimers();
  picked = [];
  root = document.createElement('div');
  document.body.append(root);
  root.innerHTML = `
    <section data-for="zone:town">
      <h3><span data-ref="zone:town">Town</span></h3>
      <div data-ref="building:bank" role="img" aria-label="Bank, guarded">
        <span data-ref="cowboy:a">Ann</span>
      </div>
      <div data-ref="building:jail" role="img" aria-label="Jail"></div>
      <button id="own">Open</button>
    </section>`;
  lit = new Lit();
  leave = lit.stage(root);
});

afterEach(() => {
  leave();
  root.remove();
});

describe('light', () => {
  test('a ref with an option becomes a button that says what it does', async () => {
    await show([option(4, 'building:jail')]);
    const jail = at('building:jail');
    expect(jail.dataset['lit']).toBe('yes');
    expect(jail.dataset['action']).toBe('4');
    expect(jail.getAttribute('role')).toBe('button');
    expect(jail.tabIndex).toBe(0);
    expect(jail.getAttribute('aria-label')).toBe('Do 4. Jail');
    expect(jail.hasAttribute('aria-haspopup')).toBe(false);
    expect(at('building:bank').hasAttribute('data-lit')).toBe(false);
  });

  test('the spoken name holds every word that is shown, once', async () => {
    await show([option(4, 'cowboy:a')], { label: () => 'Send ANN' });
    expect(at('cowboy:a').getAttribute('aria-label')).toBe('Send ANN');
    await show([option(4, 'cowboy:a')]);
    expect(at('cowboy:a').getAttribute('aria-label')).toBe('Do 4. Ann');
  });

  test('several options on one ref promise a menu under its name', async () => {
    await show([option(4, 'building:jail'), option(5, 'building:jail')], { name: () => 'Here' });
    expect(at('building:jail').getAttribute('aria-haspopup')).toBe('menu');
    expect(at('building:jail').getAttribute('aria-label')).toBe('Here. Jail');
    expect(at('building:jail').dataset['action']).toBe('4 5');
  });

  test('what was lent is given back when the light goes out', async () => {
    const jail = at('building:jail');
    const before = jail.outerHTML;
    await show([option(4, 'building:jail')], { pressed: 4 });
    expect(jail.outerHTML).not.toBe(before);
    await show([]);
    expect(jail.outerHTML).toBe(before);
  });

  test('a hint and a pressed answer are marked', async () => {
    await show([option(4, 'building:jail'), option(5, 'building:bank')], {
      hinted: [5],
      pressed: 4,
    });
    expect(at('building:bank').dataset['lit']).toBe('hint');
    expect(at('building:jail').hasAttribute('data-pressed')).toBe(true);
    expect(at('building:bank').hasAttribute('data-pressed')).toBe(false);
  });

  test('what is drawn later is lit then', async () => {
    await show([option(4, 'building:new')]);
    expect(lit.loose.map((one) => one.a)).toEqual([4]);
    const late = document.createElement('div');
    late.dataset['ref'] = 'building:new';
    root.append(late);
    await painted();
    expect(late.dataset['lit']).toBe('yes');
    expect(lit.loose).toEqual([]);
  });

  test('options without a ref, or whose ref nobody drew, are left to the prompt', async () => {
    await show([option(1, ''), option(2, 'building:none'), option(3, 'building:jail')]);
    expect(lit.loose.map((one) => one.a)).toEqual([1, 2]);
  });

  test('painted rises when other things are lit, and only then', async () => {
    await show([option(1, 'building:jail')]);
    const before = lit.painted;
    await show([option(2, 'building:jail')]);
    expect(lit.painted).toBe(before);
    await show([option(2, 'building:bank')]);
    expect(lit.painted).toBe(before + 1);
    await show([option(2, 'building:bank'), option(3, 'building:jail')]);
    expect(lit.painted).toBe(before + 2);
  });
});

describe('choosing', () => {
  test('a click on a lit thing picks its option', async () => {
    await show([option(4, 'building:jail')]);
    at('building:jail').click();
    expect(picked).toEqual([4]);
  });

  test('a click on something dark inside a lit thing means the lit one', async () => {
    await show([option(4, 'building:bank')]);
    at('cowboy:a').click();
    expect(picked).toEqual([4]);
    expect(lit.inspected).toBeNull();
  });

  test('a click on something dark opens its details', async () => {
    await show([option(4, 'building:jail')]);
    at('cowboy:a').click();
    expect(picked).toEqual([]);
    expect(lit.inspected).toBe('cowboy:a');
  });

  test('a lit zone is chosen by a click anywhere in it', async () => {
    await show([option(7, 'zone:town')]);
    at('building:jail').click();
    expect(picked).toEqual([7]);
  });

  test('a button of the scene keeps its clicks to itself', async () => {
    await show([option(7, 'zone:town')]);
    root.querySelector<HTMLElement>('#own')?.click();
    expect(picked).toEqual([]);
  });

  test('several answers open a menu, which closes when they are no longer offered', async () => {
    const two = [option(4, 'building:jail'), option(5, 'building:jail')];
    await show(two);
    at('building:jail').click();
    expect(picked).toEqual([]);
    expect(lit.menu?.options).toEqual(two);
    await show([...two, option(6, 'building:bank')]);
    expect(lit.menu).not.toBeNull();
    await show([option(4, 'building:jail')]);
    expect(lit.menu).toBeNull();
  });

  test('Enter and Space choose, but a dark thing is not chosen', async () => {
    await show([option(4, 'building:jail')]);
    expect(press(at('building:jail'), 'Enter').defaultPrevented).toBe(true);
    press(at('building:jail'), ' ');
    expect(picked).toEqual([4, 4]);
    expect(press(at('building:bank'), 'Enter').defaultPrevented).toBe(false);
    expect(picked).toEqual([4, 4]);
  });

  test('i and a right click open the details of anything, lit or not', async () => {
    await show([option(4, 'building:jail')]);
    press(at('building:jail'), 'i');
    expect(lit.inspected).toBe('building:jail');
    at('cowboy:a').dispatchEvent(new MouseEvent('contextmenu', { bubbles: true }));
    expect(lit.inspected).toBe('cowboy:a');
    expect(picked).toEqual([]);
  });
});

describe('touch', () => {
  const touch = (type: string, more: object = {}): boolean =>
    at('building:jail').dispatchEvent(
      new PointerEvent(type, { pointerType: 'touch', bubbles: true, ...more }),
    );

  test('a long touch opens the details and chooses nothing', async () => {
    await show([option(4, 'building:jail')]);
    touch('pointerdown');
    vi.advanceTimersByTime(549);
    expect(lit.inspected).toBeNull();
    vi.advanceTimersByTime(1);
    expect(lit.inspected).toBe('building:jail');
    touch('pointerup');
    at('building:jail').click();
    expect(picked).toEqual([]);
    at('building:jail').click();
    expect(picked).toEqual([4]);
  });

  test('a short touch, or one that moves on, opens nothing', async () => {
    await show([option(4, 'building:jail')]);
    touch('pointerdown');
    touch('pointerup');
    touch('pointerdown');
    touch('pointermove', { movementX: 6, movementY: 6 });
    vi.advanceTimersByTime(2000);
    expect(lit.inspected).toBeNull();
  });
});

describe('arrow keys', () => {
  /** Put a thing somewhere: happy-dom knows no layout. */
  function put(ref: string, x: number, y: number): void {
    const box = { left: x, top: y, width: 0, height: 0, right: x, bottom: y, x, y };
    vi.spyOn(at(ref), 'getBoundingClientRect').mockReturnValue({ ...box, toJSON: () => box });
    at(ref).scrollIntoView = () => undefined;
  }

  beforeEach(async () => {
    root.innerHTML = ['a', 'b', 'c', 'd'].map((one) => `<i data-ref="t:${one}"></i>`).join('');
    put('t:a', 0, 0);
    put('t:b', 100, 10);
    put('t:c', 60, 80);
    put('t:d', 0, 200);
    await show(['a', 'b', 'c', 'd'].map((one, nth) => option(nth, `t:${one}`)));
  });

  test.each([
    ['t:a', 'ArrowRight', 't:b'],
    ['t:a', 'ArrowDown', 't:d'],
    ['t:b', 'ArrowDown', 't:c'],
    ['t:c', 'ArrowLeft', 't:a'],
    ['t:d', 'ArrowUp', 't:a'],
    // Where there is nothing in that direction, the next in the order of the document.
    ['t:d', 'ArrowDown', 't:a'],
    ['t:a', 'ArrowUp', 't:d'],
  ])('from %s %s leads to %s', (from, arrow, to) => {
    expect(press(at(from), arrow).defaultPrevented).toBe(true);
    expect(document.activeElement).toBe(at(to));
  });
});

test('after it has left, the board is not listened to', async () => {
  await show([option(4, 'building:jail')]);
  leave();
  at('building:jail').click();
  expect(picked).toEqual([]);
});
