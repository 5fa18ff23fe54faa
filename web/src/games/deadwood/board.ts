/** How large the board is, from the plots it has. A plot is two columns wide and one row high. */
import type { DeadwoodLot } from '../../wire/gen';

export interface Size {
  /** In half plots. */
  columns: number;
  rows: number;
}

/** The smallest board that holds every plot. */
export function size(lots: readonly DeadwoodLot[]): Size {
  return {
    columns: Math.max(0, ...lots.map((lot) => lot.x + 2)),
    rows: Math.max(0, ...lots.map((lot) => lot.y + 1)),
  };
}

/** Where a point given in sixths of a plot lies, in hundredths of the board. */
export function share(x: number, y: number, board: Size): { left: number; top: number } {
  return { left: (100 * x) / (3 * board.columns), top: (100 * y) / (6 * board.rows) };
}
