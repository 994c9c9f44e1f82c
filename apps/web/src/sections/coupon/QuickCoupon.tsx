import { toWire } from '@touchline/betting';
import { CouponBar } from '@touchline/ui';
import { useTranslation } from 'react-i18next';
import { useSnapshot } from 'valtio/react';
import { coupon, isBusy, showQuickCoupon } from '../../features/coupon/coupon.store.ts';
import { oneClickAmountOf } from '../../features/coupon/pricing/stake.rules.ts';
import { couponSettings } from '../../features/coupon/couponSettings.store.ts';
import { foldColumns } from '../../features/settings/settings.store.ts';
import { useFormat } from '../../features/settings/useFormat.ts';
import { useSheets } from '../../platform/links/sheets.ts';
import { useIsScrolledAway } from './useIsScrolledAway.ts';
import { useCouponView } from './useCouponView.ts';
import { useMainFigure } from './stake/useMainFigure.ts';
import { usePlace } from './placement/usePlace.ts';
import { useBlockerMessage } from './stake/messages.ts';

export interface QuickCouponProps {
  /** True if the coupon belongs next to the page and was folded. */
  readonly isBeside: boolean;
}

/** The coupon as a bar at the bottom of the page. */
export default function QuickCoupon({ isBeside }: QuickCouponProps) {
  const { t } = useTranslation('coupon');
  const format = useFormat();
  const sheets = useSheets();
  const view = useCouponView();
  const place = usePlace(view);
  const fact = useMainFigure()(view);
  const { placement } = useSnapshot(coupon);
  const settings = useSnapshot(couponSettings);
  const { legs, totals, total, iso, blocker, session, account } = view;
  const count = legs.length;
  const isEmpty = count === 0;
  const returns =
    totals.returns === undefined || !settings.isPossibleWinShown ? '–' : format.money(totals.returns, iso);
  const isGuest = session.status !== 'player';
  const amount = total === undefined ? '' : format.roundMoney(toWire(total, iso), iso);
  const oneClickAmount = format.roundMoney(oneClickAmountOf(iso, account?.type === 4, settings), iso);
  const reason = useBlockerMessage(view);
  const isAway = useIsScrolledAway(!settings.isCouponFixed && !isBeside);
  const open = () => (isBeside ? showBeside() : sheets.show('coupon'));
  if (isAway) return null;
  return (
    <CouponBar
      count={String(count)}
      title={isEmpty ? t('title') : `${t(`type.${view.typeId}`)} · ${fact.value}`}
      price={isEmpty ? undefined : fact.value}
      detail={count > 1 ? t('bar.detail', { count, returns }) : t('bar.returns', { returns })}
      oneClick={settings.isActiveOneClick ? t('oneClickOn', { amount: oneClickAmount }) : undefined}
      amount={settings.isActiveOneClick ? oneClickAmount : returns}
      openLabel={t('bar.open')}
      betLabel={isEmpty ? undefined : isGuest || amount === '' ? t('place') : t('betAmount', { amount })}
      busy={placement.state !== 'draft' && isBusy()}
      blocked={!isEmpty && !isGuest && blocker !== undefined}
      // Odds are there in a moment.
      reason={isEmpty || isGuest || blocker === 'loading' ? undefined : reason}
      onOpen={open}
      onBet={() => {
        // The bet's state is shown in the coupon, so it opens too.
        open();
        if (!isGuest) place.act();
      }}
    />
  );
}

/** Shows the coupon next to the page again. */
function showBeside(): void {
  foldColumns({ rightSectionDisplayState: 0 });
  showQuickCoupon(true);
}
