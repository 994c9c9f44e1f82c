import { describe, expect, it } from 'vitest';
import { createBook } from './book.ts';
import type { DeltaFrame, Frame, MarketRecord, SelectionRecord } from './frames.ts';
import { hundredths, packChange, priceText } from './packing.ts';
import { parseFrame } from './parse.ts';
import { createPublisher, type Publisher } from './publisher.ts';
import { marketRecord, matchRecord } from './testing.ts';

const ID = '1.match-result';

function threeWay(
  version: number,
  prices: readonly (string | undefined)[],
  over: Partial<MarketRecord> = {},
) {
  const keys = ['home', 'draw', 'away', 'none'];
  const selections = prices.map((k, i): SelectionRecord => {
    const key = keys[i] ?? 'other';
    return { id: `${ID}:${key}`, key, ...(k !== undefined && { k }) };
  });
  return marketRecord(1, { id: ID, selections, slot: 40, version, ...over });
}

function publisherOf(market: MarketRecord): Publisher {
  const publisher = createPublisher({ firstSeq: 1 });
  publisher.putMatch(matchRecord(1));
  publisher.putMarket(market);
  publisher.tick(1);
  return publisher;
}

function next(publisher: Publisher, topic = 'live'): DeltaFrame {
  const frame = publisher.tick(2).find((made) => made.topic === topic);
  const read = frame && parseFrame(frame.text);
  if (read?.t !== 'delta') throw new Error(`Nothing was said of "${topic}".`);
  return read;
}

describe('prices in hundredths', () => {
  it.each([
    ['1.85', 185],
    ['1.5', 150],
    ['2', 200],
    ['1.01', 101],
    ['301', 30_100],
    ['90.07', 9007],
  ])('reads %s as %d and writes the same text', (k, value) => {
    expect([hundredths(k), priceText(value)]).toEqual([value, k]);
  });

  it.each(['1.855', '1.50', '2.00', '0', '-1.5', 'x', '', '1e3'])('leaves %j as text', (k) => {
    expect(hundredths(k)).toBeUndefined();
  });

  it('round-trips the text of every price up to 1000', () => {
    for (let value = 1; value <= 100_000; value += 1) expect(hundredths(priceText(value))).toBe(value);
  });
});

describe('a change of a market', () => {
  const before = threeWay(1, ['1.5', '3.4', '6']);

  it('is packed as its changed prices if only prices changed', () => {
    expect(packChange(before, threeWay(2, ['1.52', '3.4', '5.8']))).toEqual([40, 152, 42, 580]);
  });

  it.each<[string, MarketRecord]>([
    ['its status', threeWay(2, ['1.52', '3.4', '6'], { status: -1 })],
    ['its producer', threeWay(2, ['1.52', '3.4', '6'], { producer: 'line' })],
    ['a price of three decimals', threeWay(2, ['1.525', '3.4', '6'])],
    ['a price that is gone', threeWay(2, ['1.52', undefined, '6'])],
    ['one selection more', threeWay(2, ['1.52', '3.4', '6', '9'], { slot: 50 })],
    ['one selection less', threeWay(2, ['1.52', '3.4'])],
    ['its slot', threeWay(2, ['1.52', '3.4', '6'], { slot: 50 })],
    ['nothing', threeWay(2, ['1.5', '3.4', '6'])],
  ])('is sent as a whole market with %s', (_, now) => {
    expect(packChange(before, now)).toBeUndefined();
  });
});

