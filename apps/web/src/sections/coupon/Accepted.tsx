import { Button, PlacementAccepted } from '@touchline/ui';
import { useTranslation } from 'react-i18next';
import { clearCoupon, keepSelections } from '../../features/coupon/coupon.store.ts';
import { useSheets } from '../../platform/links/sheets.ts';
import { BetLink } from './BetLink.tsx';
import { useReceipt, type Receipted } from './useReceipt.ts';

/** The bet is placed: its receipt and what to do next. */
export function Accepted({ placed }: { readonly placed: Receipted }) {
  const { t } = useTranslation('coupon');
  const sheets = useSheets();
  const finish = () => {
    clearCoupon();
    if (sheets.open === 'coupon') sheets.close();
  };
  return (
    <PlacementAccepted
      title={t('placement.accepted')}
      receipt={useReceipt(placed)}
      actions={
        <>
          <BetLink couponId={placed.id} />
          <Button onClick={keepSelections}>{t('placement.keep')}</Button>
          <Button emphasis="plain" onClick={finish}>
            {t('placement.done')}
          </Button>
        </>
      }
    />
  );
}
