import type { ReceiptLine } from '@touchline/ui';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../features/settings/useFormat.ts';

/** What of a placed coupon stands on its receipt. */
export interface Receipted {
  readonly id: string;
  readonly amount: string;
  readonly iso: string;
  readonly coef: string;
  readonly possiblePayout: string;
}

/** Number, stake, total price and possible returns of a placed coupon. */
export function useReceipt({ id, amount, iso, coef, possiblePayout }: Receipted): readonly ReceiptLine[] {
  const { t } = useTranslation('coupon');
  const format = useFormat();
  return [
    { label: t('receipt.number'), value: id },
    { label: t('receipt.stake'), value: format.money(amount, iso) },
    { label: t('receipt.price'), value: format.odds(coef) },
    { label: t('receipt.returns'), value: format.money(possiblePayout, iso) },
  ];
}
