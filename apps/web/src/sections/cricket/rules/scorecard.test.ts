import { describe, expect, test } from 'vitest';
import type { CricketCard, CricketInnings } from '../cricket.api.ts';
import { atTheCrease, bowlerNow, extrasOf, outOf, playersOf, ratesOf } from './scorecard.ts';

const player = (id: number, name: string) => ({ id, name, role: 'batter' as const });
const batting = (playerId: number, rest: Partial<CricketInnings['batting'][number]> = {}) => ({
  playerId,
  runs: 10,
  balls: 8,
  fours: 1,
  sixes: 0,
  ...rest,
});
const innings = (rest: Partial<CricketInnings>): CricketInnings => ({
  side: 0,
  runs: 0,
  wickets: 0,
  balls: 0,
  finished: false,
  extras: { wides: 2, byes: 1, legByes: 3 },
  batting: [],
  bowling: [],
  falls: [],
  over: [],
  ...rest,
});
const card: CricketCard = {
  matchId: 1,
  competition: { id: 1, name: 'Cup', country: 'in' },
  startsAt: 0,
  finished: false,
  sides: [
    { id: 1, name: 'Hawks', players: [player(1, 'A. One'), player(2, 'B. Two')] },
    { id: 2, name: 'Kings', players: [player(3, 'C. Three'), player(4, 'D. Four')] },
  ],
  innings: [],
};
const players = playersOf(card);

describe('the dismissal of a batter', () => {
  test.each([
    [{ kind: 'bowled', bowlerId: 3 } as const, { key: 'bowled', bowler: 'C. Three', fielder: '' }],
    [
      { kind: 'caught', bowlerId: 3, fielderId: 4 } as const,
      { key: 'caught', bowler: 'C. Three', fielder: 'D. Four' },
    ],
    [
      { kind: 'caught', bowlerId: 3, fielderId: 3 } as const,
      { key: 'caughtBowled', bowler: 'C. Three', fielder: 'C. Three' },
    ],
    [{ kind: 'run-out', fielderId: 4 } as const, { key: 'run-out', bowler: '', fielder: 'D. Four' }],
  ])('%o', (dismissal, text) => {
    expect(outOf(batting(1, { dismissal }), players)).toEqual(text);
  });

  test('is undefined while not out', () => {
    expect(outOf(batting(1), players)).toBeUndefined();
  });
});

test('the batter on strike is first at the crease; dismissed ones are left out', () => {
  const rows = [
    batting(1),
    batting(2, { dismissal: { kind: 'lbw', bowlerId: 3 } }),
    batting(5, { onStrike: true }),
  ];
  expect(atTheCrease(innings({ batting: rows })).map(({ playerId }) => playerId)).toEqual([5, 1]);
});

test('the current bowler is known within an over, and not between two', () => {
  const spell = (playerId: number, balls: number) => ({
    playerId,
    balls,
    maidens: 0,
    runs: 0,
    wickets: 0,
    wides: 0,
  });
  expect(bowlerNow(innings({ bowling: [spell(3, 12), spell(4, 8)] }))?.playerId).toBe(4);
  expect(bowlerNow(innings({ bowling: [spell(3, 12), spell(4, 6)] }))).toBeUndefined();
});

test('extras are all runs that aren’t credited to a batter', () => {
  expect(extrasOf(innings({}))).toBe(6);
});

test('the second innings has a target and a required rate, the first has none', () => {
  const first = innings({ runs: 150, balls: 120, finished: true });
  const second = innings({ side: 1, runs: 99, balls: 68 });
  const both = { ...card, innings: [first, second] };
  expect(ratesOf(both, first)).toEqual({ rate: '7.50', ballsLeft: 0 });
  expect(ratesOf(both, second)).toEqual({ rate: '8.74', ballsLeft: 52, target: 151, required: '6.00' });
});
