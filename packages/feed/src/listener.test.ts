import { describe, expect, it } from 'vitest';
import { createBook, type Book } from './book.ts';
import type { Frame } from './frames.ts';
import { createListener } from './listener.ts';
import {
  backoff,
  firstWait,
  LISTENER_LIMITS,
  type ConnectionHandlers,
  type Listener,
  type Wanted,
} from './listenerTypes.ts';
import { fakeTimers, marketRecord, matchRecord, seededRandom, type FakeTimers } from './testing.ts';

interface Line extends ConnectionHandlers {
  readonly sent: unknown[];
  closedByUs: boolean;
}

interface Setup {
  readonly book: Book;
  readonly timers: FakeTimers;
  readonly listener: Listener;
  readonly lines: Line[];
  readonly polls: (readonly Wanted[])[];
  answer: () => Promise<readonly unknown[]>;
  last(): Line;
}

const beat: Frame = { t: 'heartbeat', at: 0, producers: { live: 'up', line: 'up' } };
const snapshot = (seq: number): Frame => ({
  t: 'snapshot',
  topic: 'live',
  seq,
  at: 0,
  matches: [matchRecord(1)],
  markets: [marketRecord(1)],
});

function setUp(): Setup {
  const timers = fakeTimers();
  const book = createBook({ schedule: () => {}, now: timers.now });
  const lines: Line[] = [];
  const polls: (readonly Wanted[])[] = [];
  const setup: Omit<Setup, 'listener'> = {
    book,
    timers,
    lines,
    polls,
    answer: () => Promise.resolve([]),
    last() {
      const line = lines.at(-1);
      if (!line) throw new Error('No connection was made.');
      return line;
    },
  };
  const listener = createListener({
    book,
    timers,
    random: () => 1,
    transport: {
      connect(handlers) {
        const line: Line = { ...handlers, sent: [], closedByUs: false };
        lines.push(line);
        return {
          send: (text) => void line.sent.push(JSON.parse(text)),
          close: () => void (line.closedByUs = true),
        };
      },
      poll(topics) {
        polls.push(topics);
        return setup.answer();
      },
    },
  });
  return Object.assign(setup, { listener });
}

function goLive(setup: Setup): void {
  setup.listener.start();
  setup.listener.want('live');
  setup.last().opened();
  setup.last().message(JSON.stringify(beat));
  setup.last().message(JSON.stringify(snapshot(5)));
}

/** Lets pending promises resolve. */
async function settled(): Promise<void> {
  for (let turn = 0; turn < 5; turn += 1) await Promise.resolve();
}

const status = (book: Book): number | undefined => book.market('1.match-result')?.status;

