import { useQuery } from '@tanstack/react-query';
import { ActivityTimeline, EmptyState, Link, Skeleton } from '@touchline/ui';
import { read } from '../api/reads.ts';
import { changeText } from '../auditLog/changeText.ts';
import { entrySentence } from '../auditLog/entrySentence.ts';
import { subjectAddress } from '../auditLog/subjectText.ts';
import { t } from '../messages/messages.ts';
import { to, toList } from '../shared/route.ts';
import { dayTime } from '../shared/times.ts';
import { TitledCard } from '../shared/TitledCard.tsx';
import { FailedCard } from './FailedCard.tsx';

/** Number of changes that the card shows. */
const MAX_SHOWN = 8;

/** Latest changes by operators and the platform. */
export function ChangesCard() {
  const query = useQuery(read('/ops/audit'));
  if (query.isLoadingError) return <FailedCard title={t('changes.title')} query={query} />;
  return (
    <TitledCard
      title={t('changes.title')}
      actions={
        <Link href={to('audit')} tone="muted">
          {t('changes.all')}
        </Link>
      }
    >
      {query.data === undefined ? (
        <Skeleton shape="block" />
      ) : query.data.actions.length === 0 ? (
        <EmptyState title={t('audit.none')} />
      ) : (
        <ActivityTimeline
          label={t('changes.title')}
          entries={query.data.actions.slice(0, MAX_SHOWN).map((entry) => ({
            id: entry.id,
            title: (
              <Link href={subjectAddress(entry.subject) ?? toList('audit', { subject: entry.subject })}>
                {entrySentence(entry)}
              </Link>
            ),
            time: dayTime(entry.at),
            detail: entry.reason ?? changeText(entry),
          }))}
        />
      )}
    </TitledCard>
  );
}
