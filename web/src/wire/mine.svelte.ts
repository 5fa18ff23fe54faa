/** The tables this browser sits at, running and finished, with the keys to their seats. */

export interface MySeat {
  seat: number;
  token: string;
}

export interface MyTable {
  table: string;
  game: string;
  seats: MySeat[];
  made: number;
  seen: number;
  over: boolean;
  /** Whether it is somebody's guided first game. */
  guided?: boolean;
  /** What was asked for at its start, for a rematch. */
  wish?: string;
}

const KEY = 'tabletown.tables';
const MOST = 60;

function load(): MyTable[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(kept) ? (kept as MyTable[]) : [];
  } catch {
    return [];
  }
}

let tables = $state.raw(load());

function keep(next: MyTable[]): void {
  tables = next.sort((a, b) => b.seen - a.seen).slice(0, MOST);
  try {
    localStorage.setItem(KEY, JSON.stringify(tables));
  } catch {
    // Without storage the links still work.
  }
}

export const mine = {
  get all(): MyTable[] {
    return tables;
  },
  find: (table: string): MyTable | undefined => tables.find((one) => one.table === table),
  put(table: MyTable): void {
    keep([table, ...load().filter((one) => one.table !== table.table)]);
  },
  update(table: string, change: Partial<MyTable>): void {
    keep(load().map((one) => (one.table === table ? { ...one, ...change } : one)));
  },
  /** Add the key to one seat, however we came by it. */
  sit(table: string, game: string, seat: MySeat): void {
    const known = load().find((one) => one.table === table);
    const now = Date.now();
    const seats = (known?.seats ?? []).filter(
      (one) => one.seat !== seat.seat && one.token !== seat.token,
    );
    const base = known ?? { table, game, made: now, over: false };
    this.put({ ...base, seen: now, seats: [...seats, seat].sort((a, b) => a.seat - b.seat) });
  },
  forget(table: string): void {
    keep(load().filter((one) => one.table !== table));
  },
};

window.addEventListener('storage', (event) => {
  if (event.key === KEY) tables = load();
});
