import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { rational, toMinor, toWire } from '@touchline/betting';
import { cashbackLevel, cashbackOf, lossesOf, periodAt } from './cashback.ts';
import { planFaults } from './judgePlan.ts';
import { levelAfter, levelOf, progressOf } from './levels.ts';
import type { CashbackLevel, CashbackPlan, LoyaltyPlan, PointsLevel } from './plan.ts';
import { expiryOf, parsePoints, pointsOf, pointsText, valueOfPoints } from './points.ts';
import { canMove, heldUntil, qualifiesUntil, reachedBy, referralStates } from './referrals.ts';

const eur = (text: string): bigint => toMinor(text, 'EUR');
const exact = (text: string) => rational.of(eur(text));
const noBounds = { least: 0n, cap: eur('1000000.00') };

function cashback(stakes: string, payouts: string, grants: string, level: Partial<CashbackLevel>): string {
  const sums = { stakes: exact(stakes), payouts: exact(payouts), grants: exact(grants) };
  return toWire(cashbackOf(sums, { base: 'losses', percent: '3', ...level }, noBounds), 'EUR');
}

describe('cashback', () => {
  it.each([
    ['losses of 154.80 at 3 %', '640.00', '455.20', '30.00', {}, '4.64'],
    ['a week without losses', '640.00', '700.00', '30.00', {}, '0.00'],
    ['level 1, 5 % of 812.35 lost', '812.35', '0', '0', { percent: '5' }, '40.62'],
    [
      'level 8, 0.25 % of 18 400.50 staked',
      '18400.50',
      '20000.00',
      '0',
      { base: 'stakes', percent: '0.25' } as const,
      '46.00',
    ],
  ])('of %s', (_, stakes, payouts, grants, level, amount) => {
    expect(cashback(stakes, payouts, grants, level)).toBe(amount);
  });

  it('is nothing below the least amount, and never above the cap', () => {
    const sums = { stakes: exact('100.00'), payouts: rational.ZERO, grants: rational.ZERO };
    const level = { base: 'losses', percent: '3' } as const;
    expect(cashbackOf(sums, level, { least: 301n, cap: 1000n })).toBe(0n);
    expect(cashbackOf(sums, level, { least: 300n, cap: 1000n })).toBe(300n);
    expect(cashbackOf(sums, level, { least: 0n, cap: 250n })).toBe(250n);
  });

  it('never grows with what came back', () => {
    const amount = fc.bigInt({ min: 0n, max: 10n ** 9n });
    fc.assert(
      fc.property(amount, amount, amount, (stakes, payouts, more) => {
        const of = (paid: bigint) =>
          cashbackOf(
            { stakes: rational.of(stakes), payouts: rational.of(paid), grants: rational.ZERO },
            { base: 'losses', percent: '7' },
            noBounds,
          );
        expect(of(payouts + more) <= of(payouts)).toBe(true);
      }),
    );
  });

  it('is nothing without losses, also where the least amount is 0', () => {
    expect(lossesOf({ stakes: exact('5.00'), payouts: exact('9.00'), grants: rational.ZERO })).toEqual(
      rational.ZERO,
    );
    const sums = { stakes: rational.of(-100n), payouts: rational.ZERO, grants: rational.ZERO };
    expect(cashbackOf(sums, { base: 'stakes', percent: '50' }, { least: -1000n, cap: 1000n })).toBe(0n);
  });

  it('uses the last entry of a plan with fewer levels', () => {
    const level: CashbackLevel = { base: 'losses', percent: '3', days: 7 };
    expect(cashbackLevel({ levels: [level] }, 8)).toBe(level);
    expect(() => cashbackLevel({ levels: [] }, 1)).toThrow(RangeError);
  });
});

