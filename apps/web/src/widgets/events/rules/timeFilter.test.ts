import { describe, expect, test } from 'vitest';
import {
  passing,
  startsUntil,
  timeFilterIn,
  timeFilters,
  withTimeFilter,
  type TimeFilter,
} from './timeFilter.ts';

describe('the time filter in an address', () => {
  test.each([
    ['time=1h', '1h'],
    ['time=24h&tab=x', '24h'],
    ['time=recommended', 'recommended'],
    ['', 'all'],
    ['time=3h', 'all'],
    ['time=__proto__', 'all'],
  ])('%s is %s', (query, filter) => {
    expect(timeFilterIn(new URLSearchParams(query))).toBe(filter);
  });

  test('changes without affecting other parameters, and is left out when it filters nothing', () => {
    const query = new URLSearchParams('time=1h&settings=1');
    expect(withTimeFilter(query, '4h').toString()).toBe('time=4h&settings=1');
    expect(withTimeFilter(query, 'all').toString()).toBe('settings=1');
    expect(query.get('time')).toBe('1h');
  });
});

describe('matches are included', () => {
  const now = 1_000_000_000;
  const after = (filter: TimeFilter) =>
    passing(
      [-10, 1800, 1801, 3600, 3601, 7200, 30_000].map((seconds) => ({ startsAt: now / 1000 + seconds })),
      filter,
      now,
    ).map(({ startsAt }) => startsAt - now / 1000);

  test('if they start in time, to the second', () => {
    expect(after('upcoming')).toEqual([-10, 1800]);
    expect(after('1h')).toEqual([-10, 1800, 1801, 3600]);
    expect(after('2h')).toHaveLength(6);
    expect(after('12h')).toHaveLength(7);
    expect(after('all')).toHaveLength(7);
  });

  test('if they are among the best, whenever they start', () => {
    const matches = [{ startsAt: 5, best: true as const }, { startsAt: 1 }];
    expect(passing(matches, 'recommended', now)).toEqual([matches[0]]);
    expect(startsUntil('recommended', now)).toBeUndefined();
  });

  test('in growing numbers, the longer the time is', () => {
    const limits = timeFilters.flatMap((filter) => startsUntil(filter, now) ?? []);
    expect(limits).toEqual(limits.toSorted((a, b) => a - b));
    expect(limits).toHaveLength(7);
  });
});
