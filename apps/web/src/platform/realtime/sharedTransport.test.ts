import {
  createBook,
  createListener,
  type Book,
  type Listener,
  type NoticeFrame,
  type Topic,
} from '@touchline/feed';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createSharedTransport } from './sharedTransport.ts';
import { createTabHub } from './tabHub.ts';
import { fakeBrowser, fakePlatform } from './testing.ts';

interface Tab {
  readonly name: string;
  readonly book: Book;
  readonly listener: Listener;
  readonly notices: NoticeFrame[];
  leave(): void;
}

function setUp() {
  const shared = fakeBrowser();
  const net = fakePlatform(shared.happen);
  const isFrozen = (name: string) => shared.frozen.has(name);

  function open(name: string, ...topics: Topic[]): Tab {
    // A frozen tab's timers run when it is resumed.
    const later = (ms: number, action: () => void) => {
      const timer = setTimeout(function run() {
        if (isFrozen(name)) setTimeout(run, 100);
        else action();
      }, ms);
      return () => clearTimeout(timer);
    };
    const timers = { now: () => Date.now(), after: later };
    const notices: NoticeFrame[] = [];
    const book = createBook({ schedule: (flush) => flush(), now: timers.now });
    const transport = createSharedTransport({
      own: net.transportOf(name),
      openChannel: shared.channelOf(name),
      lock: shared.lockOf(name),
      loadHub: async () => createTabHub,
      timers,
      random: () => 0,
      tab: name,
      want: (topic) => listener.want(topic),
      topics: book.topics,
      nudge: () => listener.reconnect(),
    });
    const listener = createListener({
      book,
      transport,
      timers,
      random: () => 0,
      onNotice: (notice) => notices.push(notice),
    });
    listener.subscribe(() => listener.state() === 'stale' && transport.distrust());
    for (const topic of topics) listener.want(topic);
    listener.start();
    const leave = () => {
      listener.stop();
      transport.leave();
    };
    return { name, book, listener, notices, leave };
  }
  return { net, shared, open };
}

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);
/** Advances time while the server sends heartbeats. */
async function live(net: ReturnType<typeof fakePlatform>, ms: number): Promise<void> {
  for (let passed = 0; passed < ms; passed += 500) {
    if (passed % 5000 === 0) net.beat();
    await pass(500);
  }
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('tabs that share a connection', () => {
  test('have one socket together, and each its own book', async () => {
    const { net, open } = setUp();
    const tabs = [
      open('a', 'live'),
      open('b', 'live:1'),
      open('c', 'live'),
      open('d', 'match:7'),
      open('e', 'line'),
    ];
    await pass(1000);
    expect(net.open().map(({ tab }) => tab)).toEqual(['a']);
    expect(net.sockets).toHaveLength(1);
    expect(tabs.map(({ listener }) => listener.state())).toEqual(Array(5).fill('live'));
    expect(tabs.map(({ book }) => book.topics().map((topic) => book.state(topic)))).toEqual([
      ['synced', 'synced', 'synced', 'synced'],
      ['synced'],
      ['synced'],
      ['synced'],
      ['synced'],
    ]);
    net.publish('live:1');
    await pass(10);
    expect(tabs[1]?.book.position('live:1')).toBe(6);
    await live(net, 60_000);
    expect([net.sockets.length, net.state.polls.length]).toEqual([1, 0]);
  });

  test('bring a new tab into sync, and fix a gap in one without affecting the others', async () => {
    const { net, open } = setUp();
    const a = open('a', 'live');
    await pass(100);
    net.publish('live');
    const b = open('b', 'live');
    await pass(500);
    expect([a.book.position('live'), b.book.position('live')]).toEqual([6, 6]);
    net.state.seq = 8;
    b.book.apply({ t: 'delta', topic: 'live', seq: 8, at: 0 });
    expect(b.book.state('live')).toBe('gap');
    await live(net, 11_000);
    expect([a.book.state('live'), b.book.state('live')]).toEqual(['synced', 'synced']);
  });

  test('forward the player’s notices to each of them', async () => {
    const { net, open } = setUp();
    const tabs = [open('a', 'live'), open('b'), open('c', 'line')];
    await pass(500);
    net.say({ t: 'notice', at: 0, about: 'accounts' });
    await pass(10);
    expect(tabs.map(({ notices }) => notices.map(({ about }) => about))).toEqual([
      ['accounts'],
      ['accounts'],
      ['accounts'],
    ]);
  });

  test('continue at once when the leader closes or leaves, without a gap', async () => {
    const { net, shared, open } = setUp();
    const [a, b, c] = [open('a', 'live'), open('b', 'live'), open('c', 'live')];
    await pass(500);
    a.leave();
    expect(b.book.state('live')).toBe('synced');
    await pass(5);
    expect(b.book.state('live')).toBe('recovering');
    await pass(600);
    expect(net.open().map(({ tab }) => tab)).toEqual(['b']);
    expect([b, c].map(({ book }) => book.state('live'))).toEqual(['synced', 'synced']);
    expect(net.sockets[1]?.sent[0]).toBe('{"op":"subscribe","topics":[{"topic":"live","from":5}]}');
    shared.kill('b');
    b.listener.stop();
    await pass(1100);
    expect(net.open().map(({ tab }) => tab)).toEqual(['c']);
    expect(c.book.state('live')).toBe('synced');
  });

  test('replace a frozen leader within ten seconds, and it follows when it is resumed', async () => {
    const { net, shared, open } = setUp();
    const [a, b, c] = [open('a', 'live'), open('b', 'live'), open('c', 'live')];
    await live(net, 4000);
    shared.frozen.add('a');
    await pass(8000);
    expect(net.open().filter(({ tab }) => tab !== 'a')).toHaveLength(1);
    expect([b, c].map(({ book }) => book.state('live'))).toEqual(['synced', 'synced']);
    // For a moment there are two leaders; the others ignore what the old one forwards.
    const leader = net.open().find(({ tab }) => tab !== 'a');
    net.publish('live');
    await live(net, 10_000);
    shared.thaw('a');
    net.publish('live');
    await live(net, 6000);
    expect([b, c].map(({ book }) => book.position('live'))).toEqual([7, 7]);
    expect([net.open(), a.book.state('live')]).toEqual([[leader], 'synced']);
  });

  test('keep the leader when one of them was busy for longer than its patience', async () => {
    const { net, shared, open } = setUp();
    open('a', 'live');
    const b = open('b', 'live');
    await live(net, 4000);
    shared.frozen.add('b');
    await live(net, 8000);
    shared.thaw('b');
    await live(net, 1000);
    expect(net.sockets.map(({ tab }) => tab)).toEqual(['a']);
    expect(b.book.state('live')).toBe('synced');
  });

  test('elect one leader when the patience of all ends at the same moment', async () => {
    const { net, shared, open } = setUp();
    open('a', 'live');
    const others = [open('b', 'live'), open('c', 'live'), open('d', 'live')];
    await live(net, 4000);
    shared.frozen.add('a');
    await live(net, 12_000);
    expect(net.sockets.map(({ tab }) => tab)).toEqual(['a', 'b']);
    expect(others.map(({ book }) => book.state('live'))).toEqual(['synced', 'synced', 'synced']);
  });

  test('poll together where sockets are refused: one tab polls, at the interval that all of them need', async () => {
    const { net, open } = setUp();
    net.state.takesSockets = false;
    const [a, b] = [open('a', 'line'), open('b', 'match:1')];
    await pass(6000);
    expect([a.listener.state(), b.listener.state()]).toEqual(['polling', 'live']);
    expect(b.book.state('match:1')).toBe('synced');
    const before = net.state.polls.length;
    await pass(20_000);
    expect(new Set(net.state.polls)).toEqual(new Set(['a']));
    expect(net.state.polls.length - before).toBeGreaterThanOrEqual(9);
    expect(net.state.polls.length - before).toBeLessThanOrEqual(14);

    net.state.takesPolls = false;
    await pass(10_000);
    expect([a.book.state('line'), b.book.state('match:1')]).toEqual(['gap', 'recovering']);
    net.state.takesPolls = true;
    await pass(4000);
    expect([a.book.state('line'), b.book.state('match:1')]).toEqual(['synced', 'synced']);
    net.state.takesSockets = true;
    await live(net, 40_000);
    expect([a.listener.state(), b.listener.state()]).toEqual(['live', 'live']);
    expect(net.open().map(({ tab }) => tab)).toEqual(['a']);
  });

  test('reconnect together when the leader does, for example after a change of player', async () => {
    const { net, open } = setUp();
    const [a, b] = [open('a', 'live'), open('b', 'live')];
    await pass(500);
    a.listener.reconnect();
    b.listener.reconnect();
    await pass(600);
    expect(net.open().map(({ tab }) => tab)).toEqual(['a']);
    expect(net.sockets).toHaveLength(2);
    expect([a, b].map(({ book }) => book.state('live'))).toEqual(['synced', 'synced']);
  });

  test('give a tab its own connection if it has too many topics', async () => {
    const { net, open } = setUp();
    const many = (first: number) => Array.from({ length: 40 }, (_, i): Topic => `match:${first + i}`);
    const [a, b] = [open('a', ...many(1)), open('b', ...many(101))];
    await pass(3000);
    expect(net.open().map(({ tab, topics }) => [tab, topics.size])).toEqual([
      ['a', 40],
      ['b', 40],
    ]);
    expect([a, b].map(({ book }) => book.topics().every((topic) => book.state(topic) === 'synced'))).toEqual([
      true,
      true,
    ]);
  });

  test('connect separately where locks aren’t available', async () => {
    const net = fakePlatform((_, action) => action());
    const book = createBook({ schedule: (flush) => flush(), now: Date.now });
    const timers = {
      now: () => Date.now(),
      after: (ms: number, action: () => void) => {
        const timer = setTimeout(action, ms);
        return () => clearTimeout(timer);
      },
    };
    const transport = createSharedTransport({
      own: net.transportOf('a'),
      openChannel: () => ({ post: () => {}, close: () => {} }),
      lock: {
        take: (_, __, lost) => {
          setTimeout(lost, 1);
          return () => {};
        },
        inTurn: async (look) => look(undefined),
        holder: async () => undefined,
      },
      loadHub: async () => createTabHub,
      timers,
      random: () => 0,
      tab: 'a',
      want: () => () => {},
      topics: book.topics,
      nudge: () => {},
    });
    const listener = createListener({ book, transport, timers, random: () => 0 });
    listener.want('live');
    listener.start();
    await pass(100);
    expect(book.state('live')).toBe('synced');
  });
});
