import { afterEach, expect, test } from 'vitest';
import { go, replace, where } from '../../src/shell/route.svelte';

afterEach(() => {
  location.hash = '';
});

/** The address was changed, by us or by the reader. */
const changed = (): boolean => window.dispatchEvent(new HashChangeEvent('hashchange'));

test.each([
  ['', { page: '', parts: [] }],
  ['#/', { page: '', parts: [] }],
  ['#/new/fliptown/solo', { page: 'new', parts: ['fliptown', 'solo'] }],
  ['#/t/a%20b/k%2Fey', { page: 't', parts: ['a b', 'k/ey'] }],
  ['#/rulings/deadwood/DW-R07', { page: 'rulings', parts: ['deadwood', 'DW-R07'] }],
])('%s is read as its page and parts', (hash, route) => {
  location.hash = hash;
  changed();
  expect(where.now).toEqual(route);
});

test('going somewhere is a step of the browser, replacing the address is none', () => {
  go('rules/deadwood');
  changed();
  const steps = history.length;
  expect(where.now).toEqual({ page: 'rules', parts: ['deadwood'] });
  replace('t/table');
  expect(where.now).toEqual({ page: 't', parts: ['table'] });
  expect(location.hash).toBe('#/t/table');
  expect(history.length).toBe(steps);
});

test('audit L10: an address that nobody can have meant is read as it stands', () => {
  location.hash = '#/%/a%2';
  changed();
  expect(where.now).toEqual({ page: '%', parts: ['a%2'] });
});