describe('periods', () => {
  const period = (at: string, days: number, after?: string) => {
    const { from, to } = periodAt(new Date(at), days, after === undefined ? undefined : new Date(after));
    return [from.toISOString(), to.toISOString()];
  };

  it('of a week begin on Monday 00:00 UTC', () => {
    const week = ['2026-11-23T00:00:00.000Z', '2026-11-30T00:00:00.000Z'];
    expect(period('2026-11-23T00:00:00Z', 7)).toEqual(week);
    expect(period('2026-11-29T23:59:59Z', 7)).toEqual(week);
    expect(period('2026-11-30T00:00:00Z', 7)[0]).toBe('2026-11-30T00:00:00.000Z');
    expect(period('1969-12-31T12:00:00Z', 7)[0]).toBe('1969-12-29T00:00:00.000Z');
  });

  it('of fewer days begin at the end of the period before', () => {
    expect(period('2026-11-26T10:00:00Z', 1)).toEqual([
      '2026-11-26T00:00:00.000Z',
      '2026-11-27T00:00:00.000Z',
    ]);
    expect(period('2026-11-30T10:00:00Z', 3, '2026-11-30T00:00:00Z')[0]).toBe('2026-11-30T00:00:00.000Z');
    expect(period('2026-11-26T10:00:00Z', 1, '2026-11-20T00:00:00Z')[0]).toBe('2026-11-26T00:00:00.000Z');
  });
});

describe('points', () => {
  it('of 12.75 at 0.3 are 3.82', () => {
    expect(pointsText(pointsOf(exact('12.75'), '0.3', 'EUR'))).toBe('3.82');
  });

  it('of 1,234 are worth 9.25 at 0.0075', () => {
    const rate = { rate: '0.0075', units: rational.ONE, iso: 'EUR' };
    expect(valueOfPoints(parsePoints('1234') ?? 0n, rate)).toBe(eur('9.25'));
  });

  it('are worth the account’s currency, rounded down once', () => {
    const rate = { rate: '0.0075', units: rational.parse('162'), iso: 'JPY' };
    expect(valueOfPoints(parsePoints('100.50') ?? 0n, rate)).toBe(122n);
  });

  it.each([
    ['0', undefined],
    ['-5', undefined],
    ['1e3', undefined],
    ['1.234', undefined],
    ['12.5', 1250n],
    ['100', 10_000n],
  ])('read from %s', (text, points) => expect(parsePoints(text)).toBe(points));

  it('are shown with two decimals', () => {
    expect([pointsText(0n), pointsText(5n), pointsText(-382n)]).toEqual(['0.00', '0.05', '-3.82']);
  });

  it('expire 180 days after the last stake, told 14 days before', () => {
    const { expiresAt, noticeAt } = expiryOf(new Date('2026-01-01T00:00:00Z'));
    expect([expiresAt.toISOString(), noticeAt.toISOString()]).toEqual([
      '2026-06-30T00:00:00.000Z',
      '2026-06-16T00:00:00.000Z',
    ]);
  });
});

const levels: readonly PointsLevel[] = [0, 100, 500, 2000].map((from, index) => ({
  from,
  rate: `0.00${5 + index}`,
}));

describe('levels', () => {
  const since = new Date('2026-01-01T00:00:00Z');
  const after = (days: number) => new Date(since.getTime() + days * 86_400_000);

  it('begin at their points', () => {
    expect([0n, 9_999n, 10_000n, 500_000n].map((earned) => levelOf(earned, levels))).toEqual([1, 1, 2, 4]);
    expect(levelOf(-100n, levels)).toBe(1);
  });

  it('go up at once, by several steps', () => {
    expect(levelAfter({ level: 1, since }, 60_000n, levels, after(1))).toEqual({ level: 3, since: after(1) });
  });

  it('go down by one step a year at most', () => {
    const held = { level: 4, since };
    expect(levelAfter(held, 0n, levels, after(364))).toBe(held);
    const lower = levelAfter(held, 0n, levels, after(365));
    expect(lower).toEqual({ level: 3, since: after(365) });
    expect(levelAfter(lower, 0n, levels, after(366))).toBe(lower);
  });

  it('stay with the points that they need, also after a year', () => {
    const held = { level: 3, since };
    expect(levelAfter(held, 50_000n, levels, after(400))).toBe(held);
  });

  it('show their progress', () => {
    expect(progressOf(2, 30_000n, levels)).toEqual({ next: 3, needed: 500, share: 0.5 });
    expect(progressOf(3, 0n, levels).share).toBe(0);
    expect(progressOf(4, 900_000n, levels)).toEqual({ next: undefined, needed: 2000, share: 1 });
  });
});