describe('listener', () => {
  it('subscribes when open and resumes after the stored number on reconnection', () => {
    const setup = setUp();
    goLive(setup);
    expect([setup.listener.state(), status(setup.book)]).toEqual(['live', 1]);
    expect(setup.last().sent).toEqual([{ op: 'subscribe', topics: [{ topic: 'live' }] }]);
    setup.last().closed();
    expect([setup.listener.state(), status(setup.book)]).toEqual(['connecting', -1]);
    setup.timers.advance(LISTENER_LIMITS.comeBack);
    setup.last().opened();
    expect(setup.last().sent).toEqual([{ op: 'subscribe', topics: [{ topic: 'live', from: 5 }] }]);
    setup.last().message(JSON.stringify({ t: 'delta', topic: 'live', seq: 5, at: 0 }));
    expect(status(setup.book)).toBe(1);
  });

  it('requests a snapshot when a resume is confirmed without the resumed deltas', () => {
    const setup = setUp();
    goLive(setup);
    setup.last().closed();
    setup.timers.advance(LISTENER_LIMITS.comeBack);
    setup.last().opened();
    setup.last().sent.length = 0;
    setup.last().message(JSON.stringify({ t: 'delta', topic: 'live', seq: 6, at: 0, after: 6 }));
    expect(status(setup.book)).toBe(-1);
    expect(setup.last().sent).toEqual([{ op: 'subscribe', topics: [{ topic: 'live' }] }]);
  });

  it('treats data from a call before the connection opened as older than every number, and subscribes once', () => {
    const setup = setUp();
    setup.listener.want('live');
    setup.listener.start();
    setup.book.apply(snapshot(0));
    setup.last().opened();
    setup.last().message(JSON.stringify({ ...beat, seqs: {} }));
    expect(status(setup.book)).toBe(1);
    expect(setup.last().sent).toEqual([{ op: 'subscribe', topics: [{ topic: 'live' }] }]);
    // A missing answer is requested again.
    setup.timers.advance(LISTENER_LIMITS.snapshotWait);
    setup.last().message(JSON.stringify({ ...beat, seqs: {} }));
    expect(setup.last().sent).toHaveLength(2);
  });

  it('is stale after 20 seconds of silence, reconnects, and requests complete snapshots', () => {
    const setup = setUp();
    goLive(setup);
    setup.timers.advance(19_999);
    expect(setup.listener.state()).toBe('live');
    setup.timers.advance(1);
    expect([setup.listener.state(), status(setup.book), setup.last().closedByUs]).toEqual([
      'stale',
      -1,
      true,
    ]);
    setup.timers.advance(LISTENER_LIMITS.comeBack);
    setup.last().opened();
    expect(setup.last().sent).toEqual([{ op: 'subscribe', topics: [{ topic: 'live' }] }]);
  });

  it('requests a snapshot at a gap, and again when none arrives', () => {
    const setup = setUp();
    goLive(setup);
    setup.last().sent.length = 0;
    setup.last().message(JSON.stringify({ t: 'delta', topic: 'live', seq: 7, at: 0 }));
    setup.last().message(JSON.stringify(beat));
    expect(setup.last().sent).toHaveLength(1);
    setup.timers.advance(LISTENER_LIMITS.snapshotWait);
    setup.last().message(JSON.stringify(beat));
    expect(setup.last().sent).toEqual(
      Array.from({ length: 2 }, () => ({ op: 'subscribe', topics: [{ topic: 'live' }] })),
    );
    setup.last().message(JSON.stringify(snapshot(8)));
    expect(status(setup.book)).toBe(1);
  });

  it('distrusts all state after an unreadable message', () => {
    const setup = setUp();
    goLive(setup);
    setup.last().message('{"t":"del');
    expect(status(setup.book)).toBe(-1);
    expect(setup.last().sent.at(-1)).toEqual({ op: 'subscribe', topics: [{ topic: 'live' }] });
  });

  it('polls while the socket is unavailable, and stops when it is available', async () => {
    const setup = setUp();
    setup.answer = () => Promise.resolve([beat, snapshot(5)]);
    setup.listener.start();
    setup.listener.want('live');
    for (let i = 0; i < LISTENER_LIMITS.failuresBeforePolling; i += 1) {
      setup.last().closed();
      if (i < LISTENER_LIMITS.failuresBeforePolling - 1) setup.timers.advance(backoff(i + 1, 1));
    }
    await settled();
    expect([setup.listener.state(), status(setup.book), setup.polls.length]).toEqual(['polling', 1, 1]);
    setup.timers.advance(LISTENER_LIMITS.poll.live);
    expect(setup.polls.at(-1)).toEqual([{ topic: 'live', from: 5 }]);
    setup.last().opened();
    expect(setup.listener.state()).toBe('live');
    const asked = setup.polls.length;
    setup.timers.advance(10_000);
    expect(setup.polls).toHaveLength(asked);
  });

  it('preserves polled state while socket attempts fail or hang', async () => {
    const setup = setUp();
    setup.answer = () => Promise.resolve([beat, snapshot(5)]);
    setup.listener.start();
    setup.listener.want('live');
    for (let i = 1; i <= LISTENER_LIMITS.failuresBeforePolling; i += 1) {
      setup.last().closed();
      await settled();
      if (i < LISTENER_LIMITS.failuresBeforePolling) setup.timers.advance(backoff(i, 1));
    }
    setup.answer = () => Promise.resolve([beat, { t: 'delta', topic: 'live', seq: 5, at: 0 }]);
    for (let i = 0; i < 20; i += 1) {
      setup.timers.advance(LISTENER_LIMITS.openWithin / 2);
      await settled();
      expect([setup.listener.state(), status(setup.book)]).toEqual(['polling', 1]);
    }
    expect(setup.lines.length).toBeGreaterThan(LISTENER_LIMITS.failuresBeforePolling + 2);
  });

  it('shares one subscription between several requests and releases it after a delay', () => {
    const setup = setUp();
    goLive(setup);
    const first = setup.listener.want('match:1');
    const second = setup.listener.want('match:1');
    expect(setup.last().sent).toHaveLength(2);
    first();
    second();
    setup.timers.advance(LISTENER_LIMITS.linger - 1);
    expect(setup.book.topics()).toContain('match:1');
    setup.timers.advance(1);
    expect(setup.book.topics()).not.toContain('match:1');
    expect(setup.last().sent.at(-1)).toEqual({ op: 'unsubscribe', topics: ['match:1'] });
  });

  it('stops all timers and the connection, and resumes when started again', () => {
    const setup = setUp();
    goLive(setup);
    setup.listener.stop();
    setup.timers.advance(120_000);
    expect([setup.listener.state(), setup.lines.length]).toEqual(['closed', 1]);
    setup.listener.start();
    setup.last().opened();
    expect(setup.last().sent).toEqual([{ op: 'subscribe', topics: [{ topic: 'live', from: 5 }] }]);
  });

  it('leaves a connection on which all messages are delayed, and requests snapshots on the next', () => {
    const setup = setUp();
    goLive(setup);
    const sayAt = (at: number): void => setup.last().message(JSON.stringify({ ...beat, at }));
    setup.timers.advance(5_000);
    sayAt(5_000);
    // From here on the connection delays messages: heartbeats arrive, but later and later.
    setup.timers.advance(10_000);
    sayAt(5_000);
    expect(status(setup.book)).toBe(1);
    setup.timers.advance(5_000);
    sayAt(9_000);
    expect([setup.listener.state(), status(setup.book), setup.last().closedByUs]).toEqual([
      'stale',
      -1,
      true,
    ]);
    setup.timers.advance(LISTENER_LIMITS.comeBack);
    setup.last().opened();
    expect(setup.last().sent).toEqual([{ op: 'subscribe', topics: [{ topic: 'live' }] }]);
    sayAt(1);
    expect(setup.listener.state()).toBe('live');
  });

  it('treats its state as unconfirmed after missing heartbeats until the platform confirms it', () => {
    const setup = setUp();
    goLive(setup);
    setup.last().sent.length = 0;
    setup.timers.advance(LISTENER_LIMITS.pause + 1);
    setup.last().message(JSON.stringify({ t: 'notice', at: 0, about: 'coupons' }));
    expect(status(setup.book)).toBe(-1);
    expect(setup.last().sent).toEqual([{ op: 'subscribe', topics: [{ topic: 'live', from: 5 }] }]);
    setup.last().message(JSON.stringify({ t: 'delta', topic: 'live', seq: 5, at: 0 }));
    expect(status(setup.book)).toBe(1);
  });

  it('requests only the topics that heartbeats report as lost', () => {
    const setup = setUp();
    goLive(setup);
    setup.listener.want('line');
    setup.last().message(JSON.stringify({ ...snapshot(3), topic: 'line', matches: [], markets: [] }));
    setup.last().sent.length = 0;
    setup.last().message(JSON.stringify({ ...beat, seqs: { live: 6, line: 3 } }));
    expect([status(setup.book), setup.last().sent]).toEqual([
      -1,
      [{ op: 'subscribe', topics: [{ topic: 'live' }] }],
    ]);
  });

  it('waits longer after each failure, up to 30 seconds, almost entirely at random', () => {
    expect([1, 2, 3, 20].map((failures) => backoff(failures, 1))).toEqual([500, 1000, 2000, 30_000]);
    expect([backoff(1, 0), backoff(3, 0)]).toEqual([50, 200]);
    const { backoffFirst, backoffMost, comeBack, spread } = LISTENER_LIMITS;
    expect([1001, 1006, 1008, 1012, 1013].map((code) => firstWait(code, true))).toEqual([
      spread,
      comeBack,
      backoffMost,
      spread,
      spread,
    ]);
    expect(firstWait(undefined, false)).toBe(backoffFirst);
  });
});

describe('ten thousand listeners', () => {
  /** Returns the number of reconnections in the busiest tenth of the window, with evenly distributed draws. */
  function busiestTenth(code: number | undefined): { readonly busiest: number; readonly window: number } {
    const random = seededRandom(7);
    const waits = Array.from({ length: 10_000 }, () => backoff(1, random(), firstWait(code, true)));
    const window = Math.max(...waits);
    const tenths = new Map<number, number>();
    for (const wait of waits) {
      const tenth = Math.min(9, Math.floor((wait / window) * 10));
      tenths.set(tenth, (tenths.get(tenth) ?? 0) + 1);
    }
    return { busiest: Math.max(...tenths.values()), window };
  }

  it.each([
    ['that lost a process without a word', undefined, LISTENER_LIMITS.comeBack],
    ['that were told that it starts anew', 1012, LISTENER_LIMITS.spread],
  ])('%s reconnect spread over the whole window', (_, code, expected) => {
    const { busiest, window } = busiestTenth(code);
    expect(window).toBeGreaterThan(0.99 * expected);
    // Evenly, each tenth has a tenth of them; a ninth, since no one reconnects during the fixed part of the wait.
    expect(busiest).toBeLessThan(1.15 * (10_000 / 9));
  });
});
