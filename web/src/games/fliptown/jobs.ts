/** What the cards of the line-up are used for, and how a card dragged to a job shifts the others. */
export const JOBS = ['suit', 'value', 'poker'] as const;
export type Job = (typeof JOBS)[number];
/** Which slot of the line-up has which job, as far as that is settled. */
export type Given = Partial<Record<Job, string>>;

/** The slot that is neither *one* nor *two*; nothing while there is none. */
export function third(slots: readonly string[], one: string, two: string): string {
  return slots.find((slot) => slot !== one && slot !== two) ?? '';
}

/** The jobs once the card of *slot* is put to *job*; the last card takes the job that is left. */
export function dropped(given: Given, slot: string, job: Job, slots: readonly string[]): Given {
  const next: Given = { ...given };
  for (const one of JOBS) if (next[one] === slot) delete next[one];
  next[job] = slot;
  if (next.suit && next.value) next.poker = third(slots, next.suit, next.value);
  else if (next.suit && next.poker) next.value = third(slots, next.suit, next.poker);
  else if (next.value && next.poker) next.suit = third(slots, next.value, next.poker);
  return next;
}
