import type { MatchRecord } from '@touchline/feed';
import { expect, test } from 'vitest';
import { featuredTitle } from './featuredTitle.ts';

const match = (
  total: readonly [number, number],
  period: string,
  status: MatchRecord['status'] = 2,
): Pick<MatchRecord, 'status' | 'score' | 'clock'> => ({
  status,
  score: { total, parts: [] },
  clock: { period, seconds: 0, running: true, at: 0 },
});

test.each<[string, readonly [number, number], string, string | undefined, object]>([
  ['football', [1, 1], 'half2', '63', { key: 'levelLeft', count: 27 }],
  ['football', [1, 2], 'half2', '89', { key: 'goalLeft', count: 1 }],
  ['football', [3, 0], 'half2', '80', { key: 'otherLeft', count: 10 }],
  ['football', [0, 0], 'half2', '90', { key: 'levelLeft', count: 1 }],
  ['football', [0, 0], 'half1', '45+2', { key: 'levelLeft', count: 45 }],
  ['football', [0, 1], 'half2', '90+4', { key: 'goalAdded' }],
  ['football', [1, 1], 'extra1', '97', { key: 'levelExtra' }],
  ['handball', [14, 15], 'half1', '20', { key: 'goalLeft', count: 40 }],
  ['ice-hockey', [2, 2], 'period2', '39', { key: 'levelLeft', count: 21 }],
  ['basketball', [65, 66], 'quarter3', '29', { key: 'point' }],
  ['tennis', [1, 0], 'set2', undefined, { key: 'set' }],
  ['tennis', [1, 1], 'set3', undefined, { key: 'level' }],
  ['esports', [0, 2], 'map3', undefined, { key: 'other' }],
])('%s at %j in %s, minute %s, is %j', (sport, total, period, minute, title) => {
  expect(featuredTitle({ match: match(total, period), sport, minute })).toEqual(title);
});

test('a break, an end and a match to come have their own titles', () => {
  const titleAt = (status: MatchRecord['status']) =>
    featuredTitle({ match: match([1, 1], 'break', status), sport: 'football', minute: undefined }).key;
  expect(([1, 3, 4, 5] as const).map(titleAt)).toEqual(['upcoming', 'levelBreak', 'over', 'calledOff']);
});
