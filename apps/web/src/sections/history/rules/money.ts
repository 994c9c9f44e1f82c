import { toMinor, toWire } from '@touchline/betting';
import type { Snapshot } from 'valtio/vanilla';
import type { Bet } from '../../../features/bets/bets.api.ts';
import { taxOn } from '../../../features/bets/taxOn.ts';

type CashedOut = Snapshot<Pick<Bet, 'sales' | 'iso'>>;
type Received = CashedOut & Snapshot<Pick<Bet, 'state' | 'outcome' | 'payout' | 'insurance' | 'tax'>>;
type Played = Pick<Bet, 'iso' | 'amount' | 'openStake'>;
type Taxed = CashedOut & Pick<Bet, 'amount' | 'powerBet' | 'tax'>;
type Spent = Pick<Bet, 'iso' | 'amount' | 'powerBet' | 'insurance' | 'promoCode'>;

const minor = (amount: string | undefined, iso: string) => (amount === undefined ? 0n : toMinor(amount, iso));

/** Sum of a bet's cash-outs so far, as exact decimal text. */
export function cashedOut(bet: CashedOut): string {
  return toWire(cashedOutMinor(bet), bet.iso);
}

/**
 * Total received for a bet after tax: its cash-outs, and once it is settled its payout or insurance. Exact decimal text.
 */
export function received(bet: Received): string {
  return toWire(receivedMinor(bet), bet.iso);
}

/**
 * Calculates a partial cash-out in the same way as the server: the part is in whole minor units of the stake, and is
 * paid for exactly that share, rounded down.
 * @param offer amount for the whole bet, as decimal text
 * @param percent 1 to 100
 * @returns the amount for the part, and the stake that stays in the bet; decimal text
 */
export function partOf(bet: Played, offer: string, percent: number): { amount: string; stays: string } {
  const { iso } = bet;
  const stake = toMinor(bet.openStake ?? bet.amount, iso);
  const sold = (stake * BigInt(percent)) / 100n;
  const amount = stake === 0n ? 0n : (toMinor(offer, iso) * sold) / stake;
  return { amount: toWire(amount, iso), stays: toWire(stake - sold, iso) };
}

/**
 * Calculates the tax on a cash-out in the same way as the server: that of all cash-outs, less what was withheld before.
 * @param amount paid for the part, as decimal text
 * @returns the tax, and the amount after it; decimal text
 */
export function cashOutTax(bet: Taxed, amount: string): { tax: string; received: string } {
  const { iso, powerBet, tax } = bet;
  const sold = minor(amount, iso);
  const staked = minor(bet.amount, iso) + minor(powerBet?.extraStake, iso);
  const due = taxOn(bet, cashedOutMinor(bet) + sold, staked) - minor(tax?.withheld, iso);
  return { tax: toWire(due, iso), received: toWire(sold - due, iso) };
}

/** Own money spent on a bet and money received, in minor units; undefined while it isn't settled. */
export function balanceOf(bet: Received & Spent): { spent: bigint; received: bigint } | undefined {
  if (!isOver(bet)) return undefined;
  const { iso, amount, powerBet, insurance, promoCode } = bet;
  // The stake of a promo code is not the player's money.
  const staked = promoCode === undefined ? minor(amount, iso) + minor(powerBet?.extraStake, iso) : 0n;
  return { spent: staked + minor(insurance?.premium, iso), received: receivedMinor(bet) };
}

/** Returns whether the bet's money is final, except for corrections. */
export function isOver({ state }: Pick<Bet, 'state'>): boolean {
  return state === 'settled' || state === 'sold' || state === 'cancelled';
}

function receivedMinor(bet: Received): bigint {
  // The payout of a cashed-out bet is the sum of its cash-outs.
  const payout = bet.state === 'sold' ? undefined : bet.payout;
  const refund = bet.outcome === 'lost' ? bet.insurance?.refund : undefined;
  const paid = cashedOutMinor(bet) + minor(payout, bet.iso) + minor(refund, bet.iso);
  return paid - minor(bet.tax?.withheld, bet.iso);
}

function cashedOutMinor({ sales = [], iso }: CashedOut): bigint {
  return sales
    .filter(({ state }) => state === 'done')
    .reduce((sum, { amount }) => sum + toMinor(amount, iso), 0n);
}
