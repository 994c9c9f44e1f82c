import type { MarketState, MatchState } from '@touchline/feed/source';
import { describe, expect, it } from 'vitest';
import { createLineBook, PRODUCER_SILENCE, type WritableLineBook } from './lineBook.ts';
import type { BookChange, Settlement } from './bookTypes.ts';

const match = (over: Partial<MatchState> = {}): MatchState => ({
  id: 5,
  sportId: 1,
  competitionId: 7,
  competition: 'Albion League',
  country: 'gb',
  home: 'Ashcombe',
  away: 'Thornwick',
  startsAt: 100,
  status: 2,
  producer: 'live',
  ...over,
});
const market = (over: Partial<MarketState> = {}): MarketState => ({
  id: '5.total.2.5',
  matchId: 5,
  type: 'total',
  group: 'totals',
  line: '2.5',
  status: 1,
  producer: 'live',
  selections: [
    { key: 'over', k: '1.9' },
    { key: 'under', k: '1.9' },
  ],
  ...over,
});

function setUp(): {
  book: WritableLineBook;
  at: { now: number };
  changes: BookChange[];
  settled: Settlement[];
  logged: object[];
} {
  const logged: object[] = [];
  const at = { now: 1_000_000 };
  const book = createLineBook({
    wall: () => at.now,
    outcome: () => undefined,
    logWrongPrice: (fields) => logged.push(fields),
  });
  const changes: BookChange[] = [];
  const settled: Settlement[] = [];
  book.onChange((change) => changes.push(change));
  book.onSettled((settlement) => settled.push(settlement));
  book.sink.match(match());
  book.sink.markets([market()]);
  book.sink.alive('live');
  return { book, at, changes, settled, logged };
}

describe('the server’s book', () => {
  it('increases the version for every change, and not without one', () => {
    const { book, changes } = setUp();
    const before = changes.length;
    const version = book.market('5.total.2.5')?.version ?? 0;
    book.sink.markets([market()]);
    book.sink.match(match());
    expect(changes).toHaveLength(before);
    book.sink.markets([market({ status: -1 })]);
    expect(book.market('5.total.2.5')?.version).toBeGreaterThan(version);
    expect(book.match(5)?.marketCount).toBe(1);
  });

  it('allows bets only on what is active, priced and fresh', () => {
    const { book, at } = setUp();
    expect(book.bettable('5.total.2.5:over')).toMatchObject({ ok: true, selection: { k: '1.9' } });
    expect(book.bettable('5.total.2.5:maybe')).toEqual({ ok: false, code: 'BETTING_CLOSED' });
    expect(book.bettable('nonsense')).toEqual({ ok: false, code: 'BETTING_CLOSED' });
    at.now += PRODUCER_SILENCE;
    expect(book.bettable('5.total.2.5:over')).toEqual({ ok: false, code: 'MARKET_SUSPENDED' });
    book.sink.alive('live');
    book.sink.markets([market({ selections: [{ key: 'over' }, { key: 'under', k: '1.01' }] })]);
    expect(book.bettable('5.total.2.5:over')).toEqual({ ok: false, code: 'MARKET_SUSPENDED' });
    book.sink.markets([market({ status: -1 })]);
    expect(book.bettable('5.total.2.5:under')).toEqual({ ok: false, code: 'MARKET_SUSPENDED' });
    book.sink.settle('5.total.2.5', { over: 1, under: 0 });
    expect(book.bettable('5.total.2.5:over')).toEqual({ ok: false, code: 'GAME_FINISHED' });
  });

  it('settles once, and a source can not reopen a settled market', () => {
    const { book, settled } = setUp();
    book.sink.settle('5.total.2.5', { over: 4, under: 5 });
    book.sink.settle('5.total.2.5', { over: 0, under: 1 });
    book.sink.markets([market()]);
    expect(settled).toEqual([
      {
        matchId: 5,
        marketId: '5.total.2.5',
        results: [
          { selectionId: '5.total.2.5:over', result: 4 },
          { selectionId: '5.total.2.5:under', result: 5 },
        ],
      },
    ]);
    expect([
      book.market('5.total.2.5')?.status,
      book.result('5.total.2.5:over'),
      book.match(5)?.marketCount,
    ]).toEqual([-3, 4, 0]);
  });

  it('returns every open leg of a cancelled match', () => {
    const { book, settled } = setUp();
    book.sink.markets([market({ id: '5.total.3', line: '3' })]);
    book.sink.settle('5.total.2.5', { over: 1, under: 0 });
    book.sink.cancel(5);
    expect(settled).toHaveLength(2);
    expect(settled[1]?.results.map(({ result }) => result)).toEqual([3, 3]);
    expect(book.market('5.total.3')?.status).toBe(-4);
    expect(book.result('5.total.2.5:over')).toBe(1);
  });

  it('finds matches by section, sport and competition, sorted by kick-off', () => {
    const { book } = setUp();
    book.sink.match(match({ id: 6, status: 1, producer: 'line', startsAt: 50 }));
    book.sink.match(match({ id: 7, sportId: 4, competitionId: 8, startsAt: 10 }));
    const ids = (filter?: Parameters<typeof book.matches>[0]): readonly number[] =>
      book.matches(filter).map(({ id }) => id);
    expect([
      ids(),
      ids({ section: 'live' }),
      ids({ section: 'line' }),
      ids({ sportId: 4 }),
      ids({ competitionId: 7 }),
    ]).toEqual([[7, 6, 5], [7, 5], [6], [7], [6, 5]]);
    book.sink.drop(5);
    expect([ids(), book.markets(5)]).toEqual([[7, 6], []]);
  });
});

