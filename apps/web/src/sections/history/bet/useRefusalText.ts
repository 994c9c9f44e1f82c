import type { CouponRefusal } from '@touchline/contract';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../features/settings/useFormat.ts';
import { useFindText } from '../../../platform/i18n/useFindText.ts';

/**
 * Returns the message why a bet was refused, with what to do.
 * @returns takes a refusal and the currency of its limit
 */
export function useRefusalText(): (refusal: Pick<CouponRefusal, 'code' | 'limit'>, iso: string) => string {
  const { t } = useTranslation('history');
  const word = useFindText();
  const format = useFormat();
  return ({ code, limit }, iso) => {
    const values = { limit: limit === undefined ? '' : format.money(limit, iso) };
    const title = word('couponMore', `refusal.${code}.title`);
    const text = word('couponMore', `refusal.${code}.text`, values);
    return title === undefined || text === undefined ? t('notPlaced') : t('refused', { title, text });
  };
}
