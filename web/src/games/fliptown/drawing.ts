/** What every part of the map needs to know besides its own piece. */
import type { L10n, Names } from '../../wire/l10n.svelte';

export interface Near {
  region: string;
  /** Gold in all, a change of suit included. */
  cost: number;
}

export interface Drawing {
  l10n: L10n;
  names: Names;
  /** Sites the cards reach, or would reach, by ref. */
  near: ReadonlyMap<string, Near>;
  /** What the options of the question cost in gold, by ref. */
  prices: ReadonlyMap<string, number>;
  /** What the options cost in cash, as a face, by ref. */
  dollars: ReadonlyMap<string, string>;
  /** Whether a near site can be chosen outright. */
  canGo: boolean;
  goTo: (region: string, site: string) => void;
}

/** A smooth line through points. */
export function curve(points: [number, number][]): string {
  return points
    .map(([x, y], at) => {
      const before = points[at - 1];
      if (!before) return `M${x} ${y}`;
      const middle = (before[0] + x) / 2;
      return `C${middle} ${before[1]} ${middle} ${y} ${x} ${y}`;
    })
    .join('');
}
