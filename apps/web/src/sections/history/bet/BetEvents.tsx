import { BetChanges, type BetChange } from '@touchline/ui';
import { useTranslation } from 'react-i18next';
import type { Bet } from '../../../features/bets/bets.api.ts';
import { useFormat } from '../../../features/settings/useFormat.ts';
import { useBetText } from '../text/useBetText.ts';

type Sale = NonNullable<Bet['sales']>[number];

/** Events after a bet's placement: its cash-outs and corrected settlements. */
export function BetEvents({ bet }: { readonly bet: Bet }) {
  const { t } = useTranslation('history');
  const sales = useSales(bet);
  const corrections = useCorrections(bet);
  return (
    <>
      {sales.length > 0 && <BetChanges title={t('sales.title')} changes={sales} />}
      {corrections.length > 0 && <BetChanges title={t('corrections.title')} changes={corrections} />}
    </>
  );
}

function useSales({ sales = [], iso }: Bet): BetChange[] {
  const { t } = useTranslation('history');
  const format = useFormat();
  const text = useBetText();
  const title = ({ percent, state }: Sale) => {
    if (state === 'pending') return t('sales.pending', { percent });
    if (state === 'refused') return t('sales.refused', { percent });
    return percent === 100 ? t('sales.whole') : t('sales.part', { percent });
  };
  return sales
    .map((sale, index) => ({
      id: String(index),
      title: title(sale),
      about: text.atZone(sale.at),
      amount: sale.state === 'refused' ? undefined : format.money(sale.amount, iso),
      remaining: t('sales.stake', { stake: text.own(format.money(sale.stake, iso)) }),
    }))
    .toReversed();
}

function useCorrections({ corrections = [], iso }: Bet): BetChange[] {
  const { t } = useTranslation('history');
  const format = useFormat();
  const text = useBetText();
  return corrections
    .map(({ at, payoutBefore, payoutAfter }, index) => ({
      id: String(index),
      title: t('corrections.one'),
      about: text.atZone(at),
      amount: format.money(payoutAfter, iso),
      remaining: t('corrections.before', { amount: text.own(format.money(payoutBefore, iso)) }),
    }))
    .toReversed();
}
