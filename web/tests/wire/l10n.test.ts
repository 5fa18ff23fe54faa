import { beforeEach, describe, expect, test } from 'vitest';
import type { Facts, Option, View } from '../../src/wire/gen';
import { figure, L10n, type Names } from '../../src/wire/l10n.svelte';

let l10n: L10n;
const NOBODY: Names = { seats: [], view: null };

beforeEach(() => {
  l10n = new L10n();
});

describe('plurals', () => {
  test.each([
    ['en', 'free seats', [0, 2, 5, 12, 22]],
    ['en', 'free seat', [1]],
    ['pl', 'wolne miejsce', [1]],
    ['pl', 'wolne miejsca', [2, 4, 22, 34, 102]],
    ['pl', 'wolnych miejsc', [0, 5, 11, 12, 14, 21, 112]],
    ['pl', 'wolnego miejsca', [1.5]],
    ['cs', 'volné místo', [1]],
    ['cs', 'volná místa', [2, 3, 4]],
    ['cs', 'volného místa', [1.5]],
    ['cs', 'volných míst', [0, 5, 12, 22, 112]],
  ] as const)('in %s it is “%s” for %j', async (language, words, counts) => {
    await l10n.use(language);
    for (const count of counts) {
      const text = l10n.t('lobby-free', { count });
      expect(text.replace(/^[\d.,]+ /, '')).toBe(words);
    }
  });
});

describe('words', () => {
  test('the language of the document follows, and a missing message is its id', async () => {
    await l10n.use('pl');
    expect(document.documentElement.lang).toBe('pl');
    expect(l10n.t('no-such-message')).toBe('no-such-message');
    expect(l10n.maybe('no-such-message')).toBe('');
  });

  test('a ref is what a reader calls the thing', async () => {
    await l10n.use('en', 'deadwood');
    const names: Names = { seats: ['Ada', ''], view: null };
    expect(l10n.ref('building:bank', names)).toBe('Bank');
    expect(l10n.ref('seat:s0', names)).toBe('Ada');
    expect(l10n.ref('seat:s1', names)).toBe('Player 2');
    expect(l10n.ref('thing:nobody-knows', names)).toBe('nobody knows');
    expect(l10n.ref('thing:none', names)).toBe('–');
  });

  test('a ref that the catalogue does not know is called after its piece', async () => {
    await l10n.use('en', 'deadwood');
    const piece = { ref: 'plot:x', key: 'building-bank' };
    const view = { zones: [{ ref: 'zone:town', key: 'zone-town', pieces: [piece] }] };
    const names = { seats: [], view: view as unknown as View };
    expect(l10n.ref('plot:x', names)).toBe('Bank');
  });

  test('games share families of messages; the game spoken of now comes first', async () => {
    await l10n.use('en', 'fliptown');
    expect(l10n.t('do-done')).toBe('End the turn');
    await l10n.use('en', 'deadwood');
    expect(l10n.t('do-done')).toBe('That is all');
    await l10n.use('en', 'fliptown');
    expect(l10n.t('do-done')).toBe('End the turn');
  });

  test('who may not know a card reads the hidden form of what happened', async () => {
    await l10n.use('en', 'paperback');
    const names: Names = { seats: ['Ada'], view: null };
    const drew = (more: Facts) => l10n.event({ key: 'drew', seat: 'seat:s0', ...more }, names);
    expect(drew({ face: 'face:x' })).toMatch(/^Ada draws x\.$/i);
    expect(drew({})).toBe('Ada draws a card.');
    expect(l10n.event({ key: 'nobody-tells-this' }, names)).toBe('');
  });

  test('an option without words of its own is its text', async () => {
    await l10n.use('en');
    const option: Option = { a: 1, do: 'juggle', ref: '', text: 'juggle 3', args: {}, facts: {} };
    expect(l10n.option(option, NOBODY)).toBe('juggle 3');
  });

  test('a refusal nobody has words for names its code', async () => {
    await l10n.use('en');
    expect(l10n.why('as-yet-unknown', {}, NOBODY)).toBe('That was refused (as-yet-unknown).');
  });
});

test('a minus is a minus and not a hyphen', () => {
  expect([figure(-3), figure(12)]).toEqual(['−3', '12']);
});
