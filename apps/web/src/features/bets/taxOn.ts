import { parseTaxPercent, toMinor, toWire, winningsTaxMinor } from '@touchline/betting';
import type { Taxed } from './afterTax.ts';

/**
 * Returns another payout of a bet after tax, for terms that it had or may get.
 * @param stake player's own money in the bet at those terms, as decimal text
 */
export function afterTaxAt({ iso, tax }: Taxed, payout: string, stake: string): string {
  if (!tax) return payout;
  const paidMinor = toMinor(payout, iso);
  return toWire(paidMinor - taxOn({ iso, tax }, paidMinor, toMinor(stake, iso)), iso);
}

/**
 * Returns the tax on a bet that would have paid an amount in all, minor units; 0 if winnings aren't taxed.
 * @param stakeMinor player's own money in the bet
 */
export function taxOn({ iso, tax }: Taxed, paidMinor: bigint, stakeMinor: bigint): bigint {
  if (!tax) return 0n;
  const terms = { rate: parseTaxPercent(tax.percent), freeMinor: toMinor(tax.free ?? '0', iso) };
  return winningsTaxMinor(terms, { paidMinor, stakeMinor });
}
