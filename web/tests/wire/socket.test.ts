import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { SeatSocket, uniqueId, type Message, type Status } from '../../src/wire/socket';
import { Line, useLines } from './line';

let heard: Message[];
let statuses: Status[];
let dialled: SeatSocket[] = [];

function dial(token: string | null = 'key'): SeatSocket {
  const socket = new SeatSocket(
    'table 1',
    token,
    (message) => heard.push(message),
    (status) => statuses.push(status),
  );
  dialled.push(socket);
  return socket;
}

const frame = (rev: number, more: object = {}): object => ({
  type: 'frame',
  rev,
  draft: false,
  ...more,
});

/** Answer the latest call and send the first frame. */
function answer(rev = 1): Line {
  Line.last.open();
  Line.last.say(frame(rev));
  return Line.last;
}

/** What *promise* has come to by now; undefined while it is open. */
async function settled(promise: Promise<Message>): Promise<Message | undefined> {
  return Promise.race([promise, Promise.resolve(undefined)]);
}

beforeEach(() => {
  heard = [];
  statuses = [];
  useLines();
});

afterEach(() => {
  for (const socket of dialled) socket.close();
  dialled = [];
});

describe('greeting', () => {
  test('a call goes to the table and says hello with the token before anything else', () => {
    dial('secret');
    expect(Line.last.address).toMatch(/^ws:\/\/.*\/ws\/tables\/table%201$/);
    expect(Line.last.sent).toEqual([]);
    Line.last.open();
    expect(Line.last.sent).toEqual([{ type: 'hello', token: 'secret', deltas: true }]);
  });

  test('it is open with the first frame, not with the connection', () => {
    const socket = dial();
    Line.last.open();
    expect(socket.status).toBe('connecting');
    Line.last.say(frame(1));
    expect(socket.status).toBe('open');
    expect(statuses).toEqual(['open']);
  });

  test('a command asked before the first frame is sent once, after it', () => {
    const socket = dial();
    void socket.ask({ type: 'act', actions: [3] });
    Line.last.open();
    expect(Line.last.of('act')).toEqual([]);
    Line.last.say(frame(1));
    Line.last.say(frame(2));
    expect(Line.last.of('act')).toHaveLength(1);
  });
});

describe('answers', () => {
  test('a command is settled by the answer that bears its id, and by no other', async () => {
    const socket = dial();
    const line = answer();
    const one = socket.ask({ type: 'act', actions: [1] });
    const two = socket.ask({ type: 'act', actions: [2] });
    const [first, second] = line.of('act');
    expect(first?.id).not.toBe(second?.id);
    line.say({ type: 'ack', id: second?.id, seq: 8 });
    expect(await two).toMatchObject({ type: 'ack', seq: 8 });
    expect(await settled(one)).toBeUndefined();
    line.say({ type: 'refused', id: first?.id, code: 'not-legal', params: {} });
    expect(await one).toMatchObject({ type: 'refused', code: 'not-legal' });
  });

  test('drafts are settled by draft frames in the order they were asked', async () => {
    const socket = dial();
    const line = answer();
    const one = socket.ask({ type: 'draft', actions: [1] });
    const two = socket.ask({ type: 'draft', actions: [1, 2] });
    line.say(frame(2));
    expect(await settled(one)).toBeUndefined();
    line.say(frame(3, { draft: true, seq: 1 }));
    expect(await one).toMatchObject({ rev: 3 });
    expect(await settled(two)).toBeUndefined();
    line.say(frame(4, { draft: true, seq: 1 }));
    expect(await two).toMatchObject({ rev: 4 });
  });

  test('a question of the moment is given up after twenty seconds', async () => {
    const socket = dial();
    answer();
    const asked = socket.ask({ type: 'hint' });
    vi.advanceTimersByTime(19_999);
    expect(await settled(asked)).toBeUndefined();
    vi.advanceTimersByTime(1);
    expect(await asked).toMatchObject({ type: 'refused', code: 'no-answer' });
  });

  test('a move is never given up', async () => {
    const socket = dial();
    const line = answer();
    const asked = socket.ask({ type: 'act', actions: [1] });
    for (let minutes = 0; minutes < 10; minutes += 1) {
      vi.advanceTimersByTime(15_000);
      line.say({ type: 'pong', rev: 1 });
    }
    expect(await settled(asked)).toBeUndefined();
  });
});

