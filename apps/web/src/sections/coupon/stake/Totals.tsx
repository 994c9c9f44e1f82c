import { CouponTotals, type CouponTotalsLine } from '@touchline/ui';
import { useTranslation } from 'react-i18next';
import { useSnapshot } from 'valtio/react';
import { taxLabel } from '../../../features/bets/taxLabel.ts';
import { couponSettings } from '../../../features/coupon/couponSettings.store.ts';
import { useFormat } from '../../../features/settings/useFormat.ts';
import type { CouponView } from '../useCouponView.ts';
import { useMainFigure } from './useMainFigure.ts';

/** Cost and possible payout of the coupon, updated while typing. */
export function Totals({ view }: { readonly view: CouponView }) {
  const { t } = useTranslation('coupon');
  const format = useFormat();
  const { isPossibleWinShown } = useSnapshot(couponSettings);
  const fact = useMainFigure()(view);
  const { totals, iso, terms } = view;
  const money = (amount: string) => format.money(amount, iso);
  const lines: CouponTotalsLine[] = [];
  if (totals.lines > 1n && totals.stakePerLine !== undefined)
    lines.push({ label: t('totals.perBet'), value: money(totals.stakePerLine) });
  if (isPossibleWinShown && totals.least !== undefined)
    lines.push({ label: t('totals.least'), value: money(totals.least) });
  if (isPossibleWinShown && totals.bonus !== undefined)
    lines.push({ label: t('totals.hyperBonus'), value: `+ ${money(totals.bonus)}`, tone: 'boost' });
  if (isPossibleWinShown && totals.tax !== undefined && terms?.tax) {
    const { percent, free } = terms.tax;
    const label = taxLabel(t, { percent, free: free && money(free) });
    lines.push({ label, value: `− ${money(totals.tax)}` });
  }
  const isMost = totals.isCapped || totals.coefByView === undefined;
  const returnsLabel =
    totals.tax === undefined
      ? t(isMost ? 'returnsCapped' : 'returns')
      : t(isMost ? 'returnsCappedTaxed' : 'returnsTaxed');
  return (
    <CouponTotals
      priceLabel={fact.label}
      price={fact.value}
      returnsLabel={returnsLabel}
      returns={isPossibleWinShown && totals.returns !== undefined ? money(totals.returns) : '–'}
      lines={lines}
      note={totals.isCapped && terms ? t('totals.cap', { max: money(terms.maxPayout) }) : undefined}
    />
  );
}
