import { expect, test } from 'vitest';
import { share, size } from '../../src/games/deadwood/board';
import type { DeadwoodLot } from '../../src/wire/gen';

const lot = (x: number, y: number) => ({ x, y }) as DeadwoodLot;

test('the board is as large as its plots reach; a plot is two columns wide', () => {
  expect(size([lot(0, 0), lot(5, 1), lot(2, 3)])).toEqual({ columns: 7, rows: 4 });
  expect(size([])).toEqual({ columns: 0, rows: 0 });
});

test('a corner is given in sixths of a plot', () => {
  const board = { columns: 14, rows: 6 };
  // The right edge of the second plot of a row, the lower edge of the third row.
  expect(share(12, 18, board)).toEqual({ left: (100 * 4) / 14, top: 50 });
  expect(share(42, 36, board)).toEqual({ left: 100, top: 100 });
});
