import type { CouponRefusal } from '@touchline/contract';
import { refusalMessage, type RefusalMessage } from '../../features/coupon/placement/refusalMessage.ts';
import { useFormat } from '../../features/settings/useFormat.ts';
import { useFindText } from '../../platform/i18n/useFindText.ts';

/** Fields of a refusal used for its message. */
export type RefusedCoupon = Pick<CouponRefusal, 'code' | 'limit'> & { readonly legs: readonly unknown[] };

/**
 * Returns a function that gives the error message of a refused coupon or bet; undefined for a code without a message.
 * It takes a refusal and the currency of its limit.
 */
export function useRefusalMessage(): (refusal: RefusedCoupon, iso: string) => RefusalMessage | undefined {
  const findText = useFindText();
  const format = useFormat();
  return ({ code, limit, legs }, iso) =>
    refusalMessage(findText, {
      code,
      isOfLeg: legs.length > 0,
      limit: limit && format.money(limit, iso),
    });
}