describe('published packed prices', () => {
  it('have the number of the last change, even if another market caused it', () => {
    const publisher = publisherOf(threeWay(10, ['1.5', '3.4', '6']));
    publisher.putMarket(threeWay(11, ['1.52', '3.4', '6']));
    publisher.putMarket(marketRecord(2, { version: 12 }));
    expect(next(publisher)).toMatchObject({ prices: [40, 152], version: 12 });
  });

  it('are relative to what was published to the topic, not to changes between two ticks', () => {
    const publisher = publisherOf(threeWay(10, ['1.5', '3.4', '6']));
    publisher.putMarket(threeWay(11, ['1.5', '3.4', '6'], { status: -1 }));
    // A snapshot shows the last tick: it must not include changes that no delta has published.
    expect(parseFrame(publisher.snapshot('live', 2).text)).toMatchObject({ markets: [{ status: 1 }] });
    publisher.putMarket(threeWay(12, ['1.52', '3.4', '6']));
    expect(next(publisher)).toEqual({
      t: 'delta',
      topic: 'live',
      seq: 3,
      at: 2,
      prices: [40, 152],
      version: 12,
    });
  });

  it('are replaced by a whole market in a topic that receives it with this tick', () => {
    const { main: _main, ...plain } = threeWay(10, ['1.5', '3.4', '6']);
    const publisher = publisherOf(plain);
    publisher.putMarket(threeWay(11, ['1.52', '3.4', '6']));
    publisher.tick(2);
    publisher.putMatch(matchRecord(1, { status: 3, version: 12 }));
    publisher.putMarket(threeWay(13, ['1.54', '3.4', '6']));
    expect(next(publisher, 'match:1')).toMatchObject({ prices: [40, 154] });
    publisher.putMatch(matchRecord(1, { status: 1, version: 14 }));
    publisher.putMarket(threeWay(15, ['1.56', '3.4', '6']));
    expect(next(publisher, 'line:1')).toMatchObject({ markets: [{ version: 15 }] });
  });

  it('preserve the newer of two topics’ states, whichever arrives last', () => {
    const publisher = publisherOf(threeWay(10, ['1.5', '3.4', '6']));
    const frames: Frame[] = [];
    const keep = (text: string): void => {
      const frame = parseFrame(text);
      if (frame) frames.push(frame);
    };
    for (const topic of ['live', 'match:1'] as const) keep(publisher.snapshot(topic, 1).text);
    publisher.putMarket(threeWay(11, ['1.52', '3.4', '6']));
    for (const { text } of publisher.tick(2)) keep(text);
    publisher.putMarket(threeWay(12, ['1.54', '3.4', '6'], { status: -1 }));
    for (const { text } of publisher.tick(3)) keep(text);
    publisher.putMarket(threeWay(13, ['1.56', '3.4', '6'], { status: -1 }));
    for (const { text } of publisher.tick(4)) keep(text);
    const of = (topic: string): readonly Frame[] =>
      frames.filter((frame) => 'topic' in frame && frame.topic === topic);
    // Each topic is in order, but one is completely behind the other.
    for (const order of [
      [...of('live'), ...of('match:1')],
      [...of('match:1'), ...of('live')],
    ]) {
      const book = createBook({ schedule: () => {}, now: () => 0 });
      for (const topic of ['live', 'match:1'] as const) book.open(topic);
      for (const frame of order) book.apply(frame);
      expect(book.market(ID)).toMatchObject({ status: -1, version: 13, selections: [{ k: '1.56' }, {}, {}] });
    }
  });
});

describe('a market group of a match', () => {
  const totals = (version: number, k: string): MarketRecord =>
    marketRecord(1, { id: '1.total.2.5', type: 'total', group: 'totals', slot: 60, version, k });

  it('shares the numbers of its match and includes only the markets of the group', () => {
    const publisher = publisherOf(threeWay(10, ['1.5', '3.4', '6']));
    publisher.putMarket(totals(11, '1.9'));
    const [frame] = publisher.tick(2);
    expect(parseFrame(frame?.ofGroup('match:1/totals') ?? '')).toMatchObject({
      topic: 'match:1/totals',
      seq: frame?.seq,
      markets: [{ id: '1.total.2.5' }],
    });
    expect(parseFrame(publisher.snapshot('match:1/totals', 2).text)).toMatchObject({
      seq: frame?.seq,
      matches: [{ id: 1 }],
      markets: [{ id: '1.total.2.5' }],
    });
    publisher.putMarket(threeWay(12, ['1.52', '3.4', '6']));
    const [other] = publisher.tick(3);
    expect(other?.ofGroup('match:1/totals')).toBe('{"t":"delta","topic":"match:1/totals","seq":4,"at":3}');
    publisher.putMarket(totals(13, '1.95'));
    publisher.tick(4);
    const [missed = ''] = publisher.resume('match:1/totals', frame?.seq ?? 0, 5) ?? [];
    expect(parseFrame(missed)).toEqual({
      t: 'delta',
      topic: 'match:1/totals',
      seq: 5,
      after: 3,
      at: 5,
      prices: [60, 195],
      version: 13,
    });
  });
});
