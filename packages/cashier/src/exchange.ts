import { currencyExponent, rational } from '@touchline/betting';

/** Rate at which money is exchanged. */
export interface ExchangeRate {
  /** Whole units of the target currency per whole unit of the source currency. */
  readonly rate: rational.Rational;
  /** Percentage that the exchange costs, as decimal text: "1.5". */
  readonly spread: string;
}

/**
 * Returns what an amount is worth in another currency after the spread, in its minor units, rounded down: 0 if it is
 * too small for one.
 * @param minor minor units of `from`
 */
export function exchangedAmount(
  minor: bigint,
  from: string,
  to: string,
  { rate, spread }: ExchangeRate,
): bigint {
  const scale = rational.of(10n ** BigInt(currencyExponent(to)), 10n ** BigInt(currencyExponent(from)));
  const kept = rational.subtract(rational.ONE, rational.divide(rational.parse(spread), rational.of(100n)));
  return rational.floor(rational.product([rational.of(minor), rate, scale, kept]));
}
