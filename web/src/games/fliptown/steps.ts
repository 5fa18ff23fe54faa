/** Several answers given in one go: each waits for the frame in which it becomes possible. */
import type { Option } from '../../wire/gen';

/** Whether an option is the answer that is meant. */
export type Step = (option: Option) => boolean;

export class Steps {
  #waiting: Step[] = [];

  constructor(private readonly pick: (option: Option) => void) {}

  /** Give the first of *steps* at once if *options* hold it, and the others as they become possible. */
  play(options: readonly Option[], steps: readonly Step[]): void {
    const [first, ...others] = steps;
    const found = first && options.find(first);
    if (!found) return;
    this.#waiting = others;
    this.pick(found);
  }

  /** Give *steps* from the next frame on. */
  wait(steps: readonly Step[]): void {
    this.#waiting = [...steps];
  }

  /** A frame came with *options*: give the next answer, or drop all if it is not among them. */
  arrive(options: readonly Option[]): void {
    const [wanted, ...others] = this.#waiting;
    if (!wanted || options.length === 0) return;
    const found = options.find(wanted);
    this.#waiting = found ? others : [];
    if (found) window.setTimeout(() => this.pick(found), 0);
  }
}
