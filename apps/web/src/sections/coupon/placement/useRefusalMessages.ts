import type { CouponRefusal } from '@touchline/contract';
import { useTranslation } from 'react-i18next';
import { refusalKey } from '../../../features/coupon/placement/refusalKey.ts';
import { useFormat } from '../../../features/settings/useFormat.ts';

/** Fields of a refusal used for its message. */
export type Refused = Pick<CouponRefusal, 'code' | 'limit'> & { readonly legs: readonly unknown[] };

/**
 * Returns the error message of a refusal, with what to do.
 * @param iso currency of the refusal's limit
 */
export function useRefusalMessages(
  iso: string,
): (refusal: Refused) => { readonly title: string; readonly text: string } {
  const { t } = useTranslation('couponMore');
  const format = useFormat();
  return ({ code, limit, legs }) => {
    const key = refusalKey(code, legs.length > 0);
    return {
      title: t(`refusal.${key}.title`),
      text: t(`refusal.${key}.text`, { limit: limit === undefined ? '' : format.money(limit, iso) }),
    };
  };
}
