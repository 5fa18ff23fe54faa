import { describe, expect, test } from 'vitest';
import { answer, opensPair } from '../../src/games/paperback/typing';
import type { Option } from '../../src/wire/gen';

const card = (a: number, face: string): Option => ({
  a,
  do: 'lay',
  ref: `hand:${a}`,
  text: '',
  args: {},
  facts: { face },
});
const wild = (a: number, letter: string, verb = 'lay-as'): Option => ({
  a,
  do: verb,
  ref: '',
  text: '',
  args: { letter },
  facts: {},
});

describe('a typed letter', () => {
  test('lays the card with that letter, in whichever case it is typed', () => {
    const options = [card(1, 'A'), card(2, 'Ł')];
    expect(answer(options, 'ł')?.a).toBe(2);
    expect(answer(options, 'A')?.a).toBe(1);
    expect(answer(options, 'x')).toBeUndefined();
  });

  test('prefers a card with that letter to a wild that stands for it', () => {
    expect(answer([wild(1, 'e'), card(2, 'E')], 'e')?.a).toBe(2);
    expect(answer([wild(1, 'e'), card(2, 'F')], 'e')?.a).toBe(1);
    expect(answer([wild(1, 'e', 'type')], 'e')?.a).toBe(1);
  });

  test('takes the next letter along when a card has both', () => {
    const options = [card(1, 'T'), card(2, 'TH')];
    expect(answer(options, 't', 'h')?.a).toBe(2);
    expect(answer(options, 't', 'e')?.a).toBe(1);
    expect(answer(options, 't')?.a).toBe(1);
  });

  test('is worth waiting for another one only if a card of two letters begins with it', () => {
    const options = [card(1, 'T'), card(2, 'QU'), wild(3, 'th')];
    expect(opensPair(options, 'Q')).toBe(true);
    expect(opensPair(options, 't')).toBe(false);
  });
});
