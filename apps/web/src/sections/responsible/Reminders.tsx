import { Button, Notice } from '@touchline/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { reviewLimits, type Limit } from '../../features/limits/limits.api.ts';
import { serverNow } from '../../platform/clock/clock.ts';
import { hoursUntil } from './limits/limitGroups.ts';

interface RemindersProps {
  readonly limits: readonly Limit[];
  /** Time from which the player is asked to review the limits, UTC seconds. */
  readonly reviewAt: number;
}

/** Pending changes, and the half-yearly review of the limits. */
export function Reminders({ limits, reviewAt }: RemindersProps) {
  const { t } = useTranslation('responsible');
  const [busy, setBusy] = useState(false);
  const waiting = limits.filter(({ limitState, needApprove }) => limitState === 'PENDING' && !needApprove);
  const hours = Math.max(
    0,
    ...waiting.map(({ dueAt }) => (dueAt === undefined ? 0 : hoursUntil(dueAt, serverNow()))),
  );
  const review = async () => {
    setBusy(true);
    // After a failed request the question stays.
    await reviewLimits().catch(() => undefined);
    setBusy(false);
  };
  return (
    <>
      {waiting.length > 0 && (
        <Notice tone="boost" icon="hourglass">
          {t(waiting.length === 1 ? 'waiting.single' : 'waiting.multiple', { count: hours })}
        </Notice>
      )}
      {reviewAt * 1000 <= serverNow() && (
        <Notice
          tone="info"
          action={
            <Button size="sm" busy={busy} onClick={() => void review()}>
              {t('review.done')}
            </Button>
          }
        >
          {t('review.text')}
        </Notice>
      )}
    </>
  );
}
