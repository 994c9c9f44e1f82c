import { toWire } from '@touchline/betting';
import { CouponBar } from '@touchline/ui';
import { useTranslation } from 'react-i18next';
import { useSnapshot } from 'valtio/react';
import { coupon, isBusy } from '../../features/coupon/coupon.store.ts';
import { useFormat } from '../../features/settings/useFormat.ts';
import { useSheets } from '../../platform/links/sheets.ts';
import { useCouponView } from './useCouponView.ts';
import { usePlace } from './usePlace.ts';

/** The coupon in one line over the foot of a phone's page. */
export default function QuickCoupon() {
  const { t } = useTranslation('coupon');
  const format = useFormat();
  const sheets = useSheets();
  const view = useCouponView();
  const place = usePlace(view);
  const { placement } = useSnapshot(coupon);
  const { legs, totals, stake, facts, blocker, session } = view;
  const count = legs.length;
  const returns = totals.returns === undefined ? '–' : format.money(totals.returns, facts.iso);
  const isGuest = session.status !== 'player';
  const amount =
    stake.minor === undefined ? '' : format.roundMoney(toWire(stake.minor, facts.iso), facts.iso);
  const open = () => sheets.show('coupon');
  return (
    <CouponBar
      count={String(count)}
      title={`${t(view.typeId === 0 ? 'single' : 'express')} · ${totals.price}`}
      detail={count > 1 ? t('bar.detail', { count, returns }) : t('bar.returns', { returns })}
      openLabel={t('bar.open')}
      betLabel={isGuest || amount === '' ? t('place') : t('betAmount', { amount })}
      busy={placement.state !== 'draft' && isBusy()}
      blocked={!isGuest && blocker !== undefined}
      onOpen={open}
      onBet={() => {
        // What becomes of the bet is told in the coupon, so it opens with it.
        open();
        if (!isGuest) place.act();
      }}
    />
  );
}
