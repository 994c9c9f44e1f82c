import * as fc from 'fast-check';
import { rational, toMinor } from '@touchline/betting';
import { describe, expect, it } from 'vitest';
import {
  BEST_ROUNDS,
  compareStandings,
  countedUntil,
  multipleOf,
  NO_SCORE,
  prizeFaults,
  prizeOf,
  scoreText,
  scoreWith,
  stateAt,
  type Scoring,
} from './tournaments.ts';

const cents = (euros: string) => toMinor(euros, 'EUR');
const round = (stake: string, won = '0') => ({ stake: cents(stake), won: cents(won), rate: rational.ONE });

function points(scoring: Scoring, ...rounds: readonly (readonly [stake: string, won?: string])[]): string {
  const score = rounds.reduce((so, [stake, won]) => scoreWith(scoring, so, round(stake, won)), NO_SCORE);
  return scoreText(scoring, score.points);
}

describe('the score of a tournament', () => {
  it('rounds the sum of stakes down, not each round', () => {
    expect(points('turnover', ['0.90'], ['0.60'], ['1.20'])).toBe('2');
  });

  it('is the best payout divided by its stake, four decimals rounded down', () => {
    expect(points('multiplier', ['2.00', '2.95'], ['3.00', '10.00'], ['1.00', '0.50'])).toBe('3.3333');
  });

  it('adds up the best twenty multiples', () => {
    const small = Array.from({ length: BEST_ROUNDS }, () => ['1.00', '1.00'] as const);
    expect(points('sumOfMultipliers', ...small, ['1.00', '5.00'], ['1.00', '0.00'])).toBe('24.0000');
  });

  it('adds up payouts in euros', () => {
    expect(points('winPoints', ['1.00', '0.40'], ['1.00', '12.05'])).toBe('12.45');
  });

  it('never falls with another round', () => {
    const amount = fc.bigInt({ min: 1n, max: 10n ** 9n });
    const rate = fc.record({ num: amount, den: amount }).map(({ num, den }) => rational.of(num, den));
    const scoring = fc.constantFrom<Scoring>('turnover', 'multiplier', 'sumOfMultipliers', 'winPoints');
    fc.assert(
      fc.property(
        scoring,
        fc.array(fc.record({ stake: amount, won: amount, rate }), { maxLength: 40 }),
        (kind, rounds) => {
          let score = NO_SCORE;
          for (const one of rounds) {
            const next = scoreWith(kind, score, one);
            expect(next.points).toBeGreaterThanOrEqual(score.points);
            score = next;
          }
        },
      ),
    );
  });

  it('of a round without a stake is 0', () => {
    expect(multipleOf({ stake: 0n, won: cents('3.20') })).toBe(0n);
  });

  it('converts other currencies exactly', () => {
    const rate = rational.of(25n, 27n);
    const score = [1n, 2n].reduce(
      (so) => scoreWith('turnover', so, { stake: 5400n, won: 0n, rate }),
      NO_SCORE,
    );
    expect(scoreText('turnover', score.points)).toBe('100');
  });
});

describe('the table of a tournament', () => {
  const at = (time: string, roundId: bigint) => ({
    points: 1200n,
    reachedAt: new Date(`2026-01-10T${time}Z`),
    roundId,
  });

  it('gives tied places to the player who was first', () => {
    const a = at('18:03:11', 7n);
    const b = at('17:59:40', 9n);
    expect([a, b].toSorted(compareStandings)).toEqual([b, a]);
  });

  it('prefers the lower round for the same time, and more points before all', () => {
    const late = { ...at('18:00:00', 3n), points: 1201n };
    const first = at('17:00:00', 1n);
    const second = at('17:00:00', 2n);
    expect([second, first, late].toSorted(compareStandings)).toEqual([late, first, second]);
  });
});

describe('prizes', () => {
  const prizes = [
    { from: 1, to: 1, amount: '500' },
    { from: 2, to: 3, amount: '300' },
  ];

  it('belong to the places of their range', () => {
    expect([1, 2, 3, 4].map((place) => prizeOf(prizes, place)?.amount)).toEqual([
      '500',
      '300',
      '300',
      undefined,
    ]);
  });

  it.each([
    [[], 'at least one prize'],
    [[{ from: 2, to: 3 }], 'start at 1'],
    [
      [
        { from: 1, to: 3 },
        { from: 3, to: 4 },
      ],
      'start at 4',
    ],
    [[{ from: 1, to: 0 }], 'end at 1 or later'],
  ])('%j are refused', (ranges, message) => {
    expect(prizeFaults(ranges).join()).toContain(message);
  });
});

describe('the state of a tournament', () => {
  const times = { from: new Date('2026-01-01T00:00:00Z'), until: new Date('2026-01-08T00:00:00Z') };

  it.each([
    ['2025-12-31T23:59:59Z', 'planned'],
    ['2026-01-01T00:00:00Z', 'running'],
    ['2026-01-08T00:00:00Z', 'counting'],
    ['2026-01-08T00:29:59Z', 'counting'],
    ['2026-01-08T00:30:00Z', 'final'],
  ])('at %s is %s', (now, state) => {
    expect(stateAt('planned', times, new Date(now))).toBe(state);
  });

  it('stays once it is decided', () => {
    expect(stateAt('cancelled', times, times.from)).toBe('cancelled');
    expect(countedUntil(times.until).toISOString()).toBe('2026-01-08T00:30:00.000Z');
  });
});
