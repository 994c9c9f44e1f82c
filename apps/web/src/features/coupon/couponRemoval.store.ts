import { proxy, snapshot, subscribe } from 'valtio/vanilla';
import { coupon, isBusy } from './coupon.store.ts';
import { emptyContent, type CouponContent } from './coupon.state.ts';
import { backToDraft, dropBets, editCoupon } from './couponEdit.store.ts';

/** What was taken out last, as long as it can be had back. */
export interface Removed {
  /** How many selections. */
  readonly count: number;
  /** Puts the coupon back to how it was before. */
  readonly bringBack: () => void;
}

/** Written only by the actions of this file. */
export const couponRemoval = proxy<{ last: Removed | undefined }>({ last: undefined });

// The cast: an empty content has every key of one, and no other.
const contentKeys = Object.keys(emptyContent()) as readonly (keyof CouponContent)[];
let stopWatching: () => void = () => undefined;

/**
 * Offers to bring back what was just taken out, until the coupon is changed in another way: then going back would
 * undo that as well.
 */
export function offerUndo(count: number, bringBack: () => void): void {
  withdrawUndo();
  const left = contentKeys.map((key) => coupon[key]);
  const isChanged = () => contentKeys.some((key, index) => coupon[key] !== left[index]);
  couponRemoval.last = {
    count,
    bringBack() {
      withdrawUndo();
      bringBack();
    },
  };
  stopWatching = subscribe(coupon, () => isChanged() && withdrawUndo(), true);
}

/** Nothing is offered any more. */
export function withdrawUndo(): void {
  stopWatching();
  couponRemoval.last = undefined;
}

/** Takes a selection out; it can be had back. */
export function removeBet(selectionId: string): void {
  removeBets([selectionId]);
}

/** Takes several selections out at once, such as all that are over; they can be had back. */
export function removeBets(selectionIds: readonly string[]): void {
  takeOut(() => dropBets(new Set(selectionIds)));
}

/** Empties the coupon; what it held can be had back. */
export function clearCoupon(): void {
  takeOut((content) => Object.assign(content, emptyContent()));
}

function takeOut(change: (content: CouponContent) => void): void {
  if (isBusy()) return;
  backToDraft();
  const whole = snapshot(coupon);
  const before = Object.fromEntries(contentKeys.map((key) => [key, whole[key]]));
  editCoupon(change);
  const count = whole.bets.length - coupon.bets.length;
  if (count > 0) offerUndo(count, () => editCoupon((content) => Object.assign(content, before)));
}
