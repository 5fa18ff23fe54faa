import { beforeEach, describe, expect, test } from 'vitest';
import { SPECTATOR, type Facts, type Option } from '../../src/wire/gen';
import type { Message } from '../../src/wire/socket';
import { SeatLine } from '../../src/wire/table.svelte';
import { Line, useLines, type Sent } from './line';

let rev: number;
let others: Message[];

const option = (a: number, facts: Facts = {}): Option => ({
  a,
  do: 'go',
  ref: '',
  text: `go ${a}`,
  args: {},
  facts,
});

interface Asked {
  seq?: number;
  options?: Option[] | null;
  facts?: Facts;
  draft?: boolean;
  more?: object;
}

/** A frame that asks seat 1; without options it asks nothing. */
function frame({ seq = 5, options = [], facts = {}, draft = false, more = {} }: Asked): object {
  rev += 1;
  return {
    type: 'frame',
    rev,
    seq,
    draft,
    view: { seat: 1, turn: 1, standings: [], zones: [], scene: null },
    events: [],
    decision: options && { ask: 'where', about: '', facts, options },
    result: null,
    undo: '',
    pending: [1],
    ...more,
  };
}

/** A seat that has heard its first frame. */
function seated(first: Asked): SeatLine {
  const line = new SeatLine('t', 'key', (message) => others.push(message));
  Line.last.open();
  Line.last.say(frame(first));
  return line;
}

const last = (type: string): Sent => {
  const sent = Line.last.of(type).at(-1);
  if (!sent) throw new Error(`no ${type} was sent`);
  return sent;
};
const say = (asked: Asked): void => Line.last.say(frame(asked));
const ack = (): void => Line.last.say({ type: 'ack', id: last('act').id, seq: 6 });
const refuse = (type: string, code: string): void =>
  Line.last.say({ type: 'refused', id: last(type).id, code, params: { n: 1 } });
/** Let promises that are settled be noticed. */
const breathe = async (): Promise<void> => {
  for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
};

beforeEach(() => {
  rev = 0;
  others = [];
  useLines();
});

test('before the first frame it is a watcher who is asked nothing', () => {
  const line = new SeatLine('t', null, () => {});
  expect(line.seat).toBe(SPECTATOR);
  expect(line.asked).toBe(false);
  expect(line.shown).toBeNull();
});

describe('an answer at once', () => {
  test('names the question by its seq and keeps the seat busy until the next frame', async () => {
    const line = seated({ seq: 5, options: [option(3), option(4)] });
    void line.pick(option(4));
    expect(last('act')).toMatchObject({ seq: 5, actions: [4] });
    expect([line.busy, line.pressed]).toEqual([true, 4]);
    ack();
    await breathe();
    expect(line.busy).toBe(true);
    void line.pick(option(3));
    expect(Line.last.of('act')).toHaveLength(1);
    say({ seq: 6, options: [option(7)] });
    expect([line.busy, line.pressed]).toEqual([false, null]);
  });

  test('is over with its ack when the frame came first', async () => {
    const line = seated({ seq: 5, options: [option(3)] });
    void line.pick(option(3));
    say({ seq: 6, options: [option(9)] });
    ack();
    await breathe();
    expect(line.busy).toBe(false);
    void line.pick(option(9));
    expect(last('act')).toMatchObject({ seq: 6, actions: [9] });
  });

  test('that is refused frees the seat and says why, until the next try', async () => {
    const line = seated({ options: [option(3)] });
    void line.pick(option(3));
    refuse('act', 'not-legal');
    await breathe();
    expect(line.refused).toEqual({ code: 'not-legal', params: { n: 1 } });
    expect([line.busy, line.pressed]).toEqual([false, null]);
    void line.pick(option(3));
    expect(line.refused).toBeNull();
  });

  test('that is not offered is not sent', () => {
    const line = seated({ options: [option(3)] });
    void line.pick(option(8));
    expect(Line.last.of('act')).toEqual([]);
    expect(line.busy).toBe(false);
  });
});

