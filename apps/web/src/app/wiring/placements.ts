import { refreshAccounts } from '../../features/account/account.api.ts';
import { onPlacement } from '../../features/coupon/placementEvents.ts';
import type { Placement } from '../../features/coupon/placement.types.ts';
import { followOtherTabs, resumePlacements } from '../../features/coupon/placing.ts';
import { queryClient } from '../../platform/api/queryClient.ts';
import { soon } from '../../platform/parts/lateView.ts';
import type * as Sayings from './placementSayings.ts';
import { sayNotPlaced } from './sayings.ts';

const saying = (say: (words: typeof Sayings) => unknown) => soon(() => import('./placementSayings.ts'), say);

let isListening = false;

/**
 * Follows what an earlier page left on its way to its end, and tells of every placement from then on.
 * @param lang answers the segment of the language spoken
 */
export async function resume(playerId: string, lang: () => string): Promise<void> {
  if (!isListening) listen(lang);
  isListening = true;
  await resumePlacements(playerId);
}

/** The reactions to placements, one sentence each. */
function listen(lang: () => string): void {
  // When another tab places a bet, this one follows it as well.
  followOtherTabs();
  // When a bet moves on, balances and bets are asked for again, also where no notice arrives.
  onPlacement('step', refreshMoney);
  onPlacement('oneClick', ({ placement }) => refreshMoney(placement));
  // When a bet is refused, what the page knew of its terms is not what holds any more.
  onPlacement('step', refreshTerms);
  // When a placement is refused as a whole, the player is told that nothing was staked.
  onPlacement('failure', sayNotPlaced);
  // When a bet at one touch moves on, or an operator answers elsewhere, the player is told.
  onPlacement('oneClick', (step) => saying((say) => say.sayOneClick(lang(), step)));
  onPlacement('reviewed', (placed) => saying((say) => say.sayReviewed(lang(), placed)));
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
