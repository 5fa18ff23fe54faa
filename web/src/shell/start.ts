/** Making a table, and making the same table again. */
import type { TableWanted } from '../wire/gen';
import { mine } from '../wire/mine.svelte';
import { rest } from '../wire/rest';
import { go, replace } from './route.svelte';

/** Ask the server for a table, remember our seats, and sit down. */
export async function start(wish: TableWanted, guided = false): Promise<void> {
  const made = await rest.create(wish);
  const now = Date.now();
  mine.put({
    table: made.table,
    game: wish.game,
    seats: made.seats.flatMap((one) => (one.token ? [{ seat: one.seat, token: one.token }] : [])),
    made: now,
    seen: now,
    over: false,
    guided,
    wish: JSON.stringify(wish),
  });
  const path = `t/${made.table}`;
  if (guided) replace(path);
  else go(path);
}

/** The address a friend opens to take an open seat, or to watch. */
export function invitation(table: string): string {
  return `${location.origin}/#/t/${encodeURIComponent(table)}`;
}

/** The address that carries a seat with it; the fragment never reaches a server. */
export function seatLink(table: string, token: string): string {
  return `${invitation(table)}/${encodeURIComponent(token)}`;
}
