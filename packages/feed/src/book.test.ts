import { describe, expect, it, vi } from 'vitest';
import { createBook, type Book } from './book.ts';
import type { DeltaFrame, SnapshotFrame, Topic } from './frames.ts';
import { marketRecord, matchRecord } from './testing.ts';

const snapshot = (seq: number, over: Partial<SnapshotFrame> = {}): SnapshotFrame => ({
  t: 'snapshot',
  topic: 'live',
  seq,
  at: 0,
  matches: [matchRecord(1)],
  markets: [marketRecord(1)],
  ...over,
});
const delta = (seq: number, over: Partial<DeltaFrame> = {}): DeltaFrame => ({
  t: 'delta',
  topic: 'live',
  seq,
  at: 0,
  ...over,
});
const price = (version: number, k: string): Partial<DeltaFrame> => ({
  markets: [marketRecord(1, { version, k })],
});

function setUp(...topics: Topic[]): { readonly book: Book; readonly flush: () => void } {
  let run = (): void => {};
  const book = createBook({ schedule: (flush) => (run = flush), now: () => 5000 });
  for (const topic of topics) book.open(topic);
  return { book, flush: () => run() };
}

describe('sequence', () => {
  it('replays buffered deltas after the snapshot and requests a new one at a gap (snapshot 41, buffered 41 to 43, then 45)', () => {
    const { book } = setUp('live');
    for (const seq of [41, 42, 43]) expect(book.apply(delta(seq, price(seq, `1.${seq}`)))).toBe('ignored');
    expect(book.apply(snapshot(41))).toBe('applied');
    expect(book.position('live')).toBe(43);
    expect(book.selection('1.match-result:home')?.k).toBe('1.43');
    expect(book.apply(delta(45, price(45, '1.5')))).toBe('gap');
    expect(book.position('live')).toBeUndefined();
    expect(book.market('1.match-result')?.status).toBe(-1);
  });

  it('ignores older and equal numbers', () => {
    const { book } = setUp('live');
    book.apply(snapshot(10));
    book.apply(delta(11, price(2, '2')));
    expect(book.apply(delta(11, price(3, '9')))).toBe('ignored');
    expect(book.apply(delta(4, price(4, '9')))).toBe('ignored');
    expect(book.apply(snapshot(9, { markets: [] }))).toBe('ignored');
    expect(book.selection('1.match-result:home')?.k).toBe('2');
  });

  it('ignores topics that are not open', () => {
    const { book } = setUp();
    expect(book.apply(snapshot(1))).toBe('unknown');
    expect(book.match(1)).toBeUndefined();
  });
});

describe('records of several topics', () => {
  it('keep the highest version and are stored until no topic has them', () => {
    const { book } = setUp('live', 'match:1');
    book.apply(snapshot(1, { markets: [marketRecord(1, { version: 8, k: '2.5' })] }));
    book.apply(snapshot(1, { topic: 'match:1', markets: [marketRecord(1, { version: 5, k: '2' })] }));
    expect(book.selection('1.match-result:home')?.k).toBe('2.5');
    book.apply(delta(2, { gone: { matches: [1] } }));
    expect(book.list('live')).toEqual([]);
    expect(book.match(1)?.id).toBe(1);
    book.close('match:1');
    expect(book.match(1)).toBeUndefined();
    expect(book.market('1.match-result')).toBeUndefined();
    expect(book.marketsOf(1)).toEqual([]);
  });
});

