import { refreshAccounts } from '../../../features/account/account.api.ts';
import { onPlacement } from '../../../features/coupon/placement/placementEvents.ts';
import type { Placement } from '../../../features/coupon/placement/placement.types.ts';
import { followOtherTabs, resumePlacements } from '../../../features/coupon/placement/place.ts';
import { queryClient } from '../../../platform/api/queryClient.ts';
import { loadInBackground } from '../../../platform/lazy/lazy.tsx';
import type * as Messages from './placementMessages.ts';
import { notifyNotPlaced } from '../messages.ts';

const withMessages = (notify: (messages: typeof Messages) => unknown) =>
  loadInBackground(() => import('./placementMessages.ts'), notify);

let isListening = false;

/**
 * Resumes placements that an earlier page left pending, and shows the result of every placement from then on.
 * @param lang returns the language segment of the page
 */
export async function resume(playerId: string, lang: () => string): Promise<void> {
  if (!isListening) listen(lang);
  isListening = true;
  await resumePlacements(playerId);
}

/** Subscriptions to placement events, one per line. */
function listen(lang: () => string): void {
  // Follows bets that another tab places.
  followOtherTabs();
  // When a bet's state changes, requests balances and bets again, even if no notice arrives.
  onPlacement('step', refreshMoney);
  onPlacement('oneClick', ({ placement }) => refreshMoney(placement));
  // When a bet is refused, its terms are outdated and requested again.
  onPlacement('step', refreshTerms);
  // When a placement is refused as a whole, shows that nothing was staked.
  onPlacement('failure', notifyNotPlaced);
  // Shows each step of a one-click bet, and an operator's answer elsewhere.
  onPlacement('oneClick', (step) => withMessages(({ notifyOneClick }) => notifyOneClick(lang(), step)));
  onPlacement('reviewed', (placed) => withMessages(({ notifyReviewed }) => notifyReviewed(lang(), placed)));
}

function statesOf(placement: Placement): readonly Placement['state'][] {
  if (placement.state !== 'singles') return [placement.state];
  return placement.results.map((result) => result.placement.state);
}

function refreshMoney(placement: Placement): void {
  const changing = ['accepted', 'pending', 'rejected'];
  if (!statesOf(placement).some((state) => changing.includes(state))) return;
  void refreshAccounts();
  void queryClient.invalidateQueries({ queryKey: ['player', 'coupons'] });
}

function refreshTerms(placement: Placement): void {
  if (statesOf(placement).includes('rejected'))
    void queryClient.invalidateQueries({ queryKey: ['coupon-terms'] });
}
