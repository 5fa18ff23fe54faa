/**
 * The store of one table: for every seat of ours a socket, its latest frame, its draft, its
 * log and a cursor into history. What is shown is always a function of one frame.
 */
import {
  SPECTATOR,
  type ClockNote,
  type Decision,
  type Facts,
  type Frame as LiveFrame,
  type Option,
  type Result,
  type Told,
  type View,
} from './gen';
import type { GameEvent } from './l10n.svelte';
import { SeatSocket, type Message, type Status } from './socket';

/** What is drawn: the present, a draft, or a moment of the past. */
export interface Frame {
  seq: number;
  draft: boolean;
  view: View;
  events: GameEvent[];
  decision: Decision | null;
  result: Result | null;
  undo: string;
  /** Whom the table waits for. */
  pending: number[];
  clocks?: ClockNote[];
  /** Where the scores come from, for the seats whose scores may be known in full. */
  points?: Record<string, [string, number][]>;
}

export interface Refused {
  code: string;
  params: Facts;
}

/** One seat of ours (or a watcher's chair), and everything it has been told. */
export class SeatLine {
  frame: Frame | null = $state.raw(null);
  composed: Frame | null = $state.raw(null);
  draft: number[] = $state.raw([]);
  past: Frame | null = $state.raw(null);
  cursor: number | null = $state(null);
  /** Which moment `past` is; the cursor runs ahead of it until the server has answered. */
  shownAt = $state(0);
  log: GameEvent[] = $state.raw([]);
  /** How many moments the history has, once somebody asked. */
  moments = $state(0);
  status: Status = $state('connecting');
  pressed: number | null = $state(null);
  refused: Refused | null = $state.raw(null);
  /** Whether an answer or a draft of ours is under way; nothing can be chosen meanwhile. */
  busy = $state(false);
  #socket: SeatSocket;
  /** An answer of ours is on record, and the frame that shows it is on its way. */
  #waits = false;
  /** The draft as it shall be; ahead of `draft` while the server works it out. */
  #wanted: number[] = [];
  /** Counts the drafts asked for: only the answer to the latest one counts. */
  #turn = 0;
  #latest: Promise<void> = Promise.resolve();

