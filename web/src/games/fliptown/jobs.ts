/** What a card of the line-up is used for. */
export const JOBS = ['suit', 'value', 'poker'] as const;
export type Job = (typeof JOBS)[number];
