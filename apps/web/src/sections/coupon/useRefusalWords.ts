import type { CouponRefusal } from '@touchline/contract';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../features/settings/useFormat.ts';

/** What of a refusal has words. */
export type Refused = Pick<CouponRefusal, 'code' | 'limit'>;

/** Why the platform refused, and what to do. @param iso currency of the limit that a refusal names */
export function useRefusalWords(
  iso: string,
): (refusal: Refused) => { readonly title: string; readonly text: string } {
  const { t } = useTranslation('couponMore');
  const format = useFormat();
  return ({ code, limit }) => ({
    title: t(`refusal.${code}.title`),
    text: t(`refusal.${code}.text`, { limit: limit === undefined ? '' : format.money(limit, iso) }),
  });
}
