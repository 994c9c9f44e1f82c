import type { MatchRecord } from '@touchline/feed';
import { describe, expect, test } from 'vitest';
import { chooseFeatured, type FeaturedChoice } from './featuredRule.ts';

const match = (id: number, rest: Partial<MatchRecord> = {}): MatchRecord => ({
  id,
  sportId: 1,
  competitionId: 10,
  competition: 'Open',
  country: 'world',
  home: 'Home',
  away: 'Away',
  startsAt: 1000 + id,
  status: 1,
  producer: 'line',
  marketCount: 1,
  version: 1,
  ...rest,
});

const live = (id: number, total: readonly [number, number], rest: Partial<MatchRecord> = {}): MatchRecord =>
  match(id, { status: 2, producer: 'live', score: { total, parts: [] }, ...rest });

const chosen = (matches: readonly MatchRecord[], rest: Partial<FeaturedChoice> = {}) =>
  chooseFeatured({
    matches,
    isOpen: () => true,
    playedSeconds: () => 1800,
    stakeOn: () => 0n,
    sportRank: (sportId) => sportId,
    isTop: () => true,
    ...rest,
  })?.id;

describe('of live matches', () => {
  test('the one with the highest stakes is chosen', () => {
    const stakes = new Map([
      [1, 500n],
      [2, 90_000_000_000_000_000_000n],
      [3, 700n],
    ]);
    const stakeOn = (id: number) => stakes.get(id) ?? 0n;
    expect(chosen([live(1, [1, 1]), live(2, [0, 1]), live(3, [2, 2])], { stakeOn })).toBe(2);
  });

  test.each<[string, MatchRecord]>([
    ['whose scores differ by two', live(1, [3, 1])],
    ['without a score', match(1, { status: 2, producer: 'live' })],
    ['without sides', live(1, [1, 1], { away: '' })],
    [
      'that was stopped',
      live(1, [1, 1], { score: { total: [1, 1], parts: [], end: { by: 'stoppage', part: 1 } } }),
    ],
    ['that is over', live(1, [1, 1], { status: 4 })],
  ])('one %s is not chosen', (_, other) => {
    expect(chosen([other, live(2, [1, 0])], { stakeOn: (id) => (id === 1 ? 900n : 0n) })).toBe(2);
  });

  test('one is not chosen in its first ten minutes, or while its result is closed', () => {
    const both = [live(1, [0, 0]), live(2, [0, 0])];
    expect(chosen(both, { playedSeconds: ({ id }) => (id === 1 ? 599 : 600) })).toBe(2);
    expect(chosen(both, { isOpen: ({ id }) => id === 2 })).toBe(2);
  });

  test('a marked one, then the site’s first sport, decides between equal stakes', () => {
    expect(chosen([live(1, [0, 0]), live(2, [0, 0], { best: true })])).toBe(2);
    expect(chosen([live(1, [0, 0], { sportId: 4 }), live(2, [0, 0], { sportId: 3 })])).toBe(2);
  });
});

describe('without a close live match', () => {
  const apart = live(1, [4, 0]);

  test('the next start in a top competition is chosen', () => {
    const matches = [apart, match(2), match(3, { competitionId: 20 }), match(4, { competitionId: 20 })];
    expect(chosen(matches, { isTop: ({ competitionId }) => competitionId === 20 })).toBe(3);
  });

  test('any next start is chosen if no top competition has one', () => {
    expect(chosen([apart, match(3), match(2)], { isTop: () => false })).toBe(2);
  });

  test('nothing is chosen without a match that can be bet on', () => {
    expect(chosen([apart, match(2)], { isOpen: () => false })).toBeUndefined();
    expect(chosen([])).toBeUndefined();
  });
});
