import type { MarketRecord } from '@touchline/feed';
import { describe, expect, test } from 'vitest';
import { createMemoryBus } from '../../kernel/bus/index.ts';
import { createTestBook, testMarket, testMatch } from '../../testing/book.ts';
import { NO_CLOSURES, type Closures } from './closures.ts';
import { createExchange } from './exchange.ts';
import { createPublisher } from '@touchline/feed';
import type { WritableLineBook } from './lineBook.ts';

let version = 0n;
/** Makes the next state of the closures. */
function closures(changes: Partial<Omit<Closures, 'version'>> = {}): Closures {
  version += 1n;
  return { ...NO_CLOSURES, ...changes, version };
}

const MARKET = '1.match-result';
const HOME = `${MARKET}:home`;
const prices = (home: string) => ({ home, draw: '3.4', away: '3.9' });

function filledBook(): WritableLineBook {
  const book = createTestBook();
  fill(book);
  return book;
}

function fill(book: WritableLineBook): void {
  for (const id of [1, 2]) {
    book.sink.match(testMatch(id, { sportId: id }));
    book.sink.markets([testMarket(id, prices('2')), testMarket(id, { over: '1.9' }, { type: 'total' })]);
  }
}

const statusOf = (book: WritableLineBook, id = MARKET) => book.market(id)?.status;
const priceOf = (market: MarketRecord | undefined) => market?.selections[0]?.k;

const SCOPES: readonly [string, Partial<Omit<Closures, 'version'>>][] = [
  ['market', { markets: new Set([MARKET]) }],
  ['match', { matches: new Set([1]) }],
  ['sport', { sports: new Set([1]) }],
];

describe.each(SCOPES)('a closed %s', (_scope, closed) => {
  test('is suspended at once, and has the latest state of its source when it is opened', () => {
    const book = filledBook();
    book.close(closures(closed));
    expect(statusOf(book)).toBe(-1);
    expect(statusOf(book, '2.match-result')).toBe(1);
    expect(book.bettable(HOME)).toEqual({ ok: false, code: 'MARKET_SUSPENDED' });
    book.sink.markets([testMarket(1, prices('2.5'))]);
    expect([statusOf(book), priceOf(book.market(MARKET))]).toEqual([-1, '2.5']);
    book.close(closures());
    expect(book.bettable(HOME)).toMatchObject({ ok: true, selection: { k: '2.5' } });
  });

  test('stays suspended by its source when it is opened, if the source suspended it meanwhile', () => {
    const book = filledBook();
    book.close(closures(closed));
    book.sink.markets([testMarket(1, prices('2'), { status: 0 })]);
    expect(statusOf(book)).toBe(0);
    book.sink.markets([testMarket(1, prices('2'), { status: -1 })]);
    book.close(closures());
    expect(statusOf(book)).toBe(-1);
  });

  test('is closed before its source reports it, as after a restart or a change of the leader', () => {
    const book = createTestBook();
    book.close(closures(closed));
    // Some sources report markets before their match.
    book.sink.markets([testMarket(1, prices('2'))]);
    fill(book);
    expect(statusOf(book)).toBe(-1);
    for (const { id } of book.matches()) book.sink.drop(id);
    fill(book);
    expect(statusOf(book)).toBe(-1);
    book.close(closures());
    expect(statusOf(book)).toBe(1);
  });

  test('is settled and cancelled by its source', () => {
    const book = filledBook();
    book.close(closures(closed));
    book.sink.settle(MARKET, { home: 1, draw: 0, away: 0 });
    expect(statusOf(book)).toBe(-3);
    book.sink.cancel(1);
    expect(statusOf(book, '1.total')).toBe(-4);
    book.close(closures());
    expect([statusOf(book), statusOf(book, '1.total')]).toEqual([-3, -4]);
  });
});

test('a closure ends only when nothing closes the market any more', () => {
  const book = filledBook();
  book.close(closures({ markets: new Set([MARKET]), matches: new Set([1]), sports: new Set([1]) }));
  book.close(closures({ markets: new Set([MARKET]), matches: new Set([1]) }));
  book.close(closures({ markets: new Set([MARKET]) }));
  expect(statusOf(book)).toBe(-1);
  expect(statusOf(book, '1.total')).toBe(1);
  book.close(closures());
  expect(statusOf(book)).toBe(1);
});

test('an older state of the closures is ignored', () => {
  const book = filledBook();
  const [older, newer] = [closures(), closures({ markets: new Set([MARKET]) })];
  book.close(newer);
  book.close(older);
  expect(book.bettable(HOME).ok).toBe(false);
});

test('closing and opening publish one record each, and a price meanwhile one', () => {
  const book = filledBook();
  const published: string[] = [];
  book.onChange((change) => {
    if (change.kind === 'market') published.push(`${change.record.status} ${priceOf(change.record)}`);
  });
  book.close(closures({ markets: new Set([MARKET]) }));
  book.close(closures({ markets: new Set([MARKET]), matches: new Set([2]) }));
  book.sink.markets([testMarket(1, prices('2'))]);
  book.sink.markets([testMarket(1, prices('2.2'))]);
  book.close(closures());
  expect(published).toEqual(['-1 2', '-1 2', '-1 1.9', '-1 2.2', '1 2.2', '1 2', '1 1.9']);
});

/** A feed process of a simulated installation. */
function createProcess(bus: ReturnType<typeof createMemoryBus>) {
  const book = createTestBook();
  const frames: string[] = [];
  const publisher = createPublisher({ firstSeq: 1 });
  const exchange = createExchange({
    bus: { ...bus, shared: true },
    book,
    publisher,
    hub: {
      broadcast: (all) => void frames.push(...all.map(({ topic, seq, text }) => `${topic} ${seq} ${text}`)),
      refresh: () => undefined,
    },
    wall: () => 1000,
    failed: (error) => {
      throw error;
    },
  });
  return { book, exchange, frames };
}

test('processes send equal frames, whichever learns of a closure first, and a new leader keeps it', async () => {
  const bus = createMemoryBus();
  const [leader, follower] = [createProcess(bus), createProcess(bus)];
  leader.exchange.begin();
  fill(leader.book);
  leader.exchange.flush();
  const serving = await leader.exchange.serve();
  const following = await follower.exchange.follow(() => undefined);
  leader.frames.length = 0;

  const closed = closures({ markets: new Set([MARKET]) });
  follower.book.close(closed);
  expect(follower.book.bettable(HOME)).toEqual({ ok: false, code: 'MARKET_SUSPENDED' });
  expect(statusOf(follower.book)).toBe(1);
  leader.book.close(closed);
  leader.exchange.flush();
  await expect.poll(() => statusOf(follower.book)).toBe(-1);
  leader.book.sink.markets([testMarket(1, prices('3'))]);
  leader.exchange.flush();
  await expect.poll(() => priceOf(follower.book.market(MARKET))).toBe('3');
  expect(follower.frames).toEqual(leader.frames);
  expect(follower.frames.length).toBeGreaterThan(1);

  // The follower takes over as lead.ts does.
  await serving();
  await following();
  follower.exchange.begin();
  for (const { id } of follower.book.matches()) follower.book.sink.drop(id);
  fill(follower.book);
  expect([statusOf(follower.book), statusOf(follower.book, '1.total')]).toEqual([-1, 1]);
  follower.book.close(closures());
  expect(statusOf(follower.book)).toBe(1);
});
