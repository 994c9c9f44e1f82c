import * as fc from 'fast-check';
import type { CouponTypeId, PayableCouponTypeId } from '../coupon/coupon-types.ts';
import type { Coupon } from '../coupon/coupon.ts';
import { deadHeatOdds, type Leg, type LegResult } from '../coupon/legs.ts';
import { oddsMilli, type OddsMilli } from '../odds/odds.ts';
import * as rational from '../numbers/rational.ts';
import { anyOdds, anyStake } from './arbitraries.ts';

/** Random coupon with a current price for each leg; some legs are suspended. */
export interface RandomCoupon {
  readonly coupon: Coupon;
  readonly now: readonly (OddsMilli | undefined)[];
}

type Placing = 'placed' | 'running' | 'settled' | 'returned';

const RESULTS: Readonly<Record<Placing, readonly (LegResult | undefined)[]>> = {
  placed: [undefined, -1, -2],
  running: [undefined, -1, -1, -2, 0, 1, 1, 1, 2, 3, 4, 5, 6],
  settled: [0, 1, 1, 1, 1, 2, 3, 4, 5, 6],
  returned: [2, 3, 3, 2, 2, 2, -1],
};

const sometimes = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: undefined, freq: 3 });

/** Removes fields that are `undefined`. */
function present<T extends object>(fields: T): { [K in keyof T]?: Exclude<T[K], undefined> } {
  // The remaining entries are the fields' own.
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as {
    [K in keyof T]?: Exclude<T[K], undefined>;
  };
}

function settledCoef(
  odds: OddsMilli,
  result: LegResult | undefined,
  tied: number,
): rational.Rational | undefined {
  if (tied < 2) return undefined;
  if (result === 6) return deadHeatOdds(odds, 1, tied);
  return result === 1 || result === 4 || result === 5 ? rational.of(BigInt(tied), 7n) : undefined;
}

function anyLeg(type: CouponTypeId, placing: Placing): fc.Arbitrary<Leg> {
  const results = RESULTS[placing].filter((result) => type !== 6 || (result !== 4 && result !== 5));
  return fc
    .record({ odds: anyOdds, result: fc.constantFrom(...results), tied: fc.integer({ min: -12, max: 5 }) })
    .map(({ odds, result, tied }) => ({
      odds,
      ...present({ result, settledCoef: settledCoef(odds, result, tied) }),
    }));
}

const LEG_COUNTS: Readonly<Record<PayableCouponTypeId, readonly [min: number, max: number]>> = {
  0: [1, 1],
  1: [2, 14],
  2: [3, 9],
  3: [2, 10],
  4: [3, 9],
  5: [3, 9],
  6: [2, 8],
  7: [2, 7],
  8: [3, 7],
};

/** Assigns legs to blocks: one each for the first `blocks`, the others by `spread`; 0 is the lobby. */
function intoBlocks(legs: readonly Leg[], blocks: number, spread: readonly number[]): readonly Leg[] {
  return legs.map((leg, index) => ({
    ...leg,
    blockId: index < blocks ? index + 1 : (spread[index] ?? 0) % (blocks + 1),
  }));
}

/** Arranges legs as their type requires, and returns the number of units that can be combined. */
function arranged(
  type: PayableCouponTypeId,
  legs: readonly Leg[],
  spread: readonly number[],
): { legs: readonly Leg[]; free: number } {
  const first = spread[0] ?? 0;
  if (type === 2) {
    const bankers = first % (legs.length - 2);
    return {
      legs: legs.map((leg, index) => (index < bankers ? { ...leg, banker: true } : leg)).toReversed(),
      free: legs.length - bankers,
    };
  }
  if (type === 4) {
    const blocks = 3 + (first % (legs.length - 2));
    return { legs: intoBlocks(legs, blocks, spread).toReversed(), free: blocks };
  }
  if (type === 5) {
    const blocks = 2 + (first % (legs.length - 1));
    const homes = intoBlocks(legs, blocks, spread).map((leg) => ({
      ...leg,
      blockId: Math.max(1, leg.blockId ?? 1),
    }));
    return { legs: homes, free: blocks };
  }
  return { legs, free: legs.length };
}

const anyType = fc.constantFrom<PayableCouponTypeId>(0, 1, 2, 3, 4, 5, 6, 7, 8);
const anyPlacing = fc.constantFrom<Placing>('placed', 'running', 'running', 'settled', 'settled', 'returned');

const anyExtras = fc.record({
  bonusBet: sometimes(fc.boolean()),
  boostPercent: sometimes(fc.constantFrom(0, 5, 7.5, 10)),
  powerCoef: sometimes(anyOdds),
  hyperBonus: sometimes(
    fc.record({
      percent: fc.constantFrom(0, 2.5, 10, 33),
      minStakeMinor: fc.bigInt({ min: 0n, max: 500_000_000n }),
      maxBonusMinor: fc.bigInt({ min: 0n, max: 10_000_000n }),
    }),
  ),
  promo: sometimes(fc.boolean()),
  maxPayoutMinor: sometimes(fc.bigInt({ min: 0n, max: 5_000_000_000n })),
});

/** Generates coupons of every type in every state, with all optional settings. */
export const anyCoupon: fc.Arbitrary<RandomCoupon> = fc
  .tuple(anyType, anyPlacing)
  .chain(([type, placing]) => {
    const [minLength, maxLength] = LEG_COUNTS[type];
    const size = { minLength: maxLength, maxLength };
    return fc
      .record({
        legs: fc.array(anyLeg(type, placing), { minLength, maxLength }),
        spread: fc.array(fc.nat({ max: 20 }), size),
        now: fc.array(fc.option(anyOdds, { nil: undefined, freq: 30 }), size),
        amounts: fc.array(fc.option(anyStake, { nil: undefined, freq: 2 }), size),
        stakeMinor: anyStake,
        sold: sometimes(anyStake),
        coef: fc.integer({ min: 1010, max: 3000 }).map(oddsMilli),
        extras: anyExtras,
        choice: fc.nat({ max: 20 }),
      })
      .map(({ legs: plain, spread, now, amounts, stakeMinor, sold, coef, extras, choice }) => {
        const { legs, free } = arranged(type, plain, spread);
        const stakes = amounts
          .slice(1, free)
          .flatMap((amount, index) => (amount ? [[index + 2, amount] as const] : []));
        const coupon: Coupon = {
          type,
          stakeMinor,
          legs,
          systemValue: 2 + (choice % Math.max(1, free - 2)),
          antiExpressCoef: coef,
          blockStakesMinor: Object.fromEntries(stakes),
          ...present(extras),
          ...present({ wholeStakeMinor: sold && stakeMinor + sold }),
        };
        return { coupon, now: now.slice(0, legs.length) };
      });
  });
