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

/** Lets what was answered come through. */
async function settled(): Promise<void> {
  for (let turn = 0; turn < 5; turn += 1) await Promise.resolve();
}

const status = (book: Book): number | undefined => book.market('1.match-result')?.status;

describe('listener', () => {
  it('subscribes when open and resumes after the sequence held when the connection comes back', () => {
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

  it('asks for a snapshot when the word that a resume is complete comes without what was resumed', () => {
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

  it('takes what a call brought before the connection opened as beneath every number, and asks once', () => {
    const setup = setUp();
    setup.listener.want('live');
    setup.listener.start();
    setup.book.apply(snapshot(0));
    setup.last().opened();
    setup.last().message(JSON.stringify({ ...beat, seqs: {} }));
    expect(status(setup.book)).toBe(1);
    expect(setup.last().sent).toEqual([{ op: 'subscribe', topics: [{ topic: 'live' }] }]);
    // An answer that doesn't come is asked for again.
    setup.timers.advance(LISTENER_LIMITS.snapshotWait);
    setup.last().message(JSON.stringify({ ...beat, seqs: {} }));
    expect(setup.last().sent).toHaveLength(2);
  });

  it('is stale after 20 seconds of silence, reconnects, and asks for whole snapshots', () => {
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

  it('asks for a snapshot at a gap, and again when it does not come', () => {
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

  it('trusts nothing after a message it cannot read', () => {
    const setup = setUp();
    goLive(setup);
    setup.last().message('{"t":"del');
    expect(status(setup.book)).toBe(-1);
    expect(setup.last().sent.at(-1)).toEqual({ op: 'subscribe', topics: [{ topic: 'live' }] });
  });

  it('polls when the socket cannot be had, and leaves off when it can', async () => {
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

  it('keeps what polling brought while attempts at a socket fail or hang', async () => {
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

  it('keeps one subscription for several wants, and lets it linger', () => {
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

  it('stops every timer and the connection, and goes on when started again', () => {
    const setup = setUp();
    goLive(setup);
    setup.listener.stop();
    setup.timers.advance(120_000);
    expect([setup.listener.state(), setup.lines.length]).toEqual(['closed', 1]);
    setup.listener.start();
    setup.last().opened();
    expect(setup.last().sent).toEqual([{ op: 'subscribe', topics: [{ topic: 'live', from: 5 }] }]);
  });

  it('leaves a connection on which everything comes late, and asks for snapshots on the next', () => {
    const setup = setUp();
    goLive(setup);
    const sayAt = (at: number): void => setup.last().message(JSON.stringify({ ...beat, at }));
    setup.timers.advance(5_000);
    sayAt(5_000);
    // From here on the wire holds back: each heartbeat comes, but later and later.
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

  it('doubts what it holds after a pause in which heartbeats are missing, until the platform confirms it', () => {
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

  it('asks for what heartbeats say was lost, and for nothing else', () => {
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

  it('waits longer after each failure, up to half a minute, nearly all of it by chance', () => {
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
  /** How many come back in the busiest tenth of the window, when each draws evenly. */
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
  ])('%s come back spread over the whole window', (_, code, expected) => {
    const { busiest, window } = busiestTenth(code);
    expect(window).toBeGreaterThan(0.99 * expected);
    // A tenth of the time has an even share, a ninth of it where the sure part of the wait is empty.
    expect(busiest).toBeLessThan(1.15 * (10_000 / 9));
  });
});
