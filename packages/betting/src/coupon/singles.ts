import { COUPON_TYPE } from './coupon-types.ts';
import type { Coupon } from './coupon.ts';
import type { Leg } from './legs.ts';

/**
 * Splits multiple singles into one coupon per bet, in the order of the legs.
 * @param stakesMinor stake of each leg, in the same order
 * @param shared settings common to all of them
 * @throws RangeError if the two lists differ in length
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
