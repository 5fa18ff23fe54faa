/**
 * Everything around the game at one table: our seats, who else is there, what was said, and
 * which of our seats may look now. Several seats on one device share it behind a curtain.
 */
import type { ChatNote, HintNote, PlayedNote, Proposal, SeatGiven, TableNote } from './gen';
import { mine } from './mine.svelte';
import { settings } from './settings.svelte';
import type { Message } from './socket';
import { SeatLine } from './table.svelte';

export class Room {
  note: TableNote | null = $state.raw(null);
  said: ChatNote[] = $state.raw([]);
  /** Whose words are not shown here. */
  muted: number[] = $state.raw([]);
  proposal: Proposal | null = $state.raw(null);
  lines: SeatLine[] = $state.raw([]);
  /** Which of our lines is on screen; null behind the curtain. */
  active: number | null = $state(null);
  hint: HintNote | null = $state.raw(null);
  given: SeatGiven | null = $state.raw(null);
  /** What was answered for one of us while nobody was there, until it has been read. */
  played: PlayedNote | null = $state.raw(null);
  /** When the latest news of the clocks came. */
  told = $state(0);

  constructor(
    readonly table: string,
    tokens: (string | null)[],
  ) {
    this.lines = tokens.map(
      (token) => new SeatLine(table, token, (message, line) => this.#hear(message, line)),
    );
    this.active = this.lines.length === 1 || !settings.curtain ? 0 : null;
  }

  get line(): SeatLine | null {
    return this.active === null ? null : (this.lines[this.active] ?? null);
  }

  /** What was said by those who are not muted. */
  get heard(): ChatNote[] {
    return this.said.filter((one) => !this.muted.includes(one.seat));
  }

  /** Stop showing what *seat* says, or show it again. */
  mute(seat: number): void {
    this.muted = this.muted.includes(seat)
      ? this.muted.filter((one) => one !== seat)
      : [...this.muted, seat];
  }

  /** Whether several people share this device. */
  get shared(): boolean {
    return this.lines.length > 1;
  }

  /** Which of our seats should look next: the one on screen while it is asked, else the next. */
  get next(): number {
    const count = this.lines.length;
    const from = this.active ?? this.#last;
    for (let step = 0; step < count; step += 1) {
      const index = (from + step) % count;
      if (this.lines[index]?.asked) return index;
    }
    return this.active ?? this.#last;
  }

  #last = 0;

  #hear(message: Message, line: SeatLine): void {
    const first = line === this.lines[0] || this.lines.length <= 1;
    if (message.type === 'table') {
      if (first || !this.note) this.note = message as unknown as TableNote;
      this.told = Date.now();
      const note = message as unknown as TableNote;
      if (line.token && note.you !== null)
        mine.sit(this.table, note.game, { seat: note.you, token: line.token });
      if (this.note?.over) mine.update(this.table, { over: true });
    } else if (message.type === 'chat' && first) {
      // After a drop the server repeats what was said.
      const note = message as unknown as ChatNote;
      const isKnown = this.said.some((one) => one.at_ms === note.at_ms && one.seat === note.seat);
      if (!isKnown) this.said = [...this.said, note];
    } else if (message.type === 'proposal') {
      const proposal = message as unknown as Proposal;
      this.proposal = proposal.state === 'open' ? proposal : null;
    } else if (message.type === 'played') {
      this.played = message as unknown as PlayedNote;
    } else if (message.type === 'frame') {
      if (this.hint && this.hint.seq !== line.frame?.seq) this.hint = null;
      if (this.note && line.frame) {
        const { pending, clocks, result } = line.frame;
        this.note = { ...this.note, pending, clocks: clocks ?? [], over: result !== null };
        this.told = Date.now();
      }
      this.#pass();
    }
  }

  /** When the seat on screen is done and another of ours is asked, the curtain falls. */
  #pass(): void {
    if (!this.shared) return;
    const line = this.line;
    if (!line || line.asked || line.past || line.frame?.result) return;
    const next = this.next;
    if (next === this.active) return;
    this.#last = next;
    this.active = settings.curtain ? null : next;
  }

  /** Somebody of ours sits down in front of the screen. */
  reveal(index: number): void {
    this.#last = index;
    this.active = index;
  }

  /** Hide everything until *index* sits down. */
  veil(index: number): void {
    this.#last = index;
    this.active = settings.curtain ? null : index;
  }

  async askHint(): Promise<void> {
    const answer = await this.line?.ask({ type: 'hint' });
    if (answer?.type === 'hint') this.hint = answer as unknown as HintNote;
  }

  async seat(what: string, seat: number | null = null, level = ''): Promise<void> {
    const message: Message = { type: 'seat', do: what };
    if (seat !== null) message['seat'] = seat;
    if (level) message['level'] = level;
    const line = this.line ?? this.lines[0];
    const answer = await line?.ask(message);
    if (answer?.type === 'seat') this.given = answer as unknown as SeatGiven;
  }

  close(): void {
    for (const line of this.lines) line.close();
  }
}
