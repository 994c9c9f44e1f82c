import { expect, test } from 'vitest';
import { filterIn, questionOf, startOf, withFilter } from './historyFilter.ts';

test('an address without a filter shows the last 30 days of everything', () => {
  const filter = filterIn(new URLSearchParams('state=nonsense'));
  expect(filter).toEqual({ period: '30', direction: 'all', state: 'all' });
  expect(questionOf(filter, startOf(filter.period, 2_592_000 + 7_201))).toEqual({ from: 7_200 });
});

test('a filter is stored in the address, without the defaults', () => {
  const search = withFilter(new URLSearchParams('state=open'), 'direction', 'withdrawal');
  expect(search.toString()).toBe('state=open&direction=withdrawal');
  expect(withFilter(search, 'state', 'all').toString()).toBe('direction=withdrawal');
  const all = filterIn(withFilter(search, 'period', 'all'));
  expect(questionOf(all, startOf(all.period, 0))).toEqual({ direction: 'withdrawal', state: 'open' });
});
