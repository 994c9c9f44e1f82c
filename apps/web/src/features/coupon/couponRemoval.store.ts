import { proxy, snapshot, subscribe } from 'valtio/vanilla';
import { coupon, isBusy } from './coupon.store.ts';
import { emptyContent, type CouponContent } from './coupon.state.ts';
import { backToDraft, dropBets, editCoupon } from './couponEdit.store.ts';

/** The last removal, while it can be undone. */
export interface Removed {
  /** Number of removed selections. */
  readonly count: number;
  /** Restores the coupon as it was before. */
  readonly bringBack: () => void;
}

/** Written only by the actions of this file. */
export const couponRemoval = proxy<{ last: Removed | undefined }>({ last: undefined });

// Cast: empty content has exactly the keys of any content.
const contentKeys = Object.keys(emptyContent()) as readonly (keyof CouponContent)[];
let stopWatching: () => void = () => undefined;

/** Offers to undo a removal until the coupon is changed in another way, which undoing would also revert. */
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

/** Withdraws the offer to undo. */
export function withdrawUndo(): void {
  stopWatching();
  couponRemoval.last = undefined;
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
