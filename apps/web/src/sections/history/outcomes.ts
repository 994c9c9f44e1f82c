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

/** What became of a leg. @param statusId -2 and -1 are open, 0 to 6 are results */
export function legVerdict(statusId: number): Verdict {
  return legs[statusId] ?? open;
}

/** What became of a bet: of what was staked there is an outcome, of what was refused there is none. */
export function betVerdict({ state, outcome }: Pick<PlacedCoupon, 'state' | 'outcome'>): Verdict {
  if (state === 'pending') return { outcome: 'pending', word: 'pending' };
  if (state === 'rejected' || state === 'needsConfirm') return notPlaced;
  return outcome === undefined ? open : { outcome, word: outcome };
}