describe('trust', () => {
  const status = (book: Book): number | undefined => book.market('1.match-result')?.status;

  it('suspends a market but keeps its price while the connection is lost, and reopens it when the resume is confirmed', () => {
    const { book } = setUp('live');
    book.apply(snapshot(3));
    expect(status(book)).toBe(1);
    book.disconnected();
    expect(status(book)).toBe(-1);
    expect(book.selection('1.match-result:home')?.k).toBe('1.85');
    expect(book.position('live')).toBe(3);
    book.apply(delta(4, price(2, '1.9')));
    expect(status(book)).toBe(-1);
    book.apply(delta(4));
    expect(status(book)).toBe(1);
  });

  it('requires a snapshot to reopen markets after silence', () => {
    const { book } = setUp('live');
    book.apply(snapshot(3));
    book.distrust();
    book.apply(delta(4, price(2, '1.9')));
    book.apply(delta(4));
    expect(status(book)).toBe(-1);
    expect(book.position('live')).toBeUndefined();
    book.apply(snapshot(4));
    expect(status(book)).toBe(1);
  });

  it('suspends only the markets of the producer that is down, and requires snapshots when it is back', () => {
    const { book } = setUp('live');
    const line = marketRecord(2, { producer: 'line' });
    book.apply(snapshot(3, { matches: [matchRecord(1), matchRecord(2)], markets: [marketRecord(1), line] }));
    book.apply({ t: 'heartbeat', at: 1, producers: { live: 'down', line: 'up' } });
    expect([status(book), book.market('2.match-result')?.status]).toEqual([-1, 1]);
    expect(book.apply({ t: 'heartbeat', at: 2, producers: { live: 'up', line: 'up' } })).toBe('gap');
    expect(status(book)).toBe(-1);
    book.apply(snapshot(3));
    expect(status(book)).toBe(1);
  });

  it('requests topics that heartbeats show as lost: a number above its own, or none', () => {
    const { book } = setUp('live');
    const producers = { live: 'up', line: 'up' } as const;
    const beat = (seqs?: { live?: number }): void =>
      void book.apply({ t: 'heartbeat', at: 1, producers, ...(seqs && { seqs }) });
    for (const seqs of [{ live: 4 }, {}]) {
      book.apply(snapshot(3));
      beat();
      beat({ live: 3 });
      beat({ live: 2 });
      expect(book.state('live')).toBe('synced');
      beat(seqs);
      expect([book.state('live'), status(book)]).toEqual(['gap', -1]);
    }
  });

  it('notifies about a market that is only left in a topic out of sync', () => {
    const { book, flush } = setUp('live', 'match:1');
    book.apply(snapshot(3));
    book.apply(snapshot(3, { topic: 'match:1' }));
    book.apply(delta(5, { topic: 'match:1' }));
    flush();
    const heard = vi.fn<() => void>();
    book.subscribeMarket('1.match-result', heard);
    expect(status(book)).toBe(1);
    book.apply(delta(4, { gone: { markets: ['1.match-result'] } }));
    flush();
    expect([status(book), heard.mock.calls.length]).toEqual([-1, 1]);
  });
});

describe('notifications', () => {
  it('reach each subscriber once per flush, and only for its own record', () => {
    const { book, flush } = setUp('live');
    book.apply(
      snapshot(1, { matches: [matchRecord(1), matchRecord(2)], markets: [marketRecord(1), marketRecord(2)] }),
    );
    flush();
    const [one, two, list] = [vi.fn<() => void>(), vi.fn<() => void>(), vi.fn<() => void>()];
    book.subscribeMarket('1.match-result', one);
    book.subscribeMarket('2.match-result', two);
    book.subscribeTopic('live', list);
    book.apply(delta(2, price(2, '1.9')));
    book.apply(delta(3, price(3, '1.95')));
    expect(one).not.toHaveBeenCalled();
    flush();
    expect([one.mock.calls.length, two.mock.calls.length, list.mock.calls.length]).toEqual([1, 0, 0]);
    book.apply(delta(4, { matches: [matchRecord(3, { startsAt: 1 })] }));
    flush();
    expect(list).toHaveBeenCalledTimes(1);
    expect(book.list('live')).toEqual([3, 1, 2]);
  });

  it('include direction and time of a price change relative to the previously accepted price', () => {
    const { book } = setUp('live');
    book.apply(snapshot(1));
    expect(book.quote('1.match-result:home')?.direction).toBeUndefined();
    book.apply(delta(2, price(2, '1.9')));
    expect(book.quote('1.match-result:home')).toMatchObject({ direction: 'up', movedAt: 5000 });
    book.apply(delta(3, price(3, '1.895')));
    expect(book.quote('1.match-result:home')).toMatchObject({ direction: 'down', movedAt: 5000 });
  });
});

describe('scores', () => {
  const scored = (version: number, home: number) => ({
    matches: [matchRecord(1, { version, score: { total: [home, 0], parts: [] } })],
  });
  const listen = (...topics: Topic[]) => {
    const { book } = setUp(...topics);
    const seen: string[] = [];
    book.subscribeScore(({ score }, before) => {
      seen.push(`${before.score?.total[0]} to ${score?.total[0]}`);
    });
    return { book, seen };
  };

  it('reports a change in a topic in sync once, whatever the number of topics with the match', () => {
    const { book, seen } = listen('live', 'match:1');
    book.apply(snapshot(1, scored(1, 0)));
    book.apply(snapshot(1, { topic: 'match:1', ...scored(1, 0) }));
    book.apply(delta(2, scored(2, 1)));
    book.apply(delta(2, { topic: 'match:1', ...scored(2, 1) }));
    expect(seen).toEqual(['0 to 1']);
  });

  it('reports neither the first score nor those missed while the connection was lost', () => {
    const { book, seen } = listen('live');
    book.apply(snapshot(1, scored(1, 0)));
    book.disconnected();
    book.apply(delta(2, scored(2, 1)));
    book.apply(delta(2));
    expect(seen).toEqual([]);
    book.distrust();
    book.apply(snapshot(3, scored(3, 2)));
    expect(seen).toEqual([]);
    book.apply(delta(4, scored(4, 3)));
    expect(seen).toEqual(['2 to 3']);
  });
});
