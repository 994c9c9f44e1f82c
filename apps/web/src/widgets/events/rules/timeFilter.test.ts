import { describe, expect, test } from 'vitest';
import { startingWithin, timeFilterIn, withTimeFilter } from './timeFilter.ts';

describe('the time filter in an address', () => {
  test.each([
    ['time=1h', '1h'],
    ['time=24h&tab=x', '24h'],
    ['', 'all'],
    ['time=2h', 'all'],
    ['time=__proto__', 'all'],
  ])('%s is %s', (query, filter) => {
    expect(timeFilterIn(new URLSearchParams(query))).toBe(filter);
  });

  test('changes without touching the rest, and is left out when it filters nothing', () => {
    const query = new URLSearchParams('time=1h&settings=1');
    expect(withTimeFilter(query, '3h').toString()).toBe('time=3h&settings=1');
    expect(withTimeFilter(query, 'all').toString()).toBe('settings=1');
    expect(query.get('time')).toBe('1h');
  });
});

test('matches pass when they start in time, to the second', () => {
  const now = 1_000_000_000;
  const starts = [-10, 3599, 3600, 3601, 4 * 3600].map((after) => ({ startsAt: now / 1000 + after }));
  const passed = (filter: '1h' | '3h' | 'all') =>
    startingWithin(starts, filter, now).map(({ startsAt }) => startsAt - now / 1000);
  expect(passed('1h')).toEqual([-10, 3599, 3600]);
  expect(passed('3h')).toEqual([-10, 3599, 3600, 3601]);
  expect(passed('all')).toHaveLength(5);
});
