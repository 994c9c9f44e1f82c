import { toMinor } from '@touchline/betting';
import { useTranslation } from 'react-i18next';
import type { Bet } from '../../../features/bets/bets.api.ts';
import { useFormat } from '../../../features/settings/useFormat.ts';
import { cashedOut, cashOutTax } from '../rules/money.ts';
import { useBetText } from '../text/useBetText.ts';
import type { CashOutMessage, CashOutStep } from './cashOutStep.ts';

interface CashOutLabelsProps {
  readonly bet: Bet;
  /** Selected share in per cent. */
  readonly percent: number;
  /** Amount paid and stake that stays, as decimal text. */
  readonly part: { readonly amount: string; readonly stays: string } | undefined;
  readonly step: CashOutStep;
}

/** Texts of the offer: share of the bet, amount, remaining stake, message, and button. */
export function useCashOutLabels({ bet, percent, part, step }: CashOutLabelsProps) {
  const { t } = useTranslation('betActions');
  const format = useFormat();
  const { own } = useBetText();
  const money = (amount: string | undefined) =>
    amount === undefined ? '' : own(format.money(amount, bet.iso));
  const amount = money(part?.amount);
  const remaining = percent < 100 ? t('sale.stays', { stake: money(part?.stays) }) : t('sale.whole');
  const rest = part ? [remaining, taxed(part.amount)].filter(Boolean).join(' ') : remaining;

  /** States the tax on a part, if it costs one. */
  function taxed(sold: string): string {
    const { tax, received } = cashOutTax(bet, sold);
    return toMinor(tax, bet.iso) > 0n ? t('sale.taxed', { tax: money(tax), amount: money(received) }) : '';
  }

  function textOf(message: CashOutMessage): string {
    const last = bet.sales?.findLast(({ state }) => state === 'done');
    switch (message) {
      case 'ask':
        return t('sale.ask', { amount, rest });
      case 'moved':
        return t('sale.moved', { from: money(step.from), to: amount });
      case 'sold':
        return t('sale.sold', { amount: money(cashedOut(bet)) });
      case 'soldPart':
        return t('sale.soldPart', { percent: last?.percent ?? percent, amount: money(last?.amount) });
      default:
        return t(`sale.${message}`);
    }
  }

  return {
    label: percent < 100 ? t('sale.offerOf', { percent }) : t('sale.label'),
    // Shown on its own, without a sentence.
    offer: part ? format.money(part.amount, bet.iso) : '',
    rest,
    message: step.message && textOf(step.message),
    action: t(step.state === 'confirm' ? 'sale.confirm' : 'sale.sell', { amount }),
    confirm: t('sale.confirm', { amount }),
  };
}
