import { describe, expect, it, vi } from 'vitest';
import { createBook, type Book } from './book.ts';
import type { DeltaFrame, MarketRecord, SnapshotFrame } from './frames.ts';
import { marketRecord, matchRecord } from './testing.ts';

const MARKET = '1.match-result';
const HOME = `${MARKET}:home`;
const AWAY = `${MARKET}:away`;

/** Creates a match-result market in slots 70 and 71. */
function market(version: number, home: string, away: string, over: Partial<MarketRecord> = {}): MarketRecord {
  const selections = [
    { id: HOME, key: 'home', k: home },
    { id: AWAY, key: 'away', k: away },
  ];
  return marketRecord(1, { version, slot: 70, selections, ...over });
}

const snapshot = (seq: number, held: MarketRecord, topic: 'live' | 'match:1' = 'live'): SnapshotFrame => ({
  t: 'snapshot',
  topic,
  seq,
  at: 0,
  matches: [matchRecord(1)],
  markets: [held],
});

const packed = (seq: number, version: number, prices: readonly number[]): DeltaFrame => ({
  t: 'delta',
  topic: 'live',
  seq,
  at: 900,
  prices,
  version,
});

function setUp(held = market(10, '1.85', '3.4')): {
  readonly book: Book;
  readonly hear: ReturnType<typeof listening>;
} {
  const book = createBook({ schedule: () => undefined, now: () => 5000 });
  book.open('live');
  book.open('match:1');
  book.apply(snapshot(1, held));
  book.apply(snapshot(1, held, 'match:1'));
  book.flush();
  const hear = listening();
  book.subscribeSelection(HOME, hear);
  return { book, hear };
}

const listening = () => ({ moved: vi.fn<() => void>(), changed: vi.fn<() => void>() });
const price = (book: Book, id = HOME): string | undefined => book.selection(id)?.k;

