import { expect, test } from 'vitest';
import type { MarketShape } from '../../../features/odds/markets/marketShapes.ts';
import { resultMarket, totalMarket, withDraw } from './mainMarkets.ts';

const shape = (type: string, facts: Partial<MarketShape> = {}): MarketShape => ({
  id: type,
  matchId: 7,
  type,
  group: 'popular',
  main: true,
  wide: false,
  selections: [],
  ...facts,
});

test('a list shows the winner and the main total, and neither set markets nor other lines', () => {
  const markets = [
    shape('winner', { ordinal: 2 }),
    shape('total', { main: false, line: '3.5' }),
    shape('total', { line: '2.5' }),
    shape('winner'),
  ];
  expect(resultMarket(markets)).toBe(markets[3]);
  expect(totalMarket(markets)).toBe(markets[2]);
});

test('a list has a column for the draw when one of its matches can be drawn', () => {
  expect(withDraw([shape('winner'), undefined])).toBe(false);
  expect(withDraw([shape('winner'), shape('match-result')])).toBe(true);
  expect(withDraw([undefined])).toBe(true);
});