describe('drops', () => {
  test.each(['act', 'undo', 'chat', 'seat', 'consent'])(
    'an unanswered %s is sent again, with the same id and once a connection',
    async (type) => {
      const socket = dial();
      const asked = socket.ask({ type, actions: [5] });
      const before = answer().of(type);
      Line.last.drop();
      vi.advanceTimersByTime(150);
      const line = answer();
      line.say(frame(2));
      expect(Line.all).toHaveLength(2);
      expect(before).toHaveLength(1);
      expect(line.of(type)).toEqual(before);
      line.say({ type: 'ack', id: before[0]?.id, seq: 3 });
      expect(await asked).toMatchObject({ type: 'ack' });
    },
  );

  test('what was answered before the drop is not sent again', async () => {
    const socket = dial();
    const line = answer();
    const asked = socket.ask({ type: 'act', actions: [5] });
    line.say({ type: 'ack', id: line.of('act')[0]?.id, seq: 3 });
    await asked;
    line.drop();
    vi.advanceTimersByTime(150);
    expect(answer().of('act')).toEqual([]);
  });

  test.each(['draft', 'hint', 'history'])('an unanswered %s is refused', async (type) => {
    const socket = dial();
    answer();
    const asked = socket.ask({ type });
    Line.last.drop();
    vi.advanceTimersByTime(150);
    expect(answer().of(type)).toEqual([]);
    expect(await asked).toMatchObject({ type: 'refused', code: 'connection-lost' });
  });

  test('each call that fails is waited for longer, up to five seconds', () => {
    const socket = dial();
    const waits: number[] = [];
    for (let tries = 0; tries < 10; tries += 1) {
      Line.last.drop();
      expect(socket.status).toBe('lost');
      const calls = Line.all.length;
      let wait = 0;
      while (Line.all.length === calls && wait < 20_000) {
        vi.advanceTimersByTime(1);
        wait += 1;
      }
      waits.push(wait);
    }
    expect(waits.slice(0, 3)).toEqual([150, 255, 433]);
    expect(waits).toEqual([...waits].sort((a, b) => a - b));
    expect(waits.at(-1)).toBe(5000);
  });

  test('after a greeting the waiting starts anew', () => {
    dial();
    for (let tries = 0; tries < 5; tries += 1) {
      Line.last.drop();
      vi.advanceTimersByTime(5000);
    }
    answer().drop();
    const calls = Line.all.length;
    vi.advanceTimersByTime(150);
    expect(Line.all).toHaveLength(calls + 1);
  });

  test.each([4401, 4403, 4404, 4409])('after code %i nobody calls again', async (code) => {
    const socket = dial();
    answer();
    const asked = socket.ask({ type: 'act', actions: [1] });
    Line.last.drop(code);
    expect(socket.status).toBe('closed');
    expect(await asked).toMatchObject({ type: 'refused', code: 'connection-lost' });
    vi.advanceTimersByTime(60_000);
    window.dispatchEvent(new Event('online'));
    expect(Line.all).toHaveLength(1);
  });

  test.each([1006, 1011, 4399, 4400, 4410])('after code %i it calls again', (code) => {
    dial();
    answer().drop(code);
    vi.advanceTimersByTime(150);
    expect(Line.all).toHaveLength(2);
  });

  test('news of the network changes nothing while the line is open', () => {
    dial();
    answer();
    window.dispatchEvent(new Event('online'));
    expect(Line.all).toHaveLength(1);
  });

  test('when the network comes back the waiting starts anew', () => {
    dial();
    for (let tries = 0; tries < 5; tries += 1) {
      Line.last.drop();
      vi.advanceTimersByTime(5000);
    }
    Line.last.drop();
    window.dispatchEvent(new Event('online'));
    Line.last.drop();
    const calls = Line.all.length;
    vi.advanceTimersByTime(150);
    expect(Line.all).toHaveLength(calls + 1);
  });

  test('when the network comes back it calls at once, but hangs up on no call under way', () => {
    dial();
    answer().drop();
    window.dispatchEvent(new Event('online'));
    expect(Line.all).toHaveLength(2);
    window.dispatchEvent(new Event('online'));
    expect(Line.all).toHaveLength(2);
    expect(Line.last.readyState).toBe(Line.CONNECTING);
  });

  test('the end of a connection that was replaced changes nothing', () => {
    const socket = dial();
    const old = answer();
    old.drop();
    vi.advanceTimersByTime(150);
    answer();
    old.onclose?.({ code: 1006 });
    expect(socket.status).toBe('open');
    vi.advanceTimersByTime(10_000);
    expect(Line.all).toHaveLength(2);
  });
});

