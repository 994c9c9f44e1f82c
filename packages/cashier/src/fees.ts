import { rational } from '@touchline/betting';
import { highestAmount, type AmountBounds } from './amounts.ts';

/** Fee of a payment method in one currency; amounts in minor units. */
export interface FeeRule {
  /** Percentage of the amount, as decimal text: "2.5". */
  readonly percent: string;
  readonly fixed: bigint;
  readonly least?: bigint | undefined;
  readonly most?: bigint | undefined;
}

/**
 * Returns the fee of a payment, minor units: the percentage, rounded half up, and the fixed part, within the rule's
 * bounds.
 * @param amount minor units
 */
export function feeOf(amount: bigint, { percent, fixed, least, most }: FeeRule): bigint {
  const share = rational.divide(rational.parse(percent), rational.of(100n));
  const fee = rational.roundHalfUp(rational.multiply(rational.of(amount), share)) + fixed;
  if (least !== undefined && fee < least) return least;
  return most !== undefined && fee > most ? most : fee;
}

/**
 * Returns the lowest amount of a method of which at least `missing` arrives after the fee; the highest possible amount
 * if none does. Minor units.
 */
export function coveringAmount(missing: bigint, bounds: AmountBounds, fee?: FeeRule): bigint {
  const { min, max, step } = bounds;
  const highest = highestAmount(bounds) ?? max;
  const stepped = (amount: bigint): bigint => amount + ((step - (amount % step)) % step);
  let amount = stepped(min);
  while (amount < highest) {
    const lack = missing - amount + (fee ? feeOf(amount, fee) : 0n);
    if (lack <= 0n) return amount;
    amount = stepped(amount + lack);
  }
  return highest;
}
