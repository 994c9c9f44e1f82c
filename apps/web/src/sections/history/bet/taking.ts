import type { Bet } from '../../../features/bets/bets.api.ts';
import type { SeenTaking } from '../../../features/coupon/offers.ts';
import { isOffered } from '../outcomes.ts';

/** What is told of taking an offer, beside where it stands. */
export type TakingNews = 'unknown' | 'pending' | 'refused' | 'failed';

export interface Taking {
  readonly step: 'open' | 'working' | 'taken' | 'declined' | 'over';
  readonly news?: TakingNews | undefined;
  /** The bet that took the offer. */
  readonly takenBy?: string | undefined;
}

export interface TakingFacts {
  readonly offer: NonNullable<Bet['offer']>;
  /** Where this page's own taking stands; undefined while the player didn't press. */
  readonly placement: SeenTaking | undefined;
  /** Server time, UTC seconds. */
  readonly now: number;
}

const ended = { needsConfirm: 'refused', rejected: 'refused', draft: 'failed' } as const;

/** Where an operator's offer stands: open, on its way to be taken, taken, turned down, or over. */
export function takingOf({ offer, placement, now }: TakingFacts): Taking {
  const own = placement?.state === 'accepted' ? placement.coupon.id : undefined;
  const takenBy = own ?? offer.takenBy;
  if (takenBy !== undefined) return { step: 'taken', takenBy };
  switch (placement?.state) {
    case 'submitting':
      return { step: 'working' };
    case 'unknown':
    case 'pending':
      return { step: 'working', news: placement.state };
    case 'needsConfirm':
    case 'rejected':
    case 'draft':
      return { step: restOf(offer, now), news: ended[placement.state] };
    default:
      return { step: restOf(offer, now) };
  }
}

function restOf(offer: TakingFacts['offer'], now: number): 'open' | 'declined' | 'over' {
  if (offer.declinedAt !== undefined) return 'declined';
  return isOffered({ offer }, now) ? 'open' : 'over';
}
