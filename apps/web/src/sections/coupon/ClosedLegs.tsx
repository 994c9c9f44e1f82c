import { Button, Notice } from '@touchline/ui';
import { useTranslation } from 'react-i18next';
import type { Leg } from '../../features/coupon/coupon.rules.ts';
import { removeBets } from '../../features/coupon/couponRemoval.store.ts';
import { isClosed } from './closed.ts';

/** Button that removes all closed selections at once; a single one has its own button. */
export default function ClosedLegs({ legs }: { readonly legs: readonly Leg[] }) {
  const { t } = useTranslation('coupon');
  const closed = legs.filter(isClosed).map(({ bet }) => bet.selectionId);
  return (
    <Notice
      tone="warning"
      announced
      action={
        <Button size="sm" tone="strong" onClick={() => removeBets(closed)}>
          {t('slips.takeOut')}
        </Button>
      }
    >
      {t('slips.closed', { count: closed.length })}
    </Notice>
  );
}
