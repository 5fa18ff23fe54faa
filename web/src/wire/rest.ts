/** The HTTP calls of the table server. */
import type {
  Facts,
  GameOffered,
  Problem,
  SeatTaken,
  TableListed,
  TableMade,
  TableState,
  TableWanted,
} from './gen';

/** The server said no; *code* and *params* say why. */
export class Refusal extends Error {
  constructor(
    readonly code: string,
    readonly params: Facts,
    readonly sentence: string,
    readonly status: number,
  ) {
    super(sentence || code);
  }
}

async function call<T>(path: string, init: RequestInit = {}, token = ''): Promise<T> {
  const headers = new Headers(init.headers);
  headers.set('Accept-Language', document.documentElement.lang);
  if (init.body) headers.set('Content-Type', 'application/json');
  if (token) headers.set('Authorization', `Bearer ${token}`);
  let answer: Response;
  try {
    answer = await fetch(path, { ...init, headers });
  } catch {
    throw new Refusal('unreachable', {}, '', 0);
  }
  if (answer.ok) return (await answer.json()) as T;
  let body: Partial<Problem> = {};
  try {
    body = (await answer.json()) as Partial<Problem>;
  } catch {
    // Not our own answer, perhaps a proxy's; the status alone must do.
  }
  throw new Refusal(
    body.code ?? `http-${answer.status}`,
    body.params ?? {},
    body.text ?? '',
    answer.status,
  );
}

function post<T>(path: string, body: unknown, token = ''): Promise<T> {
  return call<T>(path, { method: 'POST', body: JSON.stringify(body) }, token);
}

const at = encodeURIComponent;

export const rest = {
  games: () => call<GameOffered[]>('/api/games'),
  create: (wish: TableWanted) => post<TableMade>('/api/tables', wish),
  lobby: () => call<TableListed[]>('/api/tables'),
  table: (table: string) => call<TableState>(`/api/tables/${at(table)}`),
  take: (table: string, seat: number, name: string) =>
    post<SeatTaken>(`/api/tables/${at(table)}/seats/${seat}`, { name }),
  journal: async (table: string, token: string): Promise<string> => {
    const headers = new Headers(token ? { Authorization: `Bearer ${token}` } : {});
    const answer = await fetch(`/api/tables/${at(table)}/journal`, { headers });
    if (!answer.ok) throw new Refusal(`http-${answer.status}`, {}, '', answer.status);
    return answer.text();
  },
};
