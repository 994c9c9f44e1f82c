import { useTranslation } from 'react-i18next';
import type { Bet } from '../../../features/bets/bets.api.ts';
import { useFormat } from '../../../features/settings/useFormat.ts';
import { salesOf } from '../money.ts';
import { useBetText } from '../useBetText.ts';
import type { SaleNews, SaleStep } from './saleStep.ts';

interface SaleWordsParts {
  readonly bet: Bet;
  /** Selected share in per cent. */
  readonly percent: number;
  /** Amount paid and stake that stays, as decimal text. */
  readonly part: { readonly amount: string; readonly stays: string } | undefined;
  readonly step: SaleStep;
}

/** Texts of the offer: share of the bet, amount, remaining stake, message, and button. */
export function useSaleWords({ bet, percent, part, step }: SaleWordsParts) {
  const { t } = useTranslation('betActions');
  const format = useFormat();
  const { own } = useBetText();
  const money = (amount: string | undefined) =>
    amount === undefined ? '' : own(format.money(amount, bet.iso));
  const amount = money(part?.amount);
  const rest = percent < 100 ? t('sale.stays', { stake: money(part?.stays) }) : t('sale.whole');

  function newsText(news: SaleNews): string {
    const last = bet.sales?.findLast(({ state }) => state === 'done');
    switch (news) {
      case 'ask':
        return t('sale.ask', { amount, rest });
      case 'moved':
        return t('sale.moved', { from: money(step.from), to: amount });
      case 'sold':
        return t('sale.sold', { amount: money(salesOf(bet)) });
      case 'soldPart':
        return t('sale.soldPart', { percent: last?.percent ?? percent, amount: money(last?.amount) });
      default:
        return t(`sale.${news}`);
    }
  }

  return {
    label: percent < 100 ? t('sale.offerOf', { percent }) : t('sale.label'),
    // Shown on its own, without a sentence.
    offer: part ? format.money(part.amount, bet.iso) : '',
    rest,
    news: step.news && newsText(step.news),
    action: t(step.state === 'confirm' ? 'sale.confirm' : 'sale.sell', { amount }),
  };
}
