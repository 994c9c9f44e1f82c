import { ref, snapshot, subscribe } from 'valtio/vanilla';
import { backToDraft, dropBets, editCoupon } from './coupon.actions.ts';
import { coupon, emptyContent, isBusy, type CouponContent } from './coupon.store.ts';

// Cast: empty content has exactly the keys of any content.
const contentKeys = Object.keys(emptyContent()) as readonly (keyof CouponContent)[];
let stopWatching: () => void = () => undefined;

/** Offers to undo a removal until the coupon is changed in another way, which undoing would also revert. */
export function offerUndo(count: number, bringBack: () => void): void {
  withdrawUndo();
  const left = contentKeys.map((key) => coupon[key]);
  const isChanged = () => contentKeys.some((key, index) => coupon[key] !== left[index]);
  coupon.removed = ref({
    count,
    bringBack() {
      withdrawUndo();
      bringBack();
    },
  });
  stopWatching = subscribe(coupon, () => isChanged() && withdrawUndo(), true);
}

/** Withdraws the offer to undo. */
export function withdrawUndo(): void {
  stopWatching();
  coupon.removed = undefined;
}

/** Removes a selection; can be undone. */
export function removeBet(selectionId: string): void {
  removeBets([selectionId]);
}

/** Removes several selections at once, such as all finished ones; can be undone. */
export function removeBets(selectionIds: readonly string[]): void {
  takeOut(() => dropBets(new Set(selectionIds)));
}

/** Clears the coupon; can be undone. */
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
