/** Where the cards lead, from the table of ways that the frame brings along. */
import type { FliptownReach } from '../../wire/gen';

export interface Near {
  region: string;
  /** Gold in all, a change of suit included. */
  cost: number;
}

export interface Look {
  /** The question asked now. */
  ask: string;
  /** The slot whose card the reader points at, or nothing. */
  slot: string;
  /** The slot of the suit card, once it is chosen. */
  suit: string;
}

/** Whether a way is shown: that of the card pointed at, else every one that is still open. */
function isMeant(way: FliptownReach, look: Look): boolean {
  if (look.ask === 'suit') return way.suit === look.slot;
  if (look.ask === 'value' && look.slot && look.slot !== look.suit) return way.value === look.slot;
  return true;
}

/** The sites to show with the least that each costs, by ref. */
export function near(ways: readonly FliptownReach[], look: Look): Map<string, Near> {
  const found = new Map<string, Near>();
  for (const way of ways.filter((one) => isMeant(one, look)))
    for (const [region, site, cost] of way.sites) {
      const there = found.get(site);
      if (!there || there.cost > cost) found.set(site, { region, cost });
    }
  return found;
}
