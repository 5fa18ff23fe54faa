/** On a small screen the part of a board that is asked about comes into sight. */
import { moves } from '../wire/settings.svelte';

/**
 * Scroll to what *selector* finds in *root*, on screens up to *width* only; for an effect, which
 * gets back how to call it off.
 */
export function bringIntoSight(
  root: HTMLElement | undefined,
  selector: string,
  width: string,
): (() => void) | undefined {
  if (!selector || !window.matchMedia(`(max-width: ${width})`).matches) return undefined;
  // A frame later the board has found its width.
  const later = requestAnimationFrame(() =>
    root
      ?.querySelector(selector)
      ?.scrollIntoView({ block: 'nearest', behavior: moves() ? 'smooth' : 'auto' }),
  );
  return () => cancelAnimationFrame(later);
}
