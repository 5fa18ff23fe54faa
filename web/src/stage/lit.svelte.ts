/**
 * Lighting: the elements that an option refers to can be chosen by mouse, touch, keyboard and
 * screen reader. A scene only puts `data-ref` on what it draws; everything else happens here.
 */
import type { Option } from '../wire/gen';

export interface LitSpec {
  /** What may be chosen now. */
  options: Option[];
  /** The action that was just pressed and is not yet answered. */
  pressed: number | null;
  /** The action a hint points at. */
  hinted: number[];
  /** What an option is called. */
  label: (option: Option) => string;
  /** What an element with this ref is called. */
  name: (ref: string) => string;
  pick: (option: Option) => void;
}

export interface Menu {
  ref: string;
  options: Option[];
  x: number;
  y: number;
}

const ARROWS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Attributes we lend to a lit element and take back afterwards. */
const LENT = ['role', 'tabindex', 'aria-label', 'aria-haspopup'] as const;

type Drawn = HTMLElement | SVGElement;

/** The words an element shows; its spoken name must hold them, or speaking to it would fail. */
function visible(node: Node): string {
  if (node.nodeType === Node.TEXT_NODE) return node.textContent ?? '';
  const text = [...node.childNodes].map(visible).join('').replace(/\s+/g, ' ').trim();
  return text.length <= 60 ? text : '';
}

/** Whether *name* says *words* already, signs and case aside. */
function says(name: string, words: string): boolean {
  const plain = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N} ]/gu, '');
  return plain(name).includes(plain(words));
}

export class Lit {
  /** Options whose ref nobody has drawn, or that have none: buttons of the prompt bar. */
  loose: Option[] = $state.raw([]);
  /** Rises whenever other things than before are lit. */
  painted = $state(0);
  menu: Menu | null = $state.raw(null);
  inspected: string | null = $state(null);
  #root: HTMLElement | null = null;
  #spec: LitSpec | null = null;
  #byRef = new Map<string, Option[]>();
  #lent = new Map<Element, Map<string, string | null>>();
  #queued = false;
  #hold = 0;
  #held = false;

