import type { Snapshot } from 'valtio/vanilla';
import { serverNow } from '../../platform/clock/clock.ts';
import {
  applyStoredCoupon,
  catchUp,
  coupon,
  emptyContent,
  isBusy,
  MAX_BETS,
  storeCoupon,
  type StoredCoupon,
  type CouponContent,
  type CouponState,
} from './coupon.store.ts';
import type { CouponBet } from './coupon.types.ts';
import { couponSettings } from './couponSettings.store.ts';
import { placedSelections, type Placement } from './placement/placement.types.ts';

/**
 * Clears the result of an ended placement before the player's next change.
 * @param keeps whether the selections stay
 */
export function backToDraft(keeps = couponSettings.isSelectionsKept): void {
  const { placement } = coupon;
  if (placement.state === 'draft') return;
  coupon.placement = { state: 'draft' };
  if (catchUp()) return;
  if (staysWhole(placement, keeps)) {
    // A promo code can be staked once, and the advance was for that bet.
    Object.assign(coupon, { promoCode: undefined, isActivePrepaid: false });
    return;
  }
  const placed = placedSelections(placement);
  if (placed.size > 0) dropBets(placed);
}

/**
 * Returns whether the placed selections stay for another coupon. Only if all of them were placed: otherwise placed and open
 * ones couldn't be told apart.
 */
export function staysWhole(placement: Placement, keeps = couponSettings.isSelectionsKept): boolean {
  if (!keeps || placement.state === 'review') return false;
  const placed = placedSelections(placement);
  return placed.size > 0 && coupon.bets.every(({ selectionId }) => placed.has(selectionId));
}

/** Number of selections that aren't bets yet, in the coupon or a snapshot of it. */
export function unplacedCount({
  bets,
  placement,
}: Pick<Snapshot<CouponState>, 'bets' | 'placement'>): number {
  const placed = placedSelections(placement);
  return bets.filter(({ selectionId }) => !placed.has(selectionId)).length;
}

/**
 * Applies the player's change to the coupon after clearing an ended placement. Does nothing while a bet is pending.
 */
export function editCoupon(change: (content: CouponContent) => void): void {
  if (isBusy()) return;
  backToDraft();
  coupon.expressId = undefined;
  change(coupon);
  storeCoupon();
}

/** Applies a change to the stake. Does nothing while a bet is pending. */
export function editStake(change: (state: CouponState) => void): void {
  if (isBusy()) return;
  backToDraft();
  change(coupon);
}

/** Removes selections with their stakes; resets the coupon if none are left. */
export function dropBets(gone: ReadonlySet<string>): void {
  const bets = coupon.bets.filter(({ selectionId }) => !gone.has(selectionId));
  if (bets.length === 0) return void Object.assign(coupon, emptyContent());
  const isLeft = ([selectionId]: [string, unknown]) => !gone.has(selectionId);
  coupon.bets = bets;
  coupon.addedAtByBetId = Object.fromEntries(Object.entries(coupon.addedAtByBetId).filter(isLeft));
  coupon.amountByBetId = Object.fromEntries(Object.entries(coupon.amountByBetId).filter(isLeft));
}

/** Clears the coupon for good; `clearCoupon` can be undone. */
export function emptyCoupon(): void {
  editCoupon((content) => Object.assign(content, emptyContent()));
}

/**
 * Replaces the coupon's content by one from another tab, a code or a ready-made coupon.
 * @returns `busy` if nothing changed because a bet is pending
 */
export function replaceCoupon(content: StoredCoupon): 'done' | 'busy' {
  if (isBusy()) return 'busy';
  coupon.placement = { state: 'draft' };
  coupon.amount = undefined;
  applyStoredCoupon(content);
  storeCoupon();
  return 'done';
}

/**
 * Adds a selection, or removes it if it is in the coupon.
 * @returns `busy` or `full` if nothing changed
 */
export function toggleBet(bet: CouponBet): 'done' | 'busy' | 'full' {
  if (isBusy()) return 'busy';
  backToDraft();
  if (coupon.bets.some(({ selectionId }) => selectionId === bet.selectionId)) {
    editCoupon(() => dropBets(new Set([bet.selectionId])));
    return 'done';
  }
  const rival = coupon.bets.find(({ marketId }) => marketId === bet.marketId);
  if (!rival && coupon.bets.length >= MAX_BETS) return 'full';
  editCoupon((content) => {
    if (rival) replaceBet(rival, bet);
    else content.bets = [...content.bets, bet];
    content.addedAtByBetId = { ...content.addedAtByBetId, [bet.selectionId]: serverNow() };
  });
  return 'done';
}

/** Replaces a selection by another one of the same market, since backing both sides is never intended. */
function replaceBet(before: CouponBet, bet: CouponBet): void {
  const { isBanker, blockId } = before;
  const isOther = ({ selectionId }: CouponBet) => selectionId !== before.selectionId;
  const bets = coupon.bets.map((one) => (isOther(one) ? one : { ...bet, isBanker, blockId }));
  dropBets(new Set([before.selectionId]));
  coupon.bets = bets;
}
