import { useQuery } from '@tanstack/react-query';
import { AccountRow, BottomSheet, Button, DetailList, ErrorState, Skeleton, Stack } from '@touchline/ui';
import { useTranslation } from 'react-i18next';
import { roundQuery, type RoundDetail } from '../../../features/gameSession/rounds.api.ts';
import { useFormat } from '../../../features/settings/useFormat.ts';
import { ApiError } from '../../../platform/api/apiError.ts';

interface RoundSheetProps {
  readonly id: string;
  readonly onClose: () => void;
}

/** A round with each of its operations, over the list. */
export default function RoundSheet({ id, onClose }: RoundSheetProps) {
  const { t } = useTranslation('game');
  const { data, error, isFetching, refetch } = useQuery(roundQuery(id));
  const isMissing = error instanceof ApiError && error.status === 404;
  return (
    <BottomSheet open onOpenChange={onClose} title={data?.round.game.name ?? t('history.round.title')}>
      {error && !data ? (
        <ErrorState
          title={t(isMissing ? 'history.round.missing' : 'history.round.failed')}
          retryLabel={t('history.retry')}
          retrying={isFetching}
          onRetry={() => void refetch()}
        />
      ) : data ? (
        <Detail {...data} />
      ) : (
        <Skeleton shape="block" />
      )}
    </BottomSheet>
  );
}

function Detail({ round, operations, verifyUrl }: RoundDetail) {
  const { t } = useTranslation('game');
  const format = useFormat();
  const { iso, openedAt, closedAt } = round;
  const moment = (at: number) => `${format.date(at)}, ${format.time(at)}`;
  return (
    <Stack gap="md">
      <DetailList
        details={[
          { id: 'number', label: t('history.round.number'), value: round.id },
          { id: 'opened', label: t('history.round.opened'), value: moment(openedAt) },
          {
            id: 'closed',
            label: t('history.round.closed'),
            value: closedAt === null ? t('history.round.stillOpen') : moment(closedAt),
          },
          { id: 'staked', label: t('history.staked'), value: format.money(round.staked, iso) },
          { id: 'won', label: t('history.won'), value: format.money(round.won, iso), strong: true },
        ]}
      />
      <div role="group" aria-label={t('history.round.operations')}>
        {operations.map(({ kind, amount, at }) => (
          <AccountRow
            key={`${kind}-${at}-${amount}`}
            title={t(`history.round.kind.${kind}`)}
            detail={moment(at)}
            value={format.money(amount, iso)}
          />
        ))}
      </div>
      {verifyUrl !== null && (
        <Button
          width="full"
          iconEnd="external"
          onClick={() => window.open(verifyUrl, '_blank', 'noopener,noreferrer')}
        >
          {t('history.round.check')}
        </Button>
      )}
    </Stack>
  );
}
