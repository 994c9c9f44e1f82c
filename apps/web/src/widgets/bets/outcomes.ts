import type { BetOutcome } from '@touchline/ui';
import type { Bet } from '../../features/bets/bets.api.ts';

/** Outcome of a bet or a leg: its appearance, and its key of `outcome` in the translations. */
export interface Verdict {
  readonly outcome: BetOutcome;
  readonly word:
    | 'pending'
    | 'review'
    | 'offered'
    | 'open'
    | 'soldInPart'
    | 'selling'
    | 'won'
    | 'lost'
    | 'returned'
    | 'sold'
    | 'cancelled'
    | 'halfWon'
    | 'halfLost'
    | 'deadHeat'
    | 'notPlaced';
}

const legs: Readonly<Record<number, Verdict>> = {
  0: { outcome: 'lost', word: 'lost' },
  1: { outcome: 'won', word: 'won' },
  2: { outcome: 'returned', word: 'returned' },
  3: { outcome: 'returned', word: 'returned' },
  4: { outcome: 'won', word: 'halfWon' },
  5: { outcome: 'lost', word: 'halfLost' },
  6: { outcome: 'won', word: 'deadHeat' },
};

const open: Verdict = { outcome: 'pending', word: 'open' };
const notPlaced: Verdict = { outcome: 'returned', word: 'notPlaced' };
const cancelled: Verdict = { outcome: 'returned', word: 'cancelled' };

/** Returns whether money was staked or reserved for it. */
export function isPlaced({ state }: Pick<Bet, 'state'>): boolean {
  return state !== 'rejected' && state !== 'needsConfirm';
}

/** Returns whether a bet is neither open nor settled, so that a notice is needed. */
export function needsNotice(bet: Pick<Bet, 'state'>): boolean {
  return !isPlaced(bet) || bet.state === 'pending' || bet.state === 'review' || bet.state === 'cancelled';
}

/**
 * Returns whether an operator's offer can be accepted.
 * @param now server time, UTC seconds
 */
export function isOffered({ offer }: Pick<Bet, 'offer'>, now: number): boolean {
  if (offer === undefined || offer.takenBy !== undefined || offer.declinedAt !== undefined) return false;
  return now < offer.expiresAt;
}

/**
 * Returns the outcome of a leg of a placed bet.
 * @param statusId -2 and -1 are open, 0 to 6 are results
 */
export function legVerdict(statusId: number, { state }: Pick<Bet, 'state'>): Verdict {
  return state === 'cancelled' ? cancelled : (legs[statusId] ?? open);
}

/**
 * Returns the outcome of a bet; a refused bet has none.
 * @param now server time, UTC seconds
 */
export function betVerdict(bet: Pick<Bet, 'state' | 'outcome' | 'offer' | 'sales'>, now: number): Verdict {
  const { state, outcome, sales = [] } = bet;
  switch (state) {
    case 'pending':
    case 'review':
      return { outcome: 'pending', word: state };
    case 'rejected':
    case 'needsConfirm':
      return isOffered(bet, now) ? { outcome: 'pending', word: 'offered' } : notPlaced;
    case 'cancelled':
      return cancelled;
    case 'sold':
      return { outcome: 'cashedOut', word: 'sold' };
    case 'accepted':
    case 'settled':
      if (outcome !== undefined) return { outcome, word: outcome };
      if (sales.some((sale) => sale.state === 'pending')) return { outcome: 'pending', word: 'selling' };
      return sales.some((sale) => sale.state === 'done') ? { outcome: 'pending', word: 'soldInPart' } : open;
  }
}
