import { toMinor, toWire } from '@touchline/betting';
import type { Snapshot } from 'valtio/vanilla';
import type { Bet } from '../../../features/bets/bets.api.ts';

type CashedOut = Snapshot<Pick<Bet, 'sales' | 'iso'>>;
type Received = CashedOut & Pick<Bet, 'state' | 'outcome' | 'payout' | 'insurance'>;
type Played = Pick<Bet, 'iso' | 'amount' | 'openStake'>;
type Spent = Pick<Bet, 'iso' | 'amount' | 'powerBet' | 'insurance' | 'promoCode'>;

const minor = (amount: string | undefined, iso: string) => (amount === undefined ? 0n : toMinor(amount, iso));

/** Sum of a bet's cash-outs so far, as exact decimal text. */
export function cashedOut(bet: CashedOut): string {
  return toWire(cashedOutMinor(bet), bet.iso);
}

/** Total received for a bet: its cash-outs, and once it is settled its payout or insurance. Exact decimal text. */
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
  if (bet.state === 'sold') return cashedOutMinor(bet);
  const refund = bet.outcome === 'lost' ? bet.insurance?.refund : undefined;
  return cashedOutMinor(bet) + minor(bet.payout, bet.iso) + minor(refund, bet.iso);
}

function cashedOutMinor({ sales = [], iso }: CashedOut): bigint {
  return sales
    .filter(({ state }) => state === 'done')
    .reduce((sum, { amount }) => sum + toMinor(amount, iso), 0n);
}
