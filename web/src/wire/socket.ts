/**
 * One seat's socket: it says hello, keeps itself alive, comes back after a drop, and makes
 * sure that every command is answered exactly once, however often it had to be sent.
 */

import { applied } from './change';
import { CLOSED, type Frame, type FrameChange } from './gen';

export type Status = 'connecting' | 'open' | 'lost' | 'closed';

export interface Message {
  type: string;
  id?: string;
  [field: string]: unknown;
}

/** Commands that must reach the table even through a drop; the rest is asked anew or given up. */
const LASTING = new Set(['act', 'undo', 'chat', 'seat', 'consent']);
/** With these the server knows us and says no; asking again would not help. */
const FINAL: readonly number[] = [
  CLOSED.BAD_TOKEN,
  CLOSED.NO_WATCHING,
  CLOSED.UNKNOWN_TABLE,
  CLOSED.FROZEN,
];
const PATIENCE = 20_000;
const HEARTBEAT = 15_000;

interface Waiting {
  text: string;
  type: string;
  settle: (answer: Message) => void;
}

let counter = 0;
const here = crypto.getRandomValues(new Uint32Array(2)).join('');

/** An id no other command of any client has. */
export function uniqueId(): string {
  counter += 1;
  return `${here}.${Date.now().toString(36)}.${counter}`;
}

export class SeatSocket {
  status: Status = 'connecting';
  #socket: WebSocket | null = null;
  #waiting = new Map<string, Waiting>();
  #rev = -1;
  /** The last frame that was no draft, whole; frames may carry only what changed since. */
  #live: Frame | null = null;
  #greeted = false;
  #tries = 0;
  #timer = 0;
  #beat = 0;
  #heard = 0;

  constructor(
    readonly table: string,
    readonly token: string | null,
    private readonly onMessage: (message: Message) => void,
    private readonly onStatus: (status: Status) => void,
  ) {
    this.#connect();
    window.addEventListener('online', this.#hurry);
    document.addEventListener('visibilitychange', this.#hurry);
  }

  #hurry = (): void => {
    if (document.visibilityState === 'hidden' || this.status !== 'lost') return;
    // A call that is being answered already is not hung up for another one.
    if (this.#socket?.readyState === WebSocket.CONNECTING) return;
    this.#tries = 0;
    window.clearTimeout(this.#timer);
    this.#connect();
  };

  #become(status: Status): void {
    if (this.status === status) return;
    this.status = status;
    this.onStatus(status);
  }

  #connect(): void {
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    const socket = new WebSocket(
      `${scheme}://${location.host}/ws/tables/${encodeURIComponent(this.table)}`,
    );
    this.#socket?.close();
    this.#socket = socket;
    this.#greeted = false;
    socket.onopen = () => this.#hello();
    socket.onmessage = (event: MessageEvent<string>) => {
      this.#heard = Date.now();
      this.#receive(JSON.parse(event.data) as Message);
    };
    socket.onclose = (event) => {
      if (this.#socket === socket) this.#dropped(event.code);
    };
  }

  #dropped(code: number): void {
    window.clearInterval(this.#beat);
    this.#socket = null;
    this.#greeted = false;
    if (this.status === 'closed') return;
    if (FINAL.includes(code)) {
      this.close();
      return;
    }
    this.#become('lost');
    const wait = Math.min(150 * 1.7 ** this.#tries, 5_000) * (0.8 + 0.4 * Math.random());
    this.#tries += 1;
    this.#timer = window.setTimeout(() => this.#connect(), wait);
  }

  #hello(): void {
    this.#rev = -1;
    this.#live = null;
    this.#greeted = false;
    this.#send({ type: 'hello', token: this.token, deltas: true });
    window.clearInterval(this.#beat);
    this.#heard = Date.now();
    this.#beat = window.setInterval(() => {
      if (Date.now() - this.#heard > HEARTBEAT * 2.5) this.#socket?.close();
      else this.#send({ type: 'ping' });
    }, HEARTBEAT);
  }

  #send(message: Message): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }

  #receive(message: Message): void {
    if (message.type === 'frame') {
      const whole = this.#frame(message);
      if (!whole) return;
      message = whole;
      this.#open();
    }
    if (message.type === 'pong' && this.#rev >= 0 && (message['rev'] as number) > this.#rev)
      this.#hello();
    this.#settle(message);
    this.onMessage(message);
  }

  /** The whole frame that came; null for one that is old, or does not follow what we have. */
  #frame(message: Message): Message | null {
    const rev = message['rev'] as number;
    const base = message['base'];
    // What builds on a frame from before our hello is of no use: the whole is on its way.
    if (base !== undefined && !this.#live) return null;
    const isGap = this.#rev >= 0 && rev > this.#rev + 1;
    if (isGap || (base !== undefined && base !== this.#live?.rev)) {
      this.#hello();
      return null;
    }
    if (rev <= this.#rev) return null;
    this.#rev = rev;
    let frame = message as unknown as Frame;
    if (base !== undefined && this.#live)
      frame = applied(this.#live, message as unknown as FrameChange);
    if (!frame.draft) this.#live = frame;
    return frame as unknown as Message;
  }

  #settle(message: Message): void {
    let id = message.id;
    // A draft is answered by a frame, which names no id; answers come in the order of questions.
    if (message.type === 'frame' && message['draft'] === true)
      id = [...this.#waiting].find(([, waiting]) => waiting.type === 'draft')?.[0];
    const waiting = id === undefined ? undefined : this.#waiting.get(id);
    if (!waiting || id === undefined) return;
    this.#waiting.delete(id);
    waiting.settle(message);
  }

  #open(): void {
    if (this.#greeted) return;
    this.#greeted = true;
    this.#tries = 0;
    this.#become('open');
    for (const [id, waiting] of [...this.#waiting]) {
      if (LASTING.has(waiting.type)) this.#socket?.send(waiting.text);
      else {
        this.#waiting.delete(id);
        waiting.settle({ type: 'refused', id, code: 'connection-lost', params: {} });
      }
    }
  }

  /** Send a command; the promise settles with its ack, its refusal or its answer. */
  ask(message: Message): Promise<Message> {
    const id = uniqueId();
    const text = JSON.stringify({ ...message, id });
    return new Promise((settle) => {
      this.#waiting.set(id, { text, type: message.type, settle });
      if (this.#greeted) this.#socket?.send(text);
      if (LASTING.has(message.type)) return;
      window.setTimeout(() => {
        if (this.#waiting.delete(id))
          settle({ type: 'refused', id, code: 'no-answer', params: {} });
      }, PATIENCE);
    });
  }

  /** Leave for good. */
  close(): void {
    this.#become('closed');
    window.clearTimeout(this.#timer);
    window.clearInterval(this.#beat);
    window.removeEventListener('online', this.#hurry);
    document.removeEventListener('visibilitychange', this.#hurry);
    this.#socket?.close();
    this.#socket = null;
    for (const [id, waiting] of this.#waiting)
      waiting.settle({ type: 'refused', id, code: 'connection-lost', params: {} });
    this.#waiting.clear();
  }
}
