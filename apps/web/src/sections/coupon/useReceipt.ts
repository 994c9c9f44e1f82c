import type { ReceiptLine } from '@touchline/ui';
import { useTranslation } from 'react-i18next';
import { oddsText } from '../../features/odds/oddsText.ts';
import { useFormat } from '../../features/settings/useFormat.ts';
import { useSnapshot } from 'valtio/react';
import { settings } from '../../features/settings/settings.store.ts';

/** Fields of a placed coupon shown on its receipt. */
export interface Receipted {
  readonly id: string;
  readonly amount: string;
  readonly iso: string;
  readonly coef: string;
  readonly lines: number;
  readonly possiblePayout: string;
}

/** Number, stake, total price or number of bets, and possible returns of a placed coupon. */
export function useReceipt({
  id,
  amount,
  iso,
  coef,
  lines,
  possiblePayout,
}: Receipted): readonly ReceiptLine[] {
  const { t } = useTranslation('couponMore');
  const format = useFormat();
  const { coefViewId } = useSnapshot(settings);
  const price = lines === 1 ? oddsText(coef, coefViewId) : '';
  return [
    { label: t('receipt.number'), value: id },
    { label: t('receipt.stake'), value: format.money(amount, iso) },
    ...(price === '' ? [] : [{ label: t('receipt.price'), value: price }]),
    ...(lines > 1 ? [{ label: t('receipt.bets'), value: String(lines) }] : []),
    { label: t('receipt.returns'), value: format.money(possiblePayout, iso) },
  ];
}
