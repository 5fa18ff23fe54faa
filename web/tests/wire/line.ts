/** A WebSocket whose other end is the test: it opens, speaks and breaks when told to. */
import { vi } from 'vitest';

export interface Sent {
  type: string;
  id?: string;
  [field: string]: unknown;
}

export class Line {
  static readonly CONNECTING = 0;
  static readonly OPEN = 1;
  static readonly CLOSING = 2;
  static readonly CLOSED = 3;
  /** Every connection that was opened, in order. */
  static all: Line[] = [];

  readyState = Line.CONNECTING;
  sent: Sent[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;

  constructor(readonly address: string) {
    Line.all.push(this);
  }

  static get last(): Line {
    const line = Line.all.at(-1);
    if (!line) throw new Error('nobody has called yet');
    return line;
  }

  send(text: string): void {
    if (this.readyState !== Line.OPEN) throw new Error('sent on a line that is not open');
    this.sent.push(JSON.parse(text) as Sent);
  }

  close(): void {
    if (this.readyState === Line.CLOSED) return;
    this.drop(1000);
  }

  /** The server answers the call. */
  open(): void {
    this.readyState = Line.OPEN;
    this.onopen?.();
  }

  /** The server says *message*. */
  say(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }

  /** The connection breaks. */
  drop(code = 1006): void {
    this.readyState = Line.CLOSED;
    this.onclose?.({ code });
  }

  /** What was sent of one type. */
  of(type: string): Sent[] {
    return this.sent.filter((message) => message.type === type);
  }
}

/** Let every WebSocket of this test be a Line, and time pass only when told to. */
export function useLines(): void {
  Line.all = [];
  vi.stubGlobal('WebSocket', Line);
  vi.useFakeTimers();
  // Waiting times are spread by chance; here they are in the middle.
  vi.spyOn(Math, 'random').mockReturnValue(0.5);
}
