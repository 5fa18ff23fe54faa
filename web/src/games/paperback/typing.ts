/** Spelling by keyboard: which answer a typed letter stands for. */
import type { Facts, Option } from '../../wire/gen';

export interface Keys {
  /** The answers to choose from now. */
  options: Option[];
  /** What is written so far. */
  text: string;
  pick: (option: Option) => void;
}

const same = (one: Facts[string] | undefined, letter: string): boolean =>
  String(one ?? '').toLowerCase() === letter;

/**
 * The answer that lays *letter*: a card with that letter before a wild that stands for it.
 * Of *next*, what is typed after it, a card of two letters takes its second one.
 */
export function answer(options: Option[], letter: string, next = ''): Option | undefined {
  const typed = letter.toLowerCase();
  const lays = options.filter((option) => option.do === 'lay');
  return (
    (next
      ? lays.find((option) => same(option.facts['face'], typed + next.toLowerCase()))
      : undefined) ??
    lays.find((option) => same(option.facts['face'], typed)) ??
    options.find(
      (option) => ['lay-as', 'type'].includes(option.do) && same(option.args['letter'], typed),
    )
  );
}

/** Whether a card of two letters begins with *letter*, so that one more letter is worth waiting for. */
export const opensPair = (options: Option[], letter: string): boolean =>
  options.some((option) => {
    const face = String(option.facts['face'] ?? '');
    return option.do === 'lay' && face.length === 2 && same(face[0], letter.toLowerCase());
  });