describe('a friend', () => {
  const plan = { minDeposit: '20.00', minStakes: '20.00' };
  const reached = (deposit: string, stakes: string, isVerified = true) =>
    reachedBy({ isVerified, deposit: rational.parse(deposit), stakes: rational.parse(stakes) }, plan);

  it('with a deposit of 20.00 qualifies with stakes of 18.50 and 1.50', () => {
    expect(reached('19.99', '100.00')).toBe('registered');
    expect(reached('20.00', '18.50')).toBe('deposited');
    expect(reached('20.00', '20.00')).toBe('qualified');
    expect(reached('20.00', '20.00', false)).toBe('deposited');
  });

  it('can qualify for the days of the plan', () => {
    expect(qualifiesUntil(new Date('2026-11-01T10:00:00Z'), { days: 90 })).toEqual(
      new Date('2027-01-30T10:00:00Z'),
    );
  });

  it('is held for 14 days', () => {
    expect(heldUntil(new Date('2026-11-01T10:00:00Z'), { holdDays: 14 })).toEqual(
      new Date('2026-11-15T10:00:00Z'),
    );
  });

  it('moves forward only, and ends paid or rejected', () => {
    const moves = referralStates.flatMap((from) =>
      referralStates.filter((to) => canMove(from, to)).map((to) => `${from}>${to}`),
    );
    expect(moves).toEqual([
      'registered>deposited',
      'registered>rejected',
      'deposited>qualified',
      'deposited>rejected',
      'qualified>held',
      'qualified>rejected',
      'held>paid',
      'held>rejected',
    ]);
  });
});

describe('a plan', () => {
  const level: CashbackLevel = { base: 'losses', percent: '3', days: 7 };
  const eight: readonly PointsLevel[] = Array.from({ length: 8 }, (_, index) => ({
    from: index * 100,
    rate: '0.005',
  }));
  const sound: CashbackPlan = {
    id: 'cashback',
    products: ['sport'],
    levels: [level],
    least: '0.10',
    cap: '100.00',
    isAutomatic: true,
    takeDays: 30,
  };
  const paths = (plan: Partial<LoyaltyPlan>) =>
    planFaults({ points: null, cashback: [], referral: null, ...plan }).map(({ path }) => path);
  const points = (levels: readonly PointsLevel[]) => ({
    points: { rates: { sport: '0.3' }, levels, least: 100, monthCap: '500.00' },
  });

  it('that is sound has no faults', () => {
    expect(paths({ ...points(eight), cashback: [sound, { ...sound, id: 'vipcashback' }] })).toEqual([]);
  });

  it('that mixes products, repeats a cashback or has bounds the wrong way round is refused', () => {
    expect(paths({ cashback: [{ ...sound, products: ['sport', 'slots'] }] })).toEqual([
      '/cashback/0/products',
    ]);
    expect(paths({ cashback: [{ ...sound, products: ['slots', 'live-casino'] }] })).toEqual([]);
    expect(paths({ cashback: [{ ...sound, products: ['sport', 'live-casino'] }] })).toEqual([
      '/cashback/0/products',
    ]);
    expect(paths({ cashback: [sound, sound] })).toEqual(['/cashback/1/id']);
    expect(paths({ cashback: [{ ...sound, least: '100.00' }] })).toEqual([]);
    expect(paths({ cashback: [{ ...sound, levels: Array.from({ length: 8 }, () => level) }] })).toEqual([]);
    expect(paths({ cashback: [{ ...sound, least: '200.00' }] })).toEqual(['/cashback/0/least']);
    expect(paths({ cashback: [{ ...sound, levels: [level, level] }] })).toEqual(['/cashback/0/levels']);
  });

  it('whose levels don’t rise is refused', () => {
    expect(paths(points(eight.slice(1)))).toEqual(['/points/levels', '/points/levels/0/from']);
    expect(paths(points(eight.with(3, { from: 200, rate: '0.004' })))).toEqual([
      '/points/levels/3/from',
      '/points/levels/3/rate',
    ]);
  });
});
