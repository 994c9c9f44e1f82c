import type { IdentificationRequest } from '@touchline/contract/operators';
import { Link, Table } from '@touchline/ui';
import { to } from '../shared/route.ts';
import { shownTime } from '../shared/times.ts';
import { TitledCard } from '../shared/TitledCard.tsx';
import { t } from '../messages/messages.ts';
import { AnswerToPlayer } from './AnswerToPlayer.tsx';
import { StateBadge } from './StateBadge.tsx';

const columns = (['id', 'state', 'submitted', 'said'] as const).map((id) => ({
  id,
  header: t(`identification.column.${id}`),
}));

/** Other identification requests of the player with their answers; renders nothing if there are none. */
export function OtherRequests({ others }: { readonly others: readonly IdentificationRequest[] }) {
  if (others.length === 0) return null;
  return (
    <TitledCard title={t('identification.others')}>
      <Table
        label={t('identification.others')}
        narrow="cards"
        columns={columns}
        rows={others.map(({ id, state, submittedAt, cause, reason }) => ({
          id,
          cells: {
            id: <Link href={to('identification', id)}>{id}</Link>,
            state: <StateBadge state={state} />,
            submitted: shownTime(submittedAt * 1000),
            said: <AnswerToPlayer cause={cause} reason={reason} />,
          },
        }))}
      />
    </TitledCard>
  );
}
