import { describe, expect, test } from 'vitest';
import { applied } from '../../src/wire/change';
import type { Frame, FrameChange, Option, Piece, Zone } from '../../src/wire/gen';

const piece = (ref: string, count = 1): Piece => ({
  ref,
  key: `card-${ref}`,
  owner: -1,
  count,
  face: '',
  marks: [],
  facts: {},
});

const zone = (ref: string, ...pieces: Piece[]): Zone => ({
  ref,
  kind: 'row',
  key: ref,
  owner: -1,
  pieces,
  columns: 0,
  facts: { n: 1 },
});

const option = (a: number, ref = ''): Option => ({
  a,
  do: 'play',
  ref,
  text: '',
  args: {},
  facts: {},
});

const base: Frame = {
  type: 'frame',
  rev: 4,
  seq: 2,
  draft: false,
  view: {
    seat: 0,
    turn: 1,
    standings: [{ seat: 0, score: 3, facts: {} }],
    zones: [zone('hand', piece('a'), piece('b')), zone('deck', piece('c'))],
    scene: {
      round: 1,
      sheets: [
        { cash: 1, stops: [1, 2] },
        { cash: 5, stops: [] },
      ],
    },
  },
  events: [{ key: 'begun' }],
  decision: { ask: 'turn', about: '', facts: { draft: 1 }, options: [option(1), option(2)] },
  result: null,
  undo: 'nothing-to-undo',
  pending: [0],
  clocks: [{ seat: 0, left_ms: 5, is_running: true }],
  points: { '0': [['cards', 3]] },
  log: [{ key: 'begun' }],
};

const change = (more: Partial<FrameChange>): FrameChange => ({
  type: 'frame',
  rev: 5,
  base: 4,
  seq: 3,
  draft: false,
  events: [],
  ...more,
});

describe('what is absent', () => {
  test('is as it was, and the very same object', () => {
    const frame = applied(base, change({}));
    expect(frame.view).toBe(base.view);
    expect(frame.decision).toBe(base.decision);
    expect(frame).toMatchObject({ rev: 5, seq: 3, undo: 'nothing-to-undo', pending: [0] });
    expect(frame.points).toBe(base.points);
  });

  test('is not there where it belongs to one frame alone', () => {
    const frame = applied(base, change({}));
    expect(frame.events).toEqual([]);
    expect(frame).not.toHaveProperty('clocks');
    expect(frame).not.toHaveProperty('log');
    expect(frame).not.toHaveProperty('base');
  });

  test('points that are none are absent, as in a whole frame', () => {
    expect(applied(base, change({ points: {} }))).not.toHaveProperty('points');
  });
});

describe('zones', () => {
  test('a changed piece takes the place of the one with its ref; the rest is shared', () => {
    const view = { changed: [{ ref: 'hand', pieces: [piece('b', 7)] }] };
    const [hand, deck] = applied(base, change({ view })).view.zones;
    expect(hand?.pieces.map((one) => [one.ref, one.count])).toEqual([
      ['a', 1],
      ['b', 7],
    ]);
    expect(hand?.pieces[0]).toBe(base.view.zones[0]?.pieces[0]);
    expect(deck).toBe(base.view.zones[1]);
  });

  test('an order says which pieces there are and how they lie', () => {
    const view = { changed: [{ ref: 'hand', pieces: [piece('x')], order: ['x', 'a'] }] };
    const [hand] = applied(base, change({ view })).view.zones;
    expect(hand?.pieces.map((one) => one.ref)).toEqual(['x', 'a']);
    expect(hand?.facts).toEqual({ n: 1 });
  });

  test('a zone can come whole, be new, and go', () => {
    const view = { zones: [zone('deck'), zone('street', piece('s'))], order: ['street', 'deck'] };
    const { zones } = applied(base, change({ view })).view;
    expect(zones.map((one) => one.ref)).toEqual(['street', 'deck']);
    expect(zones[1]?.pieces).toEqual([]);
  });

  test('facts of a zone are replaced whole', () => {
    const view = { changed: [{ ref: 'hand', facts: { m: 2 } }] };
    expect(applied(base, change({ view })).view.zones[0]?.facts).toEqual({ m: 2 });
  });
});

describe('scene', () => {
  test('a value is put at the end of its path; what lies beside it is shared', () => {
    const view = { scene: [[['sheets', 1, 'cash'], 6]] as [(string | number)[], unknown][] };
    const frame = applied(base, change({ view }));
    const before = base.view.scene as { sheets: object[] };
    const scene = frame.view.scene as { round: number; sheets: object[] };
    expect(scene).toEqual({
      round: 1,
      sheets: [
        { cash: 1, stops: [1, 2] },
        { cash: 6, stops: [] },
      ],
    });
    expect(scene.sheets[0]).toBe(before.sheets[0]);
    expect(before.sheets[1]).toEqual({ cash: 5, stops: [] });
  });

  test('an empty path replaces it', () => {
    const view = { scene: [[[], { other: 1 }]] as [(string | number)[], unknown][] };
    expect(applied(base, change({ view })).view.scene).toEqual({ other: 1 });
  });
});

describe('decision', () => {
  test('null asks nothing', () => {
    expect(applied(base, change({ decision: null })).decision).toBeNull();
  });

  test('after nothing was asked it comes whole', () => {
    const silent = { ...base, decision: null };
    const decision = { ask: 'word', about: 'x', facts: {}, options: [option(9), option(3)] };
    expect(applied(silent, change({ decision })).decision).toEqual(decision);
  });

  test('options change in their places, come and go by their numbers', () => {
    const decision = { options: [option(2, 'lit'), option(7)], order: [7, 2] };
    const now = applied(base, change({ decision })).decision;
    expect(now?.ask).toBe('turn');
    expect(now?.facts).toEqual({ draft: 1 });
    expect(now?.options).toEqual([option(7), option(2, 'lit')]);
    const again = applied(base, change({ decision: { options: [option(2, 'lit')] } })).decision;
    expect(again?.options).toEqual([option(1), option(2, 'lit')]);
  });
});

test('the frame it builds on is left as it was', () => {
  const copy = structuredClone(base);
  const view = { turn: 2, changed: [{ ref: 'hand', order: ['b'] }], scene: [] };
  applied(base, change({ view, decision: { order: [2] }, pending: [1] }));
  expect(base).toEqual(copy);
});
