import { toMinor, toWire } from '@touchline/betting';
import { payoutAfterTax } from '../../features/bets/afterTax.ts';
import type { Bet } from '../../features/bets/bets.api.ts';

/** Amount of money in a currency; exact decimal text. */
export interface Sum {
  readonly iso: string;
  readonly amount: string;
}

type Settled = Pick<Bet, 'state' | 'outcome' | 'settledAt'>;
type Paid = Pick<Bet, 'iso' | 'payout' | 'tax'>;

/** Time after its settlement for which a won bet is news, seconds; later changes are corrections. */
const NEWS = 120;

/**
 * Returns whether a bet has just been settled as won.
 * @param now server time, UTC seconds
 */
export function isNewWin({ state, outcome, settledAt }: Settled, now: number): boolean {
  return state === 'settled' && outcome === 'won' && settledAt !== undefined && now - settledAt < NEWS;
}

/** Adds up the payouts of bets after tax, by currency in order of appearance. */
export function payoutsOf(bets: readonly Paid[]): readonly Sum[] {
  const sums = new Map<string, bigint>();
  for (const bet of bets) {
    const { iso } = bet;
    const payout = payoutAfterTax(bet);
    if (payout !== undefined) sums.set(iso, (sums.get(iso) ?? 0n) + toMinor(payout, iso));
  }
  return [...sums].map(([iso, sum]) => ({ iso, amount: toWire(sum, iso) }));
}
