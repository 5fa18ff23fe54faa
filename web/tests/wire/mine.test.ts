import { beforeEach, expect, test } from 'vitest';
import { mine, type MyTable } from '../../src/wire/mine.svelte';

const table = (name: string, seen: number): MyTable => ({
  table: name,
  game: 'deadwood',
  seats: [],
  made: seen,
  seen,
  over: false,
});

beforeEach(() => {
  for (const one of mine.all) mine.forget(one.table);
});

test('the table seen last comes first, and sixty are kept', () => {
  for (let nth = 0; nth < 70; nth += 1) mine.put(table(`t${nth}`, nth));
  expect(mine.all).toHaveLength(60);
  expect(mine.all[0]?.table).toBe('t69');
  expect(mine.find('t9')).toBeUndefined();
});

test('a key to a seat replaces the one we had, in the order of the seats', () => {
  mine.sit('t', 'deadwood', { seat: 2, token: 'two' });
  mine.sit('t', 'deadwood', { seat: 0, token: 'zero' });
  mine.sit('t', 'deadwood', { seat: 2, token: 'new' });
  expect(mine.find('t')?.seats).toEqual([
    { seat: 0, token: 'zero' },
    { seat: 2, token: 'new' },
  ]);
});

test('a link whose seat was not known yet is replaced once it is', () => {
  mine.sit('t', 'deadwood', { seat: -1, token: 'key' });
  mine.sit('t', 'deadwood', { seat: 1, token: 'key' });
  expect(mine.find('t')?.seats).toEqual([{ seat: 1, token: 'key' }]);
});

test('a finished table stays, a forgotten one does not, and storage knows both', () => {
  mine.put(table('t', 1));
  mine.update('t', { over: true });
  expect(mine.find('t')?.over).toBe(true);
  expect(localStorage.getItem('tabletown.tables')).toContain('"over":true');
  mine.forget('t');
  expect(mine.all).toEqual([]);
  expect(localStorage.getItem('tabletown.tables')).toBe('[]');
});
