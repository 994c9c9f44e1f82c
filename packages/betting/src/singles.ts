import { COUPON_TYPE } from './coupon-types.ts';
import type { Coupon } from './coupon.ts';
import type { Leg } from './legs.ts';

/**
 * Multiple singles as what they are: one coupon for each bet, in the order of the legs.
 * @param stakesMinor the stake of each leg, in the same order
 * @param shared what holds for each of them
 * Throws a RangeError when the two lists differ in length.
 */
export function splitSingles<L extends Leg>(
  legs: readonly L[],
  stakesMinor: readonly bigint[],
  shared: Pick<Coupon, 'maxPayoutMinor' | 'promo'> = {},
): readonly Coupon<L>[] {
  if (legs.length !== stakesMinor.length) {
    throw new RangeError(
      `Each bet has its own stake, got ${legs.length} bets and ${stakesMinor.length} stakes.`,
    );
  }
  return stakesMinor.flatMap((stakeMinor, index) =>
    legs
      .slice(index, index + 1)
      .map((leg) => ({ ...shared, type: COUPON_TYPE.single, stakeMinor, legs: [leg] })),
  );
}