describe('a price of a source', () => {
  const priced = (k: unknown) =>
    // The cast: a source is a program of others, whose values may be of any type.
    market({
      selections: [
        { key: 'over', k: k as string },
        { key: 'under', k: '1.9' },
      ],
    });

  it.each([
    '',
    '0',
    '1',
    '1.000',
    '0.5',
    '-2',
    '+2',
    '01.5',
    ' 2',
    '2 ',
    '2,5',
    '1.0001',
    '1e3',
    '0x2',
    '2.',
    '.5',
    '1000000',
    'NaN',
    'Infinity',
    '٢',
    '２',
    '2\u0000',
    '__proto__',
    '9'.repeat(400),
    1.9,
    Number.NaN,
    Infinity,
    null,
    true,
    {},
    ['2'],
    2n,
  ])('that is no decimal odds suspends its market, with one line in the log: %s', (k) => {
    const { book, logged } = setUp();
    for (let times = 0; times < 3; times += 1) book.sink.markets([priced(k)]);
    const record = book.market('5.total.2.5');
    expect(record?.status).toBe(-1);
    expect(record?.selections.map((selection) => selection.k)).toEqual([undefined, '1.9']);
    expect(logged).toHaveLength(1);
    expect(logged).toMatchObject([{ marketId: '5.total.2.5', key: 'over' }]);
    expect(JSON.stringify(logged).length).toBeLessThan(200);
  });

  it.each(['1.001', '1.01', '2', '10.5', '999999.999'])('that is decimal odds is offered: %s', (k) => {
    const { book, logged } = setUp();
    book.sink.markets([priced(k)]);
    expect(book.market('5.total.2.5')).toMatchObject({ status: 1, selections: [{ k }, { k: '1.9' }] });
    expect(logged).toEqual([]);
  });

  it('is offered again once it is valid, and logged again when it is wrong once more', () => {
    const { book, logged } = setUp();
    for (const k of ['NaN', '2', 'NaN']) book.sink.markets([priced(k)]);
    expect(book.market('5.total.2.5')?.status).toBe(-1);
    book.sink.markets([priced('2.1')]);
    expect(book.market('5.total.2.5')).toMatchObject({ status: 1, selections: [{ k: '2.1' }, { k: '1.9' }] });
    expect(logged).toHaveLength(2);
  });
});
