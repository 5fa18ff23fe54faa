/** What every part of the map needs to know besides its own piece. */
import type { Piece } from '../../wire/gen';
import type { L10n, Names } from '../../wire/l10n.svelte';
import type { Near } from './reach';

export interface Drawing {
  l10n: L10n;
  names: Names;
  /** Sites the cards reach, or would reach, by ref. */
  near: ReadonlyMap<string, Near>;
  /** What the options of the question cost, by ref: belongings in cash, all else in gold. */
  prices: ReadonlyMap<string, number>;
  /** Whether a near site can be chosen outright. */
  canGo: boolean;
  goTo: (region: string, site: string) => void;
}

/** The word of a piece's ref: `l2c` of `chamber:l2c`. */
export function word(piece: Piece): string {
  return piece.ref.split(':')[1] ?? '';
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
