import type { ExchangeQuote } from '@touchline/contract';
import { DetailList } from '@touchline/ui';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../features/settings/useFormat.ts';

/** Sums of an exchange: what is given, the rate with its time and source, the spread, and what arrives. */
export function QuoteDetails({ quote }: { readonly quote: ExchangeQuote }) {
  const { t } = useTranslation('wallets');
  const format = useFormat();
  const { from, to, rate, spread, source, asOf } = quote;
  const time = format.time(asOf);
  const isFree = Number(spread) === 0;
  return (
    <DetailList
      details={[
        { id: 'give', label: t('exchange.give'), value: format.money(from.amount, from.iso) },
        {
          id: 'rate',
          label: t('exchange.rate'),
          value: t('exchange.rateOf', { from: from.iso, to: to.iso, rate }),
        },
        {
          id: 'source',
          label: t('exchange.source'),
          value:
            source === 'operator'
              ? t('exchange.ownSource', { time })
              : t('exchange.sourceAt', { source, time }),
        },
        {
          id: 'spread',
          label: t('exchange.spread'),
          value: isFree ? t('exchange.free') : `${spread} %`,
        },
        { id: 'get', label: t('exchange.get'), value: format.money(to.amount, to.iso), strong: true },
      ]}
    />
  );
}
