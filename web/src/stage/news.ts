/** What just happened, in a few lines for a board. */
import type { GameEvent, L10n, Names } from '../wire/l10n.svelte';

const MOST = 4;

/** The latest of *events* whose keys are among *told*, as sentences. */
export function news(
  events: readonly GameEvent[],
  told: readonly string[],
  l10n: L10n,
  names: Names,
): string[] {
  return events
    .filter((event) => told.includes(event.key))
    .map((event) => l10n.event(event, names))
    .filter((text) => text !== '')
    .slice(-MOST);
}