describe('a draft', () => {
  const COMPOSE = { draft: 1 };

  /** A seat with one step of a draft on the table. */
  async function begun(): Promise<SeatLine> {
    const line = seated({ options: [option(1), option(2)], facts: COMPOSE });
    void line.pick(option(1));
    say({ options: [option(5), option(6)], draft: true });
    await breathe();
    return line;
  }

  test('grows by a step with each pick, and nothing is handed in', async () => {
    const line = await begun();
    expect(line.draft).toEqual([1]);
    expect(line.shown?.decision?.options.map((one) => one.a)).toEqual([5, 6]);
    expect(line.frame?.decision?.options.map((one) => one.a)).toEqual([1, 2]);
    void line.pick(option(6));
    expect(last('draft')).toMatchObject({ seq: 5, actions: [1, 6] });
    expect(Line.last.of('act')).toEqual([]);
  });

  test('takes its next step from what the draft offers, not from the first question', async () => {
    const line = await begun();
    void line.pick(option(2));
    expect(Line.last.of('draft')).toHaveLength(1);
  });

  test('is busy while the server works a step out', async () => {
    const line = await begun();
    void line.pick(option(5));
    expect([line.busy, line.pressed]).toEqual([true, 5]);
    void line.pick(option(6));
    expect(Line.last.of('draft')).toHaveLength(2);
    say({ options: null, draft: true });
    await breathe();
    expect([line.busy, line.pressed]).toEqual([false, null]);
  });

  test('is handed in whole by an option that commits', async () => {
    const line = seated({ options: [option(1)], facts: COMPOSE });
    void line.pick(option(1));
    say({ options: [option(5, { commit: 1 })], draft: true });
    await breathe();
    void line.pick(option(5, { commit: 1 }));
    expect(last('act')).toMatchObject({ seq: 5, actions: [1, 5] });
  });

  test('is ready when nothing more is asked, or when the question says so', async () => {
    expect(seated({ options: [option(1)], facts: COMPOSE }).ready).toBe(false);
    const line = await begun();
    expect(line.ready).toBe(false);
    void line.pick(option(5));
    say({ options: [option(7)], facts: { commit: 1 }, draft: true });
    await breathe();
    expect(line.ready).toBe(true);
    void line.pick(option(7));
    say({ options: null, draft: true });
    await breathe();
    expect(line.ready).toBe(true);
    void line.commit();
    expect(last('act')).toMatchObject({ actions: [1, 5, 7] });
  });

  test('gives its last step back, and the first one without asking', async () => {
    const line = await begun();
    void line.pick(option(5));
    say({ options: null, draft: true });
    await breathe();
    void line.takeBack();
    expect(last('draft')).toMatchObject({ actions: [1] });
    say({ options: [option(5)], draft: true });
    await breathe();
    const asked = Line.last.of('draft').length;
    await line.takeBack();
    expect(line.draft).toEqual([]);
    expect(line.shown).toBe(line.frame);
    expect(Line.last.of('draft')).toHaveLength(asked);
  });

  test('can be cleared at once', async () => {
    const line = await begun();
    line.clear();
    expect([line.draft, line.composed]).toEqual([[], null]);
  });

  test('that is refused stays as it was', async () => {
    const line = await begun();
    void line.pick(option(5));
    refuse('draft', 'not-legal');
    await breathe();
    expect(line.draft).toEqual([1]);
    expect(line.shown?.decision?.options.map((one) => one.a)).toEqual([5, 6]);
    expect(line.refused?.code).toBe('not-legal');
    // A later frame asks for the draft that stands, not for the refused one.
    say({ options: [option(1)], facts: COMPOSE });
    expect(last('draft')).toMatchObject({ actions: [1] });
  });

  test('is worked out anew when a rival answers the same question', async () => {
    const line = await begun();
    say({ options: [option(1), option(2)], facts: COMPOSE });
    expect(Line.last.of('draft')).toHaveLength(2);
    expect(last('draft')).toMatchObject({ seq: 5, actions: [1] });
    say({ options: [option(9)], draft: true });
    await breathe();
    expect(line.draft).toEqual([1]);
    expect(line.shown?.decision?.options.map((one) => one.a)).toEqual([9]);
  });

  test('is dropped when the question changes or is gone', async () => {
    const one = await begun();
    say({ seq: 6, options: [option(1)], facts: COMPOSE });
    expect([one.draft, one.composed]).toEqual([[], null]);
    const two = await begun();
    say({ options: null });
    expect([two.draft, two.composed]).toEqual([[], null]);
  });

  test('that answers an old question is not shown', async () => {
    const line = seated({ options: [option(1)], facts: COMPOSE });
    void line.pick(option(1));
    say({ seq: 6, options: [option(2)], facts: COMPOSE });
    say({ seq: 5, options: [option(5)], draft: true });
    await breathe();
    expect(line.draft).toEqual([]);
    expect(line.shown?.decision?.options.map((one) => one.a)).toEqual([2]);
    expect(line.busy).toBe(false);
  });

  test('shows the answer to the latest wish only', async () => {
    const line = seated({ options: [option(1)], facts: COMPOSE });
    void line.pick(option(1));
    // The rival's frame makes the line ask again; the first answer is out of date by then.
    say({ options: [option(1)], facts: COMPOSE });
    say({ options: [option(5)], draft: true });
    await breathe();
    expect(line.composed).toBeNull();
    expect(line.busy).toBe(true);
    say({ options: [option(6)], draft: true });
    await breathe();
    expect(line.shown?.decision?.options.map((one) => one.a)).toEqual([6]);
    expect(line.busy).toBe(false);
  });
});

