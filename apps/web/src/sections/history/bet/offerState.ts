import type { Bet } from '../../../features/bets/bets.api.ts';
import type { SeenAcceptance } from '../../../features/coupon/placement/offers.ts';
import { isOffered } from '../../../widgets/bets/outcomes.ts';

/** Message about accepting an offer, in addition to its state. */
export type OfferMessage = 'unknown' | 'pending' | 'refused' | 'failed';

export interface OfferState {
  readonly step: 'open' | 'working' | 'taken' | 'declined' | 'over';
  readonly message?: OfferMessage | undefined;
  /** Id of the bet placed by accepting the offer. */
  readonly takenBy?: string | undefined;
}

export interface OfferData {
  readonly offer: NonNullable<Bet['offer']>;
  /** State of accepting it on this page; undefined before the player accepts. */
  readonly placement: SeenAcceptance | undefined;
  /** Server time, UTC seconds. */
  readonly now: number;
}

const ended = { needsConfirm: 'refused', rejected: 'refused', draft: 'failed' } as const;

/** Returns the state of an operator's offer: open, being accepted, accepted, declined, or expired. */
export function offerStateOf({ offer, placement, now }: OfferData): OfferState {
  const own = placement?.state === 'accepted' ? placement.coupon.id : undefined;
  const takenBy = own ?? offer.takenBy;
  if (takenBy !== undefined) return { step: 'taken', takenBy };
  switch (placement?.state) {
    case 'submitting':
      return { step: 'working' };
    case 'unknown':
    case 'pending':
      return { step: 'working', message: placement.state };
    case 'needsConfirm':
    case 'rejected':
    case 'draft':
      return { step: restOf(offer, now), message: ended[placement.state] };
    default:
      return { step: restOf(offer, now) };
  }
}

function restOf(offer: OfferData['offer'], now: number): 'open' | 'declined' | 'over' {
  if (offer.declinedAt !== undefined) return 'declined';
  return isOffered({ offer }, now) ? 'open' : 'over';
}
