import { COUPON_TYPE, type CouponTypeId } from '@touchline/betting';
import { useTranslation } from 'react-i18next';
import { blockCount } from '../../../features/coupon/type/arrangement.ts';
import type { CouponView } from '../useCouponView.ts';

/** Main figure of a coupon besides its money: its price, or the number of bets. */
export interface MainFigure {
  readonly label: string;
  readonly value: string;
}

/** Types that have one price; others show a count. */
const priced: ReadonlySet<CouponTypeId> = new Set([
  COUPON_TYPE.single,
  COUPON_TYPE.express,
  COUPON_TYPE.antiExpress,
]);

/** Returns the price of a coupon, or the number of its bets, links or blocks. */
export function useMainFigure(): (view: CouponView) => MainFigure {
  const { t } = useTranslation('coupon');
  return ({ typeId, totals, legs }) => {
    if (priced.has(typeId)) return { label: t('totalPrice'), value: totals.coefByView ?? '–' };
    if (typeId === COUPON_TYPE.chain) return { label: t('totals.inRow'), value: String(legs.length) };
    if (typeId === COUPON_TYPE.conditional) {
      return { label: t('totals.blocks'), value: String(blockCount(legs.map(({ bet }) => bet))) };
    }
    return { label: t('totals.bets'), value: totals.shapeProblem ? '–' : String(totals.lines) };
  };
}