  /** A Svelte attachment for the element that holds the board: `{@attach lit.stage}`. */
  stage = (root: HTMLElement): (() => void) => {
    this.#root = root;
    const watch = new MutationObserver(() => this.#queue());
    watch.observe(root, { childList: true, subtree: true, attributeFilter: ['data-ref'] });
    root.addEventListener('click', this.#click);
    root.addEventListener('keydown', this.#key);
    root.addEventListener('contextmenu', this.#context);
    root.addEventListener('pointerdown', this.#press);
    for (const end of ['pointerup', 'pointercancel', 'pointermove'] as const)
      root.addEventListener(end, this.#release);
    this.#queue();
    return () => {
      watch.disconnect();
      root.removeEventListener('click', this.#click);
      root.removeEventListener('keydown', this.#key);
      root.removeEventListener('contextmenu', this.#context);
      root.removeEventListener('pointerdown', this.#press);
      for (const end of ['pointerup', 'pointercancel', 'pointermove'] as const)
        root.removeEventListener(end, this.#release);
      this.#root = null;
      this.#lent.clear();
    };
  };

  /** Light what *spec* says from now on. */
  show(spec: LitSpec): void {
    this.#spec = spec;
    this.#byRef = new Map();
    for (const option of spec.options) {
      if (!option.ref) continue;
      const there = this.#byRef.get(option.ref);
      if (there) there.push(option);
      else this.#byRef.set(option.ref, [option]);
    }
    if (this.menu && !this.menu.options.every((one) => spec.options.some((o) => o.a === one.a)))
      this.menu = null;
    this.#queue();
  }

  #queue(): void {
    if (this.#queued) return;
    this.#queued = true;
    queueMicrotask(() => {
      this.#queued = false;
      this.#paint();
    });
  }

  #paint(): void {
    const root = this.#root;
    const spec = this.#spec;
    if (!root || !spec) return;
    const drawn = new Set<string>();
    const before = new Set(this.#lent.keys());
    let isChanged = false;
    for (const element of root.querySelectorAll<Drawn>('[data-ref]')) {
      const ref = element.dataset['ref'] ?? '';
      const options = this.#byRef.get(ref);
      if (!options) {
        this.#dim(element);
        continue;
      }
      drawn.add(ref);
      isChanged ||= !before.delete(element);
      this.#light(element, ref, options, spec);
    }
    for (const element of [...this.#lent.keys()])
      if (!root.contains(element)) this.#lent.delete(element);
    const loose = spec.options.filter((option) => !option.ref || !drawn.has(option.ref));
    const same =
      loose.length === this.loose.length && loose.every((one, at) => one === this.loose[at]);
    if (!same) this.loose = loose;
    if (!same || isChanged || before.size) this.painted += 1;
  }

  #light(element: Drawn, ref: string, options: Option[], spec: LitSpec): void {
    if (!this.#lent.has(element))
      this.#lent.set(
        element,
        new Map(LENT.map((attribute) => [attribute, element.getAttribute(attribute)])),
      );
    const first = options[0];
    const one = options.length === 1 && first;
    let label = one ? spec.label(first) : spec.name(ref);
    const own = this.#lent.get(element)?.get('aria-label') ?? '';
    for (const words of [own, visible(element)])
      if (words && !says(label, words)) label = `${label}. ${words}`;
    const set = (name: string, value: string) => {
      if (element.getAttribute(name) !== value) element.setAttribute(name, value);
    };
    set('data-lit', options.some((o) => spec.hinted.includes(o.a)) ? 'hint' : 'yes');
    set('data-action', options.map((o) => o.a).join(' '));
    set('role', 'button');
    set('tabindex', '0');
    set('aria-label', label);
    if (one) element.removeAttribute('aria-haspopup');
    else set('aria-haspopup', 'menu');
    if (options.some((o) => o.a === spec.pressed)) set('data-pressed', '');
    else element.removeAttribute('data-pressed');
  }

  #dim(element: Drawn): void {
    const lent = this.#lent.get(element);
    if (!lent) return;
    this.#lent.delete(element);
    element.removeAttribute('data-lit');
    element.removeAttribute('data-pressed');
    element.removeAttribute('data-action');
    for (const [attribute, before] of lent) {
      if (before === null) element.removeAttribute(attribute);
      else element.setAttribute(attribute, before);
    }
  }

  #at(target: EventTarget | null): Drawn | null {
    return target instanceof Element ? target.closest<Drawn>('[data-ref]') : null;
  }

  /** The nearest element at *target* that is lit, else the nearest that has a ref. */
  #meant(target: EventTarget | null): Drawn | null {
    if (!(target instanceof Element)) return null;
    return target.closest<Drawn>('[data-lit]') ?? this.#at(target);
  }

  /** Choose what *ref* stands for; with several answers a menu opens beside it. */
  choose(ref: string, element?: Element | null): void {
    const options = this.#byRef.get(ref);
    const spec = this.#spec;
    const only = options?.[0];
    if (!options || !spec || !only) return;
    if (options.length === 1) {
      this.menu = null;
      spec.pick(only);
      return;
    }
    const box = (element ?? this.find(ref))?.getBoundingClientRect();
    this.menu = { ref, options, x: box ? box.left + box.width / 2 : 0, y: box ? box.bottom : 0 };
  }

  /** The drawn element of *ref*. */
  find(ref: string): Drawn | null {
    return this.#root?.querySelector<Drawn>(`[data-ref="${CSS.escape(ref)}"]`) ?? null;
  }

  /** Close the menu and give the keyboard back to where it was. */
  closeMenu(): void {
    const ref = this.menu?.ref;
    this.menu = null;
    if (ref) this.find(ref)?.focus();
  }

  #click = (event: MouseEvent): void => {
    if (event.defaultPrevented) return;
    if (this.#held) {
      this.#held = false;
      return;
    }
    const target = event.target as Element;
    if (target.closest('button, a, input, select, textarea, summary, label')) {
      const control = target.closest('button, a, input, select, textarea, summary, label');
      if (!control?.hasAttribute('data-ref')) return;
    }
    const around = target.closest<Drawn>('[data-for]');
    const element = this.#meant(target);
    const ref = element?.dataset['ref'];
    // A zone that can be chosen is chosen by a click anywhere on it.
    if (around && !(ref && this.#byRef.has(ref))) {
      const zone = around.dataset['for'] ?? '';
      if (this.#byRef.has(zone)) {
        this.choose(zone);
        return;
      }
    }
    if (!element || !ref) {
      this.menu = null;
      return;
    }
    if (this.#byRef.has(ref)) this.choose(ref, element);
    else this.inspected = ref;
  };

  #context = (event: MouseEvent): void => {
    const ref = this.#at(event.target)?.dataset['ref'];
    if (!ref) return;
    event.preventDefault();
    this.inspected = ref;
  };

  #press = (event: PointerEvent): void => {
    this.#held = false;
    if (event.pointerType === 'mouse') return;
    const ref = this.#at(event.target)?.dataset['ref'];
    if (!ref) return;
    window.clearTimeout(this.#hold);
    this.#hold = window.setTimeout(() => {
      this.#held = true;
      this.inspected = ref;
    }, 550);
  };

  #release = (event: PointerEvent): void => {
    if (event.type === 'pointermove' && Math.hypot(event.movementX, event.movementY) < 4) return;
    window.clearTimeout(this.#hold);
  };

  #key = (event: KeyboardEvent): void => {
    if (event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey) return;
    const element =
      this.#at(event.target) ?? (event.target as Element).closest<Drawn>('[data-answer]');
    if (!element) return;
    const ref = element.dataset['ref'] ?? '';
    if (ref && (event.key === 'Enter' || event.key === ' ') && element.hasAttribute('data-lit')) {
      event.preventDefault();
      this.choose(ref, element);
    } else if (ref && (event.key === '?' || event.key === 'i')) {
      event.preventDefault();
      this.inspected = ref;
    } else if (event.key in ARROWS && this.go(element, event.key)) event.preventDefault();
  };

  /** Every lit element and every answer a scene has drawn itself, in the order of the document. */
  all(): Drawn[] {
    return [...(this.#root?.querySelectorAll<Drawn>('[data-lit], [data-answer]') ?? [])];
  }

  /** Move the keyboard to the nearest lit element in the direction of an arrow key. */
  go(from: Element, arrow: string): boolean {
    const way = ARROWS[arrow];
    if (!way) return false;
    const [dx, dy] = way;
    const centre = (element: Element): [number, number] => {
      const box = element.getBoundingClientRect();
      return [box.left + box.width / 2, box.top + box.height / 2];
    };
    const [x, y] = centre(from);
    let best: Drawn | null = null;
    let least = Infinity;
    for (const element of this.all()) {
      if (element === from) continue;
      const [ox, oy] = centre(element);
      const along = (ox - x) * dx + (oy - y) * dy;
      const across = Math.abs((ox - x) * dy) + Math.abs((oy - y) * dx);
      if (along <= 1) continue;
      const far = along + across * 2.5;
      if (far < least) [best, least] = [element, far];
    }
    if (!best) {
      const all = this.all();
      const here = all.indexOf(from as Drawn);
      best = all[(here + (dx + dy > 0 ? 1 : all.length - 1)) % all.length] ?? null;
    }
    best?.focus();
    best?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    return best !== null;
  }
}
