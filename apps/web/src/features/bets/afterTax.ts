import { toMinor, toWire } from '@touchline/betting';
import type { Coupon } from '@touchline/contract';
import type { Snapshot } from 'valtio/vanilla';

/** A bet with the tax on its winnings, if they are taxed. */
export interface Taxed {
  readonly iso: string;
  readonly tax?: Snapshot<Coupon['tax']> | undefined;
}

interface Paid extends Taxed {
  readonly payout?: string | undefined;
}

interface PossiblyPaid extends Paid {
  readonly possiblePayout: string;
}

/** Returns the payout of a bet after tax, as exact decimal text; undefined while it has none. */
export function payoutAfterTax(bet: Paid): string | undefined {
  return bet.payout === undefined ? undefined : less(bet, bet.payout);
}

/** Returns the possible payout of an open bet after tax, as exact decimal text. */
export function possibleAfterTax(bet: PossiblyPaid): string {
  // The tax of a settled bet is that of its payout.
  return bet.payout === undefined ? less(bet, bet.possiblePayout) : bet.possiblePayout;
}

function less({ iso, tax }: Taxed, payout: string): string {
  return tax ? toWire(toMinor(payout, iso) - toMinor(tax.amount, iso), iso) : payout;
}
