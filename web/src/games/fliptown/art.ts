/** Little drawings of the map, each a path on its own field. */

/** The covered wagon that rides the Trail, on a field of 40 × 28. */
export const WAGON = {
  cover: 'M4 14C3 5 9 2 13 5C16 1 22 1 25 5C29 2 35 5 35 14Z',
  box: 'M3 14H37L34 20H6Z',
  wheels:
    'M11 17a5 5 0 110 10 5 5 0 010-10zm0 3.5a1.5 1.5 0 100 3 1.5 1.5 0 000-3zM29 17a5 5 0 110 10 5 5 0 010-10zm0 3.5a1.5 1.5 0 100 3 1.5 1.5 0 000-3z',
};

/** The four kinds of robbery, on a field of 24 × 24. */
export const LOOT = [
  'M6 4l2-2 1 2 2-1 0 2c1 1 1 3 0 5 3-1 6-1 9-5 3 5 1 12-5 13l0 4h2v1h-4v-5h-2v4h2v1h-4v-5C5 16 4 12 5 9L2 8l3-2zM7 6a1 1 0 100 1.6A1 1 0 007 6z',
  'M1 8l3-3 3 2c4 1 9 0 13 0 2 0 3 2 3 5v5h-1v-4h-1v8h-3v-6c-3 1-6 1-8 0v6H7v-8C5 12 4 12 3 11zM3 4l1-2 1 2zm3 1l2-2 0 2zM4 7.5a.8.8 0 100 1.5.8.8 0 000-1.5z',
  'M3 4h15l2 3v8h2v2h-1.2a3.5 3.5 0 01-6.6 0H9.8a3.5 3.5 0 01-6.6 0H1v-2h2zm2 3v4h4V7zm6 0v4h4V7zM6.5 14.500a1.6 1.6 0 100 3.200 1.6 1.6 0 000-3.200zm11 0a1.6 1.6 0 100 3.200 1.6 1.6 0 000-3.200z',
  'M3 5h8V3h3v2h2l1 6h3v6h-1.3a3 3 0 01-5.9 0h-2.6a3 3 0 01-5.9 0H3zm3 3v4h5V8zm1.3 7.5a1.2 1.2 0 100 2.400 1.2 1.2 0 000-2.400zm8.500 0a1.2 1.2 0 100 2.400 1.2 1.2 0 000-2.400zM2 20.5h20V22H2z',
];

export const RANKS = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K'];

/** The symbol of each region, and of each belonging. */
export const SUITS: Record<string, string> = {
  trail: 'hearts',
  badlands: 'spades',
  mine: 'diamonds',
  town: 'clubs',
  cemetery: 'grave',
};
export const THINGS: Record<string, string> = {
  'work-horse': 'horseshoe',
  'trail-horse': 'horse',
  'gold-pan': 'pan',
  pickaxe: 'pickaxe',
  bandana: 'cowboy',
  pistol: 'gun',
  rifle: 'bullet',
  protection: 'shield',
  shovel: 'grave',
  'bank-red': 'hearts',
  'bank-black': 'spades',
  'outlaw-j': 'jail',
  'outlaw-q': 'jail',
  'outlaw-k': 'jail',
};
