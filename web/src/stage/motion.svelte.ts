/** Motion from refs: what has the same ref before and after a frame glides to its new place. */
import { moves } from '../wire/settings.svelte';

type Drawn = HTMLElement | SVGElement;

const GLIDE = 420;
const MOST = 80;

function leaves(root: HTMLElement): Map<string, Drawn> {
  const found = new Map<string, Drawn>();
  for (const element of root.querySelectorAll<Drawn>('[data-ref]')) {
    const ref = element.dataset['ref'];
    if (ref && !found.has(ref) && !element.querySelector('[data-ref]')) found.set(ref, element);
  }
  return found;
}

/** How many of the element's own units make one pixel of the screen. */
function unit(element: Drawn): number {
  if (!(element instanceof SVGGraphicsElement) || element instanceof SVGSVGElement) return 1;
  const parent = element.parentNode;
  const matrix = parent instanceof SVGGraphicsElement ? parent.getScreenCTM() : null;
  return matrix && matrix.a ? 1 / matrix.a : 1;
}

export class Motion {
  #before = new Map<string, DOMRect>();
  #running: Animation[] = [];

  /** Remember where everything is, just before the frame changes. */
  measure(root: HTMLElement | null): void {
    this.#before.clear();
    if (!root || !moves()) return;
    for (const [ref, element] of leaves(root))
      this.#before.set(ref, element.getBoundingClientRect());
  }

  /** Let everything glide from where it was; what is new fades in. */
  play(root: HTMLElement | null): void {
    if (!root || this.#before.size === 0 || !moves()) return;
    this.#running = [];
    for (const [ref, element] of leaves(root)) {
      if (this.#running.length >= MOST) break;
      const old = this.#before.get(ref);
      const box = element.getBoundingClientRect();
      if (!old) {
        this.#run(element, [{ opacity: 0 }, { opacity: 1 }]);
        continue;
      }
      const dx = old.left - box.left;
      const dy = old.top - box.top;
      if (Math.abs(dx) + Math.abs(dy) < 3 || box.width === 0) continue;
      const scale = unit(element);
      this.#run(element, [
        { transform: `translate(${dx * scale}px, ${dy * scale}px)`, composite: 'add' },
        { transform: 'translate(0, 0)', composite: 'add' },
      ]);
    }
    this.#before.clear();
  }

  #run(element: Drawn, frames: Keyframe[]): void {
    this.#running.push(
      element.animate(frames, { duration: GLIDE, easing: 'cubic-bezier(.2,.8,.2,1)' }),
    );
  }

  /** Be done with it now. */
  skip(): void {
    for (const animation of this.#running) animation.finish();
    this.#running = [];
  }
}