describe('the log', () => {
  test('grows by the events of each frame and starts anew when a frame brings one', () => {
    const line = seated({ more: { log: [{ key: 'began' }] } });
    say({ seq: 6, more: { events: [{ key: 'rode' }, { key: 'robbed' }] } });
    expect(line.log.map((event) => event.key)).toEqual(['began', 'rode', 'robbed']);
    say({ seq: 5, more: { log: [{ key: 'began' }], events: [{ key: 'undone' }] } });
    expect(line.log.map((event) => event.key)).toEqual(['began']);
  });
});

describe('looking back', () => {
  const told = (at: number): void =>
    Line.last.say({
      type: 'history',
      id: Line.last.of('history').find((sent) => sent['at'] === at)?.id,
      at,
      of: 40,
      view: { seat: 1, turn: at, standings: [], zones: [], scene: null },
      events: [],
      decision: null,
      result: null,
    });

  test('shows the past instead of the present until one comes back', async () => {
    const line = seated({ options: [option(3)] });
    void line.look(12);
    told(12);
    await breathe();
    expect([line.shown?.view.turn, line.moments, line.shownAt]).toEqual([12, 40, 12]);
    void line.pick(option(3));
    expect(Line.last.of('act')).toEqual([]);
    await line.look(null);
    expect(line.shown).toBe(line.frame);
  });

  test('shows the past to who composes as well', async () => {
    const line = seated({ options: [option(3)], facts: { draft: 1 } });
    void line.pick(option(3));
    say({ options: null, draft: true });
    await breathe();
    void line.look(12);
    told(12);
    await breathe();
    expect(line.shown?.view.turn).toBe(12);
    await line.look(null);
    expect(line.shown).toBe(line.composed);
  });

  test('shows the moment asked for last, in whichever order the answers come', async () => {
    const line = seated({});
    void line.look(12);
    void line.look(13);
    told(13);
    told(12);
    await breathe();
    expect(line.shown?.view.turn).toBe(13);
  });
});

test('a refusal of nothing in particular is shown', () => {
  const line = seated({});
  Line.last.say({ type: 'refused', code: 'frozen', params: {} });
  expect(line.refused?.code).toBe('frozen');
  expect(others.at(-1)?.type).toBe('refused');
});
