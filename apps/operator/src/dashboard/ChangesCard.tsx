import type { AuditEntry } from '@touchline/contract/operators';
import { ActivityTimeline, EmptyState, Link, Skeleton } from '@touchline/ui';
import { changeText } from '../auditLog/changeText.ts';
import { actionText } from '../auditLog/actionText.ts';
import { t } from '../messages/messages.ts';
import { to } from '../shared/route.ts';
import { shortTime } from '../shared/times.ts';
import { TitledCard } from '../shared/TitledCard.tsx';
import { useCall } from '../shared/useCall.ts';
import { FailedCard } from './FailedCard.tsx';

/** Number of changes that the card shows. */
const MOST = 8;

/** Latest changes by operators and the platform. */
export function ChangesCard() {
  const asked = useCall<{ readonly actions: readonly AuditEntry[] }>('/ops/audit');
  if (asked.answer === undefined && asked.problem !== undefined) {
    return <FailedCard title={t('changes.title')} asked={asked} />;
  }
  return (
    <TitledCard
      title={t('changes.title')}
      actions={
        <Link href={to('audit')} tone="muted">
          {t('changes.all')}
        </Link>
      }
    >
      {asked.answer === undefined ? (
        <Skeleton shape="block" />
      ) : asked.answer.actions.length === 0 ? (
        <EmptyState title={t('audit.none')} />
      ) : (
        <ActivityTimeline
          label={t('changes.title')}
          entries={asked.answer.actions.slice(0, MOST).map((entry) => ({
            id: entry.id,
            title: <Link href={to('audit', entry.subject)}>{actionText(entry.action)}</Link>,
            time: shortTime(entry.at),
            detail: [entry.subject, entry.operator, entry.reason ?? changeText(entry)].join(' · '),
          }))}
        />
      )}
    </TitledCard>
  );
}