  constructor(
    readonly table: string,
    readonly token: string | null,
    private readonly other: (message: Message, line: SeatLine) => void,
  ) {
    this.#socket = new SeatSocket(
      table,
      token,
      (message) => this.#hear(message),
      (status) => (this.status = status),
    );
  }

  /** The frame to draw: the past if one looks back, the draft if one composes, else the present. */
  get shown(): Frame | null {
    return this.past ?? this.composed ?? this.frame;
  }

  /** The seat number, once the server has told it. */
  get seat(): number {
    return this.frame?.view.seat ?? SPECTATOR;
  }

  /** Whether the seat owes an answer now. */
  get asked(): boolean {
    return this.frame?.decision !== null && this.frame !== null;
  }

  /** Whether what is asked is composed step by step before it counts. */
  get composing(): boolean {
    return this.draft.length > 0 || this.frame?.decision?.facts['draft'] === 1;
  }

  /** Whether the draft as it stands may be handed in. */
  get ready(): boolean {
    if (this.draft.length === 0 || !this.composed) return false;
    const decision = this.composed.decision;
    return decision === null || decision.facts['commit'] === 1;
  }

  #hear(message: Message): void {
    if (message.type !== 'frame') {
      // A refusal of nothing in particular: the table is frozen, the token void.
      if (message.type === 'refused' && !message.id) this.#refuse(message);
      this.other(message, this);
      return;
    }
    const frame = message as unknown as LiveFrame & Frame;
    if (frame.draft) return;
    const before = this.frame;
    this.frame = frame;
    if (this.#waits) {
      this.#waits = false;
      this.busy = false;
      this.pressed = null;
    }
    // After a hello, or when somebody took something back, the log starts anew.
    if (frame.log) this.log = frame.log as GameEvent[];
    else if (frame.events.length) this.log = [...this.log, ...frame.events];
    if (!before || before.seq !== frame.seq || frame.decision === null) this.#dropDraft();
    else if (this.#wanted.length) void this.#compose(this.#wanted);
    this.other(message, this);
  }

  #dropDraft(): void {
    this.#turn += 1;
    // Whoever still waits for a draft has nothing more to wait for.
    this.#latest = Promise.resolve();
    this.#wanted = [];
    this.draft = [];
    this.composed = null;
  }

  /** Ask what *actions* would lead to; done when the latest draft asked for is answered. */
  #compose(actions: number[]): Promise<void> {
    this.#latest = this.#work(actions);
    return this.#latest;
  }

  async #work(actions: number[]): Promise<void> {
    if (!this.frame) return;
    if (actions.length === 0) {
      this.#dropDraft();
      return;
    }
    const seq = this.frame.seq;
    const turn = ++this.#turn;
    this.#wanted = actions;
    const answer = await this.#socket.ask({ type: 'draft', seq, actions });
    if (turn !== this.#turn) return this.#latest;
    if (this.frame.seq !== seq) return;
    if (answer.type === 'frame') {
      this.composed = answer as unknown as Frame;
      this.draft = actions;
    } else {
      this.#wanted = this.draft;
      this.#refuse(answer);
    }
  }

  #refuse(answer: Message): void {
    this.refused = {
      code: typeof answer['code'] === 'string' ? answer['code'] : 'other',
      params: (answer['params'] ?? {}) as Facts,
    };
  }

  /** Choose an option of what is shown: one step of a draft, or an answer at once. */
  async pick(option: Option): Promise<void> {
    if (this.busy || this.past || !this.frame) return;
    const decision = (this.composed ?? this.frame).decision;
    if (!decision?.options.some((one) => one.a === option.a)) return;
    this.refused = null;
    if (!this.composing) return this.act([option.a], option.a);
    const list = [...this.draft, option.a];
    if (option.facts['commit'] === 1) return this.act(list, option.a);
    this.busy = true;
    this.pressed = option.a;
    await this.#compose(list);
    this.pressed = null;
    this.busy = false;
  }

  /** Hand in a whole list of answers. */
  async act(actions: number[], pressed: number | null = null): Promise<void> {
    const frame = this.frame;
    if (!frame || this.busy || actions.length === 0) return;
    this.busy = true;
    this.pressed = pressed;
    const answer = await this.#socket.ask({ type: 'act', seq: frame.seq, actions });
    if (answer.type === 'refused') {
      this.busy = false;
      this.pressed = null;
      this.#refuse(answer);
    } else {
      this.refused = null;
      // Until the frame that follows an answer, nothing shown may be chosen any more.
      this.#waits = this.frame?.seq === frame.seq && this.frame.decision !== null;
      if (!this.#waits) {
        this.busy = false;
        this.pressed = null;
      }
    }
  }

  /** Hand in the draft. */
  commit(): Promise<void> {
    return this.act(this.draft);
  }

  /** Take back the last step of the draft. */
  async takeBack(): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    this.refused = null;
    await this.#compose(this.draft.slice(0, -1));
    this.busy = false;
  }

  /** Drop the whole draft. */
  clear(): void {
    if (!this.busy) this.#dropDraft();
  }

  /** Any other command; a refusal is shown and given back. */
  async ask(message: Message): Promise<Message> {
    const answer = await this.#socket.ask(message);
    if (answer.type === 'refused') this.#refuse(answer);
    else this.refused = null;
    return answer;
  }

  /** Look at the table as it was after journal entry *at*; null comes back to the present. */
  async look(at: number | null, seat: number | null = null): Promise<void> {
    this.cursor = at;
    if (at === null) {
      this.past = null;
      return;
    }
    const answer = await this.ask({ type: 'history', at, ...(seat === null ? {} : { seat }) });
    if (this.cursor !== at || answer.type === 'refused') return;
    const told = answer as unknown as Told;
    this.moments = told.of;
    this.shownAt = at;
    this.past = {
      seq: 0,
      draft: false,
      view: told.view,
      events: told.events as GameEvent[],
      decision: told.decision,
      result: told.result,
      undo: '',
      pending: [],
    };
  }

  /** Learn how long the history is by now, as *seat* saw it or as we did. */
  async measure(seat: number | null = null): Promise<void> {
    const answer = await this.#socket.ask({
      type: 'history',
      at: 0,
      ...(seat === null ? {} : { seat }),
    });
    if (answer.type === 'history') this.moments = (answer as unknown as Told).of;
  }

  close(): void {
    this.#socket.close();
  }
}
