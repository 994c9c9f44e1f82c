/** A deposit in another currency than the account's, minor units of both. */
export interface ConvertedDeposit {
  /** Paid amount. */
  readonly paid: bigint;
  /** Amount that was credited for it. */
  readonly credited: bigint;
}

/**
 * Returns the part of the credit that belongs to a part of the payment, at the deposit's own rate, rounded up. The last
 * part takes what is left: all parts together are the credit.
 * @param before part of the payment that was given back before, minor units of the payment
 * @param after with the new part
 */
export function creditOfPart({ paid, credited }: ConvertedDeposit, before: bigint, after: bigint): bigint {
  const upTo = (part: bigint): bigint => (credited * part + paid - 1n) / paid;
  return upTo(after) - upTo(before);
}
