import { Button, PlacementAccepted } from '@touchline/ui';
import { useTranslation } from 'react-i18next';
import { keepSelections } from '../../features/coupon/couponPlacement.store.ts';
import { BetLink } from './BetLink.tsx';
import { useReceipt, type Receipted } from './useReceipt.ts';

/** Result of a placed bet: its receipt and further actions. */
export function Accepted({ placed }: { readonly placed: Receipted }) {
  const { t } = useTranslation('couponMore');
  return (
    <PlacementAccepted
      title={t('placement.accepted')}
      receipt={useReceipt(placed)}
      actions={
        <>
          <BetLink couponId={placed.id} />
          <Button onClick={keepSelections}>{t('placement.keep')}</Button>
        </>
      }
    />
  );
}
