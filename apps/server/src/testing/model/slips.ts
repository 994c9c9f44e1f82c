import type { PayableCouponTypeId } from '@touchline/betting';
import * as fc from 'fast-check';
import type { ModelLeg, ModelSlip } from './coupon.ts';
import type { ModelMatch, Picked } from './line.ts';

/** Random choices from which a coupon is made of the current book. */
interface Dice {
  readonly typeId: number;
  readonly count: number;
  /** Index of the first match. */
  readonly first: number;
  readonly legs: readonly { readonly market: number; readonly key: number; readonly drift: number }[];
  /** True if two legs are of one match, which is refused. */
  readonly isDependent: boolean;
  /** True if a high stake is on unlikely selections, so that the payout is capped. */
  readonly isLongShot: boolean;
  readonly amount: bigint;
  readonly system: number;
  readonly bankers: number;
  readonly hasLobby: boolean;
  readonly blockStakes: readonly (bigint | null)[];
  readonly hasBonusBet: boolean;
  readonly changeCoefAction: 0 | 1 | 2;
  readonly exactCoef: boolean;
  readonly isDropOnScoreChange: boolean;
}

const MOST_LEGS = 5;
const LONG_SHOT = 90_000n;
const FEWEST_LEGS = [1, 2, 3, 2, 3, 3, 2, 2, 3];
const rarely = (weight: number): fc.Arbitrary<boolean> =>
  fc.oneof({ weight, arbitrary: fc.constant(false) }, { weight: 1, arbitrary: fc.constant(true) });
const amount = fc.oneof(
  { weight: 1, arbitrary: fc.constantFrom(10n, 150_000n) },
  { weight: 4, arbitrary: fc.constantFrom(20n, 100n, 537n, 2_000n) },
  { weight: 2, arbitrary: fc.constantFrom(8_000n, 40_000n) },
);

export const dice: fc.Arbitrary<Dice> = fc.record({
  typeId: fc.oneof(fc.constantFrom(0, 1, 6), fc.integer({ min: 0, max: 8 })),
  count: fc.integer({ min: 1, max: MOST_LEGS }),
  first: fc.nat(4),
  legs: fc.array(
    fc.record({
      market: fc.oneof(
        { weight: 6, arbitrary: fc.constant(0) },
        { weight: 3, arbitrary: fc.constant(1) },
        { weight: 1, arbitrary: fc.constant(2) },
      ),
      key: fc.nat(2),
      drift: fc.oneof(
        { weight: 8, arbitrary: fc.constant(0) },
        { weight: 1, arbitrary: fc.constantFrom(-50, 50) },
      ),
    }),
    { minLength: MOST_LEGS, maxLength: MOST_LEGS },
  ),
  isDependent: rarely(12),
  isLongShot: rarely(5),
  amount,
  system: fc.nat(2),
  bankers: fc.nat(2),
  hasLobby: fc.boolean(),
  blockStakes: fc.array(fc.option(amount), { minLength: MOST_LEGS, maxLength: MOST_LEGS }),
  hasBonusBet: rarely(3),
  changeCoefAction: fc.constantFrom(0, 1, 2),
  exactCoef: rarely(4),
  isDropOnScoreChange: fc.boolean(),
});

function picksOf(
  { legs, first, isDependent, isLongShot, count }: Dice,
  line: readonly ModelMatch[],
): readonly Picked[] {
  return legs.slice(0, count).flatMap(({ market: at, key }, index) => {
    const isSecond = isDependent && index === 1;
    const match = line[(first + (isSecond ? 0 : index)) % line.length];
    const before = legs[0]?.market ?? 0;
    const market = match?.markets[isSecond ? (before + 1) % 3 : at];
    const prices = Object.entries(market?.prices ?? {});
    const [longest] = prices.toSorted(([, a], [, b]) => b - a);
    const chosen = (isLongShot ? longest : prices[key % prices.length])?.[0];
    return match && market && chosen !== undefined ? [{ match, market, key: chosen }] : [];
  });
}

/** Returns the block of a leg, so that each block has at least one; the lobby gets the last leg. */
function blockOf(index: number, count: number, blocks: number, hasLobby: boolean): number {
  return hasLobby && index === count - 1 ? 0 : (index % blocks) + 1;
}

/** Makes a coupon from random choices and the current book. */
export function slipOf(thrown: Dice, line: readonly ModelMatch[]): ModelSlip {
  // The cast is safe: the choices only include types that pay as one coupon.
  const typeId = thrown.typeId as PayableCouponTypeId;
  const count = typeId === 0 ? 1 : Math.max(thrown.count, FEWEST_LEGS[typeId] ?? 1);
  const bankers = typeId === 2 ? Math.min(thrown.bankers, count - 3) : 0;
  const hasLobby = typeId === 4 && thrown.hasLobby && count > 3;
  const blocks =
    typeId === 4 ? Math.min(3 + thrown.system, count - (hasLobby ? 1 : 0)) : 2 + (thrown.system % 2);
  const units = typeId === 4 ? blocks : count - bankers;
  const legs = picksOf({ ...thrown, count }, line).map((pick, index): ModelLeg => ({
    ...pick,
    shown: (pick.market.prices[pick.key] ?? 2000) + (thrown.legs[index]?.drift ?? 0),
    odds: (pick.market.prices[pick.key] ?? 2000) + (thrown.legs[index]?.drift ?? 0),
    isBanker: index < bankers,
    ...(typeId === 4 || typeId === 5 ? { blockId: blockOf(index, count, blocks, hasLobby) } : {}),
    scoreAt: undefined,
    result: -1,
    settledCoef: undefined,
    isVoid: false,
    beneath: { result: -1, settledCoef: undefined },
  }));
  const stakes = thrown.blockStakes
    .slice(0, blocks - 1)
    .flatMap((stake, index) => (stake === null ? [] : [[index + 2, stake] as const]));
  return {
    typeId,
    amount: thrown.isLongShot ? LONG_SHOT : thrown.amount,
    legs,
    ...(typeId === 2 || typeId === 4 ? { systemValue: Math.min(2 + thrown.system, units - 1) } : {}),
    ...(typeId === 5 && stakes.length > 0 ? { blockStakes: Object.fromEntries(stakes) } : {}),
    hasBonusBet: typeId === 1 && thrown.hasBonusBet,
    changeCoefAction: thrown.changeCoefAction,
    exactCoef: thrown.exactCoef,
    isDropOnScoreChange: thrown.exactCoef && thrown.isDropOnScoreChange,
  };
}
