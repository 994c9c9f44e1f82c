import { toMinor, toWire } from '@touchline/betting';
import type { Bet } from '../../features/bets/bets.api.ts';

type Sold = Pick<Bet, 'sales' | 'iso'>;
type Received = Sold & Pick<Bet, 'state' | 'outcome' | 'payout' | 'insurance'>;
type Played = Pick<Bet, 'iso' | 'amount' | 'openStake'>;
type Spent = Pick<Bet, 'iso' | 'amount' | 'powerBet' | 'insurance' | 'promoCode'>;

const minor = (amount: string | undefined, iso: string) => (amount === undefined ? 0n : toMinor(amount, iso));

/** What sales of a bet have paid so far, as exact decimal text. */
export function salesOf(bet: Sold): string {
  return toWire(soldFor(bet), bet.iso);
}

/** All that a bet has paid: its sales, and once it is over its payout or its insurance. Exact decimal text. */
export function receivedOf(bet: Received): string {
  return toWire(receivedMinor(bet), bet.iso);
}

/**
 * What selling a share of a bet comes to, as the platform counts it: the part is whole coins of the stake, and is
 * paid for just that share, rounded down.
 * @param offer what the platform pays for the whole, as decimal text
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

/** What a bet cost the player's own money and what it brought, in minor units; undefined while it isn't over. */
export function balanceOf(bet: Received & Spent): { spent: bigint; received: bigint } | undefined {
  if (!isOver(bet)) return undefined;
  const { iso, amount, powerBet, insurance, promoCode } = bet;
  // The stake of a promo code is not the player's money.
  const staked = promoCode === undefined ? minor(amount, iso) + minor(powerBet?.extraStake, iso) : 0n;
  return { spent: staked + minor(insurance?.premium, iso), received: receivedMinor(bet) };
}

/** Whether nothing can happen to a bet's money any more, except a correction. */
export function isOver({ state }: Pick<Bet, 'state'>): boolean {
  return state === 'settled' || state === 'sold' || state === 'cancelled';
}

function receivedMinor(bet: Received): bigint {
  // The payout of a sold bet is what its sales paid.
  if (bet.state === 'sold') return soldFor(bet);
  const refund = bet.outcome === 'lost' ? bet.insurance?.refund : undefined;
  return soldFor(bet) + minor(bet.payout, bet.iso) + minor(refund, bet.iso);
}

function soldFor({ sales = [], iso }: Sold): bigint {
  return sales
    .filter(({ state }) => state === 'done')
    .reduce((sum, { amount }) => sum + toMinor(amount, iso), 0n);
}
