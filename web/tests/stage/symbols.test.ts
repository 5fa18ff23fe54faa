import { expect, test } from 'vitest';
import { glyphs, SYMBOLS } from '../../src/stage/symbols';

const printed = (face: string): string =>
  glyphs(face)
    .map(({ kind, value }) => `${kind}:${value}`)
    .join(' ');

test.each([
  ['2$', 'text:2 symbol:$'],
  ['-1star', 'text:−1 symbol:star'],
  ['+3gold', 'text:+3 symbol:gold'],
  ['2/5/9silver', 'text:2/5/9 symbol:silver'],
  ['no-gun', 'crossed:gun'],
  ['~2gun', 'text:~2 symbol:gun'],
  ['die×2', 'symbol:die text:×2'],
  ['poster | skull → 1$', 'symbol:poster gap:| symbol:skull symbol:→ text:1 symbol:$'],
  ['card or gold', 'symbol:card gap:/ symbol:gold'],
  ['whatever', 'text:whatever'],
  ['7', 'text:7'],
  ['', ''],
])('%j is printed as %s', (face, wanted) => {
  expect(printed(face)).toBe(wanted);
});

test('synonyms are one drawing', () => {
  expect(SYMBOLS.get('money')).toBe(SYMBOLS.get('$'));
  expect(SYMBOLS.get('hearts')).not.toBe(SYMBOLS.get('spades'));
});
