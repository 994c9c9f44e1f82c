import type { BetHistoryCardProps } from '@touchline/ui';
import { useTranslation } from 'react-i18next';
import type { PlacedCoupon } from '../../features/coupon/coupon.api.ts';
import { useNames } from '../../features/odds/useNames.ts';
import { useFormat } from '../../features/settings/useFormat.ts';
import { usePaths } from '../../platform/links/usePaths.ts';
import { marketOf } from './marketOf.ts';
import { betVerdict } from './outcomes.ts';
import { useBetText } from './useBetText.ts';

/** Makes the row of a bet in the history. */
export function useBetRow(): (coupon: PlacedCoupon) => BetHistoryCardProps['bets'][number] {
  const { t } = useTranslation('history');
  const format = useFormat();
  const names = useNames();
  const paths = usePaths();
  const text = useBetText();
  return (coupon) => {
    const { outcome, word } = betVerdict(coupon);
    const picks = coupon.bets.map((leg) => names.selection(marketOf(leg), leg.selectionKey, leg));
    const [only, ...others] = coupon.bets;
    return {
      href: paths.bet(coupon.id),
      number: coupon.id,
      outcome,
      outcomeWord: t(`outcome.${word}`),
      title: text.title(coupon),
      // One selection has room for its match.
      legs: text.join(only && others.length === 0 ? [...picks, text.event(only)] : picks),
      price: text.price(coupon.coef),
      time: format.time(coupon.placedAt),
      stake: { label: t('fact.stake'), value: format.money(coupon.amount, coupon.iso) },
      returns: text.returns(coupon),
    };
  };
}
