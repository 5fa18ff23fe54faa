/** Where a chamber of the Mine lies; its word is its level and its letter, such as `l2c`. */
export interface Chamber {
  /** From 1, downwards. */
  level: number;
  /** From 0, to the right. */
  place: number;
}

export function chamber(word: string): Chamber {
  return { level: Number(word[1]), place: word.charCodeAt(2) - 'a'.charCodeAt(0) };
}
