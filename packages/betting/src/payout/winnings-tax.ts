import { higher } from '../numbers/amounts.ts';
import { fixedText } from '../numbers/decimal.ts';

/** Tax on the winnings of a bet, as promised at its placement. */
export interface WinningsTax {
  /** Share of the taxed winnings, hundredths of a percent: 1 to `HIGHEST_TAX`. */
  readonly rate: number;
  /** Winnings of one bet that are free of tax, minor units. */
  readonly freeMinor: bigint;
}

/** Highest rate of a tax: 50 %. */
export const HIGHEST_TAX = 5000;
const WHOLE = 10_000n;

/**
 * Parses the percentage of a tax ("12.5") to hundredths of a percent.
 * @throws RangeError if it is no decimal above 0 and at most 50, with at most two decimals
 */
export function parseTaxPercent(text: string): number {
  const match = /^(\d{1,2})(?:\.(\d{1,2}))?$/.exec(text);
  const rate = match ? Number((match[1] ?? '') + (match[2] ?? '').padEnd(2, '0')) : 0;
  if (rate >= 1 && rate <= HIGHEST_TAX) return rate;
  throw new RangeError(`A tax is a percentage above 0 and at most 50, such as "12.5", got "${text}".`);
}

/** Formats the rate of a tax as a percentage without trailing zeros: 1250 -> "12.5". */
export function taxPercentText(rate: number): string {
  return fixedText(BigInt(rate), 2).replace(/\.?0+$/, '');
}

/**
 * Returns the tax of a bet on everything that it has paid so far, in minor units, rounded down: the share of what it
 * paid above its stake and the free winnings. Each payment is taxed by the difference to the tax of the payments
 * before, so that a bet paid in parts is taxed as one paid at once.
 * @param paid `stakeMinor` is the player's own money in the bet: 0 for a promo code
 * @throws RangeError if the rate isn't from 1 to `HIGHEST_TAX`
 */
export function winningsTaxMinor(
  { rate, freeMinor }: WinningsTax,
  { paidMinor, stakeMinor }: { readonly paidMinor: bigint; readonly stakeMinor: bigint },
): bigint {
  if (!Number.isInteger(rate) || rate < 1 || rate > HIGHEST_TAX) {
    throw new RangeError(
      `The rate of a tax is from 1 to ${HIGHEST_TAX} hundredths of a percent, got ${rate}.`,
    );
  }
  return (higher(paidMinor - stakeMinor - freeMinor, 0n) * BigInt(rate)) / WHOLE;
}
