import type { DepositQuote, Payment } from '@touchline/contract';
import type { DetailItem } from '@touchline/ui';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../features/settings/useFormat.ts';

/** Returns the lines about the rate of a deposit in another currency: rate, its source and time, and the cost. */
export function useRateDetails(): (
  paid: string,
  credit: DepositQuote['credit'] | NonNullable<Payment['credit']>,
) => DetailItem[] {
  const { t } = useTranslation('payments');
  const format = useFormat();
  return (paid, { iso, rate, spread, source, asOf }) => {
    const time = format.time(asOf);
    return [
      { id: 'rate', label: t('deposit.rate'), value: t('deposit.rateOf', { from: paid, to: iso, rate }) },
      {
        id: 'source',
        label: t('deposit.source'),
        value:
          source === 'operator' ? t('deposit.ownSource', { time }) : t('deposit.sourceAt', { source, time }),
      },
      {
        id: 'spread',
        label: t('deposit.spread'),
        value: Number(spread) === 0 ? t('deposit.noFee') : `${spread} %`,
      },
    ];
  };
}
