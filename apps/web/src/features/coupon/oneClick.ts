import { createApart, type Apart, type ApartParts } from './apart.ts';
import { KeptBet } from './coupon.state.ts';
import type { CouponBet } from './coupon.types.ts';

/** Places singles with one click. A pending selection is not placed twice. */
export function createOneClick(
  parts: Omit<ApartParts<CouponBet>, 'storageKey' | 'about' | 'idOf'>,
): Apart<CouponBet> {
  return createApart({
    ...parts,
    storageKey: 'oneClick',
    about: KeptBet,
    idOf: ({ selectionId }) => selectionId,
  });
}
