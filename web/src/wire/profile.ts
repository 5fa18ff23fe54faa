/** What this browser's player has achieved over many games. */

const KEY = 'tabletown.profile';

interface Kept {
  /** The details of each finished solo game, by table. */
  games: Record<string, Record<string, unknown>>;
}

function load(): Kept {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    return { games: {}, ...(kept as Partial<Kept>) };
  } catch {
    return { games: {} };
  }
}

/** Remember how a game at *table* went. */
export function remember(table: string, game: string, details: Record<string, unknown>): void {
  if (!Array.isArray(details['achievements'])) return;
  const kept = load();
  const { achievements, cowbot, won, difficulty } = details;
  kept.games[table] = { game, achievements, cowbot, won, difficulty };
  try {
    localStorage.setItem(KEY, JSON.stringify(kept));
  } catch {
    // A browser that keeps nothing forgets achievements too.
  }
}

/** Every achievement of *game* this browser has seen, and the rivals beaten alone. */
export function achieved(game: string): { achievements: number[]; beaten: string[] } {
  const achievements = new Set<number>();
  const beaten = new Set<string>();
  for (const one of Object.values(load().games)) {
    if (one['game'] !== game) continue;
    for (const number of one['achievements'] as number[]) achievements.add(number);
    if (one['won'] === true && typeof one['cowbot'] === 'string') beaten.add(one['cowbot']);
  }
  return { achievements: [...achievements].sort((a, b) => a - b), beaten: [...beaten] };
}
