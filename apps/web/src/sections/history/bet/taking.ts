import type { Bet } from '../../../features/bets/bets.api.ts';
import type { SeenTaking } from '../../../features/coupon/offers.ts';
import { isOffered } from '../outcomes.ts';

/** Message about accepting an offer, in addition to its state. */
export type TakingNews = 'unknown' | 'pending' | 'refused' | 'failed';

export interface Taking {
  readonly step: 'open' | 'working' | 'taken' | 'declined' | 'over';
  readonly news?: TakingNews | undefined;
  /** Id of the bet placed by accepting the offer. */
  readonly takenBy?: string | undefined;
}

export interface TakingFacts {
  readonly offer: NonNullable<Bet['offer']>;
  /** State of accepting it on this page; undefined before the player accepts. */
  readonly placement: SeenTaking | undefined;
  /** Server time, UTC seconds. */
  readonly now: number;
}

const ended = { needsConfirm: 'refused', rejected: 'refused', draft: 'failed' } as const;

/** Returns the state of an operator's offer: open, being accepted, accepted, declined, or expired. */
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
