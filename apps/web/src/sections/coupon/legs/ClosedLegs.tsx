import { Button, Notice } from '@touchline/ui';
import { useTranslation } from 'react-i18next';
import { isClosed, type Leg } from '../../../features/coupon/pricing/legs.rules.ts';
import { removeBets } from '../../../features/coupon/undo.actions.ts';

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
