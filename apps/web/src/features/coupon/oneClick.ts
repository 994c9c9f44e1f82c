import { createApart, type Apart, type ApartParts } from './apart.ts';
import { KeptBet } from './coupon.state.ts';
import type { CouponBet } from './coupon.types.ts';

/** Places singles at one touch. A selection that is on its way is not placed twice. */
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
