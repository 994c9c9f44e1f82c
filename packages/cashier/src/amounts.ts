/** Amounts that a payment method takes in one currency, minor units. */
export interface AmountBounds {
  readonly min: bigint;
  readonly max: bigint;
  /** Amounts are multiples of it. */
  readonly step: bigint;
}

export type AmountFault = 'BELOW_MIN' | 'ABOVE_MAX' | 'STEP';

/** Returns why a method doesn't take an amount; undefined if it does. */
export function amountFault(amount: bigint, { min, max, step }: AmountBounds): AmountFault | undefined {
  if (amount < min) return 'BELOW_MIN';
  if (amount > max) return 'ABOVE_MAX';
  return amount % step === 0n ? undefined : 'STEP';
}

/**
 * Returns the highest amount that a method takes now, minor units; undefined if none is possible.
 * @param room what limits or the balance leave
 */
export function highestAmount({ min, max, step }: AmountBounds, room?: bigint): bigint | undefined {
  const bound = room !== undefined && room < max ? room : max;
  const highest = bound - (bound % step);
  return highest < min || highest <= 0n ? undefined : highest;
}

/** Returns the quick amounts that are possible now. */
export function possibleQuick(quick: readonly bigint[], bounds: AmountBounds, room?: bigint): bigint[] {
  const highest = highestAmount(bounds, room);
  return highest === undefined ? [] : quick.filter((amount) => amount >= bounds.min && amount <= highest);
}