describe('packed prices', () => {
  it("change the selections of their slots and set the market's version", () => {
    const { book, hear } = setUp();
    book.apply(packed(2, 12, [70, 190, 71, 325]));
    expect([price(book), price(book, AWAY)]).toEqual(['1.9', '3.25']);
    expect(book.market(MARKET)).toMatchObject({ version: 12, at: 900, status: 1 });
    expect(book.quote(HOME)).toMatchObject({ price: 1900, direction: 'up', movedAt: 5000 });
    expect(book.quote(AWAY)).toMatchObject({ price: 3250, direction: 'down' });
    expect(hear.moved).not.toHaveBeenCalled();
    book.flush();
    expect([hear.moved.mock.calls.length, hear.changed.mock.calls.length]).toEqual([1, 0]);
  });

  it('preserve the rest of a market, and the text of a price until it changes', () => {
    const came = market(10, '1.850', '3', { line: '2.5', ordinal: 1 });
    const [first, second] = came.selections;
    if (!first || !second) throw new Error('The market has two selections.');
    const record = { ...came, selections: [first, { ...second, result: 3 }] };
    const { book } = setUp(record);
    expect(book.market(MARKET)).toEqual(record);
    book.applyPrices(Uint32Array.of(70, 185));
    expect(price(book)).toBe('1.850');
    book.applyPrices(Uint32Array.of(70, 190));
    expect(book.market(MARKET)?.selections).toEqual([
      { ...first, k: '1.9' },
      { ...second, result: 3 },
    ]);
  });

  it('follow their selections when a market arrives in another order, with more or with fewer', () => {
    const { book, hear } = setUp();
    const [home, away] = [
      { id: HOME, key: 'home', k: '1.9' },
      { id: AWAY, key: 'away', k: '3' },
    ];
    const draw = { id: `${MARKET}:draw`, key: 'draw', k: '5' };
    const send = (seq: number, selections: MarketRecord['selections'], slot: number): void => {
      book.apply({
        t: 'delta',
        topic: 'live',
        seq,
        at: 0,
        markets: [market(10 + seq, '', '', { selections, slot })],
      });
      book.flush();
    };
    send(2, [away, draw, home], 90);
    expect(book.quote(HOME)).toMatchObject({ price: 1900, direction: 'up' });
    expect(book.quote(draw.id)).toMatchObject({ price: 5000, direction: undefined });
    send(3, [away, draw], 94);
    expect(book.quote(HOME)).toBeUndefined();
    send(4, [home, away, draw], 97);
    expect(book.quote(HOME)).toMatchObject({ price: 1900, direction: undefined });
    book.applyPrices(Uint32Array.of(97, 195));
    book.flush();
    expect([hear.changed.mock.calls.length, hear.moved.mock.calls.length]).toEqual([3, 1]);
    expect(book.quote(HOME)).toMatchObject({ price: 1950, direction: 'up' });
  });

  it('do not override a newer whole record, nor does an older record override them', () => {
    const { book } = setUp();
    book.apply({ t: 'delta', topic: 'match:1', seq: 2, at: 0, markets: [market(20, '2', '3')] });
    book.apply(packed(2, 15, [70, 195]));
    expect(price(book)).toBe('2');
    book.apply(packed(3, 25, [70, 210]));
    book.apply({ t: 'delta', topic: 'match:1', seq: 3, at: 0, markets: [market(24, '2.05', '3')] });
    expect(price(book)).toBe('2.1');
    book.apply({ t: 'delta', topic: 'match:1', seq: 4, at: 0, markets: [market(26, '2.2', '3')] });
    expect(price(book)).toBe('2.2');
  });

  it('are ignored for unknown and released slots', () => {
    const { book, hear } = setUp();
    book.apply(packed(2, 12, [7, 300, 4_294_967_294, 300]));
    expect(price(book)).toBe('1.85');
    book.apply({
      t: 'delta',
      topic: 'live',
      seq: 3,
      at: 0,
      markets: [market(13, '1.85', '3.4', { slot: 90 })],
    });
    book.apply(packed(4, 14, [70, 300]));
    expect(price(book)).toBe('1.85');
    book.apply(packed(5, 15, [90, 300]));
    expect(price(book)).toBe('3');
    book.flush();
    expect(hear.changed).toHaveBeenCalledTimes(1);
    expect(hear.moved).not.toHaveBeenCalled();
  });

  it('wait for the snapshot after a gap, and later ones are replayed', () => {
    const { book } = setUp();
    expect(book.apply(packed(3, 30, [70, 250]))).toBe('gap');
    expect(price(book)).toBe('1.85');
    expect(book.apply(snapshot(2, market(20, '2', '3')))).toBe('applied');
    expect(price(book)).toBe('2.5');
  });

  it('update a market that is suspended while the feed is stale, which remains suspended', () => {
    const { book, hear } = setUp();
    book.disconnected();
    book.apply(packed(2, 12, [70, 190]));
    expect(book.market(MARKET)).toMatchObject({ status: -1 });
    expect(price(book)).toBe('1.9');
    book.flush();
    expect(hear.changed).toHaveBeenCalledTimes(1);
  });

  it("notify subscribers of the market, but not of the match's offer", () => {
    const { book } = setUp();
    const [whole, offer] = [vi.fn<() => void>(), vi.fn<() => void>()];
    book.subscribeMarket(MARKET, whole);
    book.subscribeOffer(1, offer);
    book.applyPrices(Uint32Array.of(71, 300, 71, 310));
    book.flush();
    expect([whole.mock.calls.length, offer.mock.calls.length]).toEqual([1, 0]);
    book.apply({ t: 'delta', topic: 'live', seq: 2, at: 0, markets: [market(40, '2', '3', { status: -1 })] });
    book.flush();
    expect([whole.mock.calls.length, offer.mock.calls.length]).toEqual([2, 1]);
  });

  it('reach a selection subscribed to before its market arrived, and reset when it returns', () => {
    const { book } = setUp();
    const early = listening();
    book.subscribeSelection('1.total.2.5:over', early);
    const total = marketRecord(1, {
      id: '1.total.2.5',
      slot: 80,
      version: 11,
      selections: [{ id: '1.total.2.5:over', key: 'over', k: '1.9' }],
    });
    book.apply({ t: 'delta', topic: 'live', seq: 2, at: 0, markets: [total] });
    book.apply(packed(3, 12, [80, 195]));
    book.flush();
    expect(early.changed).toHaveBeenCalledTimes(1);
    expect(book.quote('1.total.2.5:over')?.direction).toBe('up');
    book.apply({ t: 'delta', topic: 'live', seq: 4, at: 0, gone: { markets: ['1.total.2.5'] } });
    expect(book.quote('1.total.2.5:over')).toBeUndefined();
    book.flush();
    expect(early.changed).toHaveBeenCalledTimes(2);
    book.apply({ t: 'delta', topic: 'live', seq: 5, at: 0, markets: [{ ...total, version: 13 }] });
    expect(book.quote('1.total.2.5:over')).toMatchObject({ price: 1900, direction: undefined });
  });

  it('remain separate for thousands of markets as the table grows', () => {
    const { book } = setUp();
    const markets = Array.from({ length: 3000 }, (_, index) =>
      marketRecord(index + 2, { slot: 1000 + index, version: 11, k: '2' }),
    );
    book.apply({
      t: 'delta',
      topic: 'live',
      seq: 2,
      at: 0,
      matches: markets.map(({ matchId }) => matchRecord(matchId)),
      markets,
    });
    book.applyPrices(Uint32Array.from(markets.flatMap(({ slot }, index) => [slot, 200 + index])));
    expect(
      markets.every(
        ({ selections: [one] }, index) => one && price(book, one.id) === String((200 + index) / 100),
      ),
    ).toBe(true);
    expect(price(book)).toBe('1.85');
  });
});