describe('frames', () => {
  test('a gap between frames is closed by a new hello, and the frame after it is not shown', () => {
    dial();
    const line = answer(4);
    line.say(frame(6));
    expect(line.of('hello')).toHaveLength(2);
    expect(heard.map((message) => message['rev'])).toEqual([4]);
    line.say(frame(6));
    line.say(frame(7));
    expect(heard.map((message) => message['rev'])).toEqual([4, 6, 7]);
    expect(line.of('hello')).toHaveLength(2);
  });

  test('the very first frame counts too', () => {
    dial();
    const line = answer(0);
    line.say({ type: 'pong', rev: 1 });
    expect(line.of('hello')).toHaveLength(2);
    line.say(frame(0));
    line.say(frame(2));
    expect(line.of('hello')).toHaveLength(3);
  });

  test('a frame that came already is not shown twice', () => {
    dial();
    const line = answer(4);
    line.say(frame(4));
    line.say(frame(3));
    expect(heard).toHaveLength(1);
  });

  test('a pong that knows a newer frame is followed by a hello', () => {
    dial();
    const line = answer(4);
    line.say({ type: 'pong', rev: 4 });
    expect(line.of('hello')).toHaveLength(1);
    line.say({ type: 'pong', rev: 5 });
    expect(line.of('hello')).toHaveLength(2);
  });

  test('after a gap a move under way is sent again, lest the drop took it', () => {
    const socket = dial();
    const line = answer(1);
    void socket.ask({ type: 'act', actions: [1] });
    line.say(frame(9));
    line.say(frame(9));
    const [first, second, ...more] = line.of('act');
    expect(second).toEqual(first);
    expect(more).toEqual([]);
  });
});

describe('changes', () => {
  const change = (rev: number, base: number, more: object = {}): object => ({
    type: 'frame',
    rev,
    base,
    seq: 1,
    draft: false,
    events: [],
    ...more,
  });
  const revs = (): unknown[] => heard.map((message) => message['rev']);

  test('a change is heard as the whole frame that it makes of the last one', () => {
    dial();
    const line = answer(1);
    line.say(frame(2, { undo: 'undo-off', pending: [0] }));
    line.say(change(3, 2, { pending: [1] }));
    line.say(change(4, 3, { undo: '' }));
    expect(heard.at(-1)).toMatchObject({ rev: 4, undo: '', pending: [1] });
    expect(heard.at(-1)).not.toHaveProperty('base');
    expect(line.of('hello')).toHaveLength(1);
  });

  test('a draft builds on the last frame that was none, and nothing builds on a draft', async () => {
    const socket = dial();
    const line = answer(1);
    line.say(frame(2, { undo: 'undo-off', pending: [0] }));
    const one = socket.ask({ type: 'draft', actions: [1] });
    line.say(change(3, 2, { draft: true, undo: 'drafted' }));
    expect(await one).toMatchObject({ rev: 3, undo: 'drafted', pending: [0] });
    line.say(change(4, 2, { pending: [1] }));
    expect(heard.at(-1)).toMatchObject({ rev: 4, undo: 'undo-off', pending: [1] });
  });

  test('a change of a frame we do not have is not shown but asked anew, once', () => {
    dial();
    const line = answer(4);
    line.say(change(5, 3));
    expect(line.of('hello')).toHaveLength(2);
    // What was on its way before the hello arrived is passed over.
    line.say(change(6, 5));
    line.say(change(7, 6));
    expect(line.of('hello')).toHaveLength(2);
    line.say(frame(8));
    line.say(change(9, 8));
    expect(revs()).toEqual([4, 8, 9]);
  });

  test('after a drop nothing builds on what came before it', () => {
    dial();
    answer(4).drop();
    vi.advanceTimersByTime(150);
    Line.last.open();
    Line.last.say(change(5, 4));
    expect(revs()).toEqual([4]);
    Line.last.say(frame(5));
    expect(revs()).toEqual([4, 5]);
  });
});

describe('heartbeat', () => {
  test('it pings every fifteen seconds and hangs up on a line that went silent', () => {
    const socket = dial();
    const line = answer();
    vi.advanceTimersByTime(15_000);
    expect(line.of('ping')).toHaveLength(1);
    line.say({ type: 'pong', rev: 1 });
    vi.advanceTimersByTime(30_000);
    expect(line.of('ping')).toHaveLength(3);
    expect(socket.status).toBe('open');
    vi.advanceTimersByTime(15_000);
    expect(line.readyState).toBe(Line.CLOSED);
    expect(socket.status).toBe('lost');
  });
});

describe('leaving', () => {
  test('what waits is refused, and nothing is sent or dialled any more', async () => {
    const socket = dial();
    const line = answer();
    const asked = socket.ask({ type: 'act', actions: [1] });
    const said = line.sent.length;
    socket.close();
    expect(await asked).toMatchObject({ type: 'refused', code: 'connection-lost' });
    expect(line.readyState).toBe(Line.CLOSED);
    window.dispatchEvent(new Event('online'));
    document.dispatchEvent(new Event('visibilitychange'));
    vi.advanceTimersByTime(60_000);
    expect(Line.all).toHaveLength(1);
    expect(line.sent).toHaveLength(said);
    expect(statuses).toEqual(['open', 'closed']);
  });
});

test('no two ids are alike', () => {
  const ids = Array.from({ length: 1000 }, uniqueId);
  expect(new Set(ids).size).toBe(1000);
});
