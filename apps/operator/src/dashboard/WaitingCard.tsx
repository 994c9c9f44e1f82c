import type { WaitingFigure } from '@touchline/contract/operators';
import { EmptyState, Link, Table, Text } from '@touchline/ui';
import { t } from '../messages/messages.ts';
import { ageText } from '../shared/ages.ts';
import { countText } from '../shared/money.ts';
import { serverNow } from '../shared/serverClock.ts';
import { TitledCard } from '../shared/TitledCard.tsx';
import type { CallState } from '../shared/useCall.ts';
import { FailedCard } from './FailedCard.tsx';
import { waitingPages } from './waitingPages.ts';

interface WaitingCardProps {
  readonly asked: CallState<{ readonly waiting: readonly WaitingFigure[] }>;
}

const columns = [
  { id: 'kind', header: t('waiting.kind') },
  { id: 'count', header: t('waiting.count'), numeric: true, align: 'end' },
  { id: 'oldest', header: t('waiting.oldest'), numeric: true, align: 'end' },
] as const;

/** Tasks that wait for an operator, with the time that the oldest one has waited. */
export function WaitingCard({ asked }: WaitingCardProps) {
  if (asked.answer === undefined && asked.problem !== undefined) {
    return <FailedCard title={t('waiting.title')} asked={asked} />;
  }
  return (
    <TitledCard title={t('waiting.title')} pad="none">
      <Table
        label={t('waiting.title')}
        columns={columns}
        loadingRows={asked.answer === undefined ? 5 : 0}
        rows={(asked.answer?.waiting ?? []).map(({ kind, count, oldestAt }) => ({
          id: kind,
          cells: {
            kind: <Link href={waitingPages[kind]}>{t(`waiting.${kind}`)}</Link>,
            count:
              count === null ? (
                <Text size="label" tone="danger">
                  {t('waiting.unread')}
                </Text>
              ) : (
                <Text weight={count > 0 ? 'strong' : 'regular'}>{countText(count)}</Text>
              ),
            oldest: oldestAt === null ? '' : ageText(serverNow() - oldestAt),
          },
        }))}
        empty={<EmptyState title={t('waiting.none')} />}
      />
    </TitledCard>
  );
}
