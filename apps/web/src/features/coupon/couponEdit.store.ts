import type { Snapshot } from 'valtio/vanilla';
import { serverNow } from '../../platform/clock/clock.ts';
import { catchUp, coupon, isBusy, keepCoupon, takeCoupon } from './coupon.store.ts';
import {
  emptyContent,
  MOST_BETS,
  type CouponContent,
  type CouponState,
  type KeptCoupon,
} from './coupon.state.ts';
import type { CouponBet } from './coupon.types.ts';
import { couponSettings } from './couponSettings.store.ts';
import { placedIn, type Placement } from './placement.types.ts';

/** What an ended placement left behind goes away with the player's next move. @param keeps the selections stay */
export function backToDraft(keeps = couponSettings.isSelectionsKept): void {
  const { placement } = coupon;
  if (placement.state === 'draft') return;
  coupon.placement = { state: 'draft' };
  if (catchUp()) return;
  if (staysWhole(placement, keeps)) {
    // A code stakes once, and what was advanced was for that bet.
    Object.assign(coupon, { promoCode: undefined, isActivePrepaid: false });
    return;
  }
  const placed = placedIn(placement);
  if (placed.size > 0) dropBets(placed);
}

/** Whether what was placed stays for another coupon: all of it, since of a part nobody would know what is a bet. */
export function staysWhole(placement: Placement, keeps = couponSettings.isSelectionsKept): boolean {
  if (!keeps || placement.state === 'review') return false;
  const placed = placedIn(placement);
  return placed.size > 0 && coupon.bets.every(({ selectionId }) => placed.has(selectionId));
}

/** How many selections there are that aren't bets yet, of the coupon or of a snapshot of it. */
export function heldIn({ bets, placement }: Pick<Snapshot<CouponState>, 'bets' | 'placement'>): number {
  const placed = placedIn(placement);
  return bets.filter(({ selectionId }) => !placed.has(selectionId)).length;
}

/** A change of the coupon by the player, unless a bet is on its way: what an ended placement left goes first. */
export function editCoupon(change: (content: CouponContent) => void): void {
  if (isBusy()) return;
  backToDraft();
  coupon.expressId = undefined;
  change(coupon);
  keepCoupon();
}

/** A change of what is staked, unless a bet is on its way. */
export function editStake(change: (state: CouponState) => void): void {
  if (isBusy()) return;
  backToDraft();
  change(coupon);
}

/** Takes selections out, with all that was said of them; without any left the coupon begins anew. */
export function dropBets(gone: ReadonlySet<string>): void {
  const bets = coupon.bets.filter(({ selectionId }) => !gone.has(selectionId));
  if (bets.length === 0) return void Object.assign(coupon, emptyContent());
  const isLeft = ([selectionId]: [string, unknown]) => !gone.has(selectionId);
  coupon.bets = bets;
  coupon.addedAtByBetId = Object.fromEntries(Object.entries(coupon.addedAtByBetId).filter(isLeft));
  coupon.amountByBetId = Object.fromEntries(Object.entries(coupon.amountByBetId).filter(isLeft));
}

/** Empties the coupon for good; `clearCoupon` can be undone. */
export function emptyCoupon(): void {
  editCoupon((content) => Object.assign(content, emptyContent()));
}

/**
 * Puts another content in place of the coupon's own: one from another tab, under a code, or ready-made.
 * @returns why it did nothing: a bet is on its way
 */
export function replaceCoupon(content: KeptCoupon): 'done' | 'busy' {
  if (isBusy()) return 'busy';
  coupon.placement = { state: 'draft' };
  coupon.amount = undefined;
  takeCoupon(content);
  keepCoupon();
  return 'done';
}

/**
 * Puts a selection in, or takes it out when it is there.
 * @returns why it did nothing: a bet is on its way, or the coupon is full
 */
export function toggleBet(bet: CouponBet): 'done' | 'busy' | 'full' {
  if (isBusy()) return 'busy';
  backToDraft();
  if (coupon.bets.some(({ selectionId }) => selectionId === bet.selectionId)) {
    editCoupon(() => dropBets(new Set([bet.selectionId])));
    return 'done';
  }
  const rival = coupon.bets.find(({ marketId }) => marketId === bet.marketId);
  if (!rival && coupon.bets.length >= MOST_BETS) return 'full';
  editCoupon((content) => {
    if (rival) replaceBet(rival, bet);
    else content.bets = [...content.bets, bet];
    content.addedAtByBetId = { ...content.addedAtByBetId, [bet.selectionId]: serverNow() };
  });
  return 'done';
}

/** Another price of a market takes the place of the one chosen before: nobody backs both sides on purpose. */
function replaceBet(before: CouponBet, bet: CouponBet): void {
  const { isBanker, blockId } = before;
  const isOther = ({ selectionId }: CouponBet) => selectionId !== before.selectionId;
  const bets = coupon.bets.map((one) => (isOther(one) ? one : { ...bet, isBanker, blockId }));
  dropBets(new Set([before.selectionId]));
  coupon.bets = bets;
}
