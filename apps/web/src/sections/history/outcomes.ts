import type { BetOutcome } from '@touchline/ui';
import type { PlacedCoupon } from '../../features/coupon/coupon.api.ts';

/** What became of a bet or a leg: how it looks, and the key of its word beneath `outcome` in the dictionary. */
export interface Verdict {
  readonly outcome: BetOutcome;
  readonly word:
    | 'pending'
    | 'open'
    | 'won'
    | 'lost'
    | 'returned'
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

/** Whether money was staked, or is set aside for it. */
export function isPlaced({ state }: Pick<PlacedCoupon, 'state'>): boolean {
  return state !== 'rejected' && state !== 'needsConfirm';
}

/** What became of a leg of a bet. @param statusId -2 and -1 are open, 0 to 6 are results */
export function legVerdict(statusId: number, coupon: Pick<PlacedCoupon, 'state'>): Verdict {
  return isPlaced(coupon) ? (legs[statusId] ?? open) : notPlaced;
}

/** What became of a bet: of what was staked there is an outcome, of what was refused there is none. */
export function betVerdict(coupon: Pick<PlacedCoupon, 'state' | 'outcome'>): Verdict {
  const { state, outcome } = coupon;
  if (!isPlaced(coupon)) return notPlaced;
  if (state === 'pending') return { outcome: 'pending', word: 'pending' };
  return outcome === undefined ? open : { outcome, word: outcome };
}
