import type { MatchRecord, ScoreListener } from '@touchline/feed';
import { expect, test } from 'vitest';
import { followGoals, GOAL_SHOWN } from './followGoals.ts';
import { createGoals } from './goals.ts';

const match = (home: number, away: number, rest: Partial<MatchRecord> = {}): MatchRecord => ({
  id: 1,
  sportId: 1,
  competitionId: 7,
  competition: 'Albion League',
  country: 'gb',
  home: 'Harbour City',
  away: 'Northgate',
  startsAt: 1000,
  status: 2,
  producer: 'live',
  marketCount: 1,
  version: 1,
  score: { total: [home, away], parts: [] },
  ...rest,
});

const { score: _, ...unscored } = match(0, 0);

function setUp() {
  let report: ScoreListener = () => undefined;
  let isVisible = true;
  let pending: (() => void) | undefined;
  const goals = createGoals();
  followGoals(goals, {
    book: {
      subscribeScore(listener) {
        report = listener;
        return () => undefined;
      },
    },
    isVisible: () => isVisible,
    after(ms, action) {
      expect(ms).toBe(GOAL_SHOWN);
      pending = action;
      return () => void (pending = undefined);
    },
  });
  let calls = 0;
  goals.subscribe(() => void (calls += 1));
  return {
    goals,
    report: (now: MatchRecord, before: MatchRecord) => report(now, before),
    hide: () => void (isVisible = false),
    pass: () => pending?.(),
    calls: () => calls,
  };
}

test('a goal has its side and the new score, and ends after its time', () => {
  const { goals, report, pass, calls } = setUp();
  report(match(2, 1), match(1, 1));
  expect(goals.of(1)).toEqual({ side: 0, score: [2, 1] });
  expect(calls()).toBe(1);
  pass();
  expect(goals.of(1)).toBeUndefined();
  expect(calls()).toBe(2);
});

test('a second goal replaces the first', () => {
  const { goals, report } = setUp();
  report(match(1, 0), match(0, 0));
  report(match(1, 1), match(1, 0));
  expect(goals.of(1)).toEqual({ side: 1, score: [1, 1] });
});

test('a correction is no goal, and ends the one that it takes back', () => {
  const { goals, report } = setUp();
  report(match(1, 1), match(2, 1));
  expect(goals.of(1)).toBeUndefined();
  report(match(2, 1), match(1, 1));
  report(match(1, 1), match(2, 1));
  expect(goals.of(1)).toBeUndefined();
});

test.each([
  ['both sides at once', match(1, 1), match(0, 0)],
  ['the first score of a match', match(1, 0), unscored],
  ['a finished match', match(1, 0, { status: 4 }), match(0, 0)],
])('%s is no goal', (_, now, before) => {
  const { goals, report } = setUp();
  report(now, before);
  expect(goals.of(1)).toBeUndefined();
});

test('a hidden page has no goals', () => {
  const { goals, report, hide, calls } = setUp();
  hide();
  report(match(1, 0), match(0, 0));
  expect(goals.of(1)).toBeUndefined();
  expect(calls()).toBe(0);
});
