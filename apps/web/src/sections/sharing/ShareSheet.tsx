import { BottomSheet } from '@touchline/ui';
import { useTranslation } from 'react-i18next';
import { betOfFlag } from '../../features/sharing/sharedBet.ts';
import { useSheets } from '../../platform/links/sheets.ts';
import { ShareBet } from './ShareBet.tsx';
import { ShareCoupon } from './ShareCoupon.tsx';

/** Shares the coupon, or the placed bet in the address, as a code, a link and an image. */
export default function ShareSheet() {
  const { t } = useTranslation('slips');
  const { about, close } = useSheets();
  const couponId = betOfFlag(about);
  return (
    <BottomSheet open onOpenChange={close} title={t('share.title')}>
      {couponId === undefined ? <ShareCoupon /> : <ShareBet couponId={couponId} />}
    </BottomSheet>
  );
}
