import type { MarketRecord } from '@touchline/feed';
import { expect, test } from 'vitest';
import type { BookChange } from '../feed/bookTypes.ts';
import { createPriceHistory } from './priceHistory.ts';

function world() {
  let tell: (change: BookChange) => void = () => undefined;
  const history = createPriceHistory((handler) => {
    tell = handler;
  });
  const market = (at: number, prices: Readonly<Record<string, string>>, status: 1 | -1 = 1): void => {
    const selections = Object.entries(prices).map(([key, k]) => ({ id: `7.winner:${key}`, key, k }));
    const record = { id: '7.winner', matchId: 7, type: 'winner', group: 'popular', producer: 'live' };
    // The cast: fields that the price history doesn't read are omitted.
    tell({ kind: 'market', record: { ...record, status, selections, at } as unknown as MarketRecord });
  };
  return { history, market, drop: () => tell({ kind: 'drop', matchId: 7 }) };
}

test('records a price with the time from which it was valid, and when no bets were taken', () => {
  const { history, market } = world();
  market(1, { home: '1.5', away: '2.5' });
  market(2, { home: '1.5', away: '2.6' });
  market(3, { home: '1.5', away: '2.6' }, -1);
  market(4, { home: '1.45', away: '2.6' });
  expect(history.of('7.winner:home')).toEqual([{ at: 1, k: '1.5' }, { at: 3 }, { at: 4, k: '1.45' }]);
  expect(history.of('7.winner:away')?.map(({ at }) => at)).toEqual([1, 2, 3, 4]);
  expect(history.of('7.winner:draw')).toBeUndefined();
  expect(history.of('nonsense')).toBeUndefined();
});

test('stays bounded, and drops a match that left the book', () => {
  const { history, market, drop } = world();
  for (let at = 1; at <= 500; at += 1) market(at, { home: `1.${at}`, away: '2' });
  expect(history.of('7.winner:home')).toHaveLength(40);
  expect(history.of('7.winner:home')?.at(-1)).toEqual({ at: 500, k: '1.500' });
  drop();
  expect(history.of('7.winner:home')).toBeUndefined();
});
