import { requestStates, type ListedRequest } from '@touchline/contract/operators';
import { Link } from '@touchline/ui';
import { readPages } from '../api/reads.ts';
import { t } from '../messages/messages.ts';
import { ageText } from '../shared/ages.ts';
import { ListScreen } from '../shared/list/ListScreen.tsx';
import type { ListColumn, ListFilter } from '../shared/list/listTypes.ts';
import { to } from '../shared/route.ts';
import { serverNow } from '../shared/serverClock.ts';
import { shownTime } from '../shared/times.ts';

const MS = 1000;

const filters: readonly ListFilter[] = [
  {
    id: 'state',
    label: t('identification.states'),
    kind: 'chips',
    options: requestStates.map((value) => ({ value, label: t(`requestState.${value}`) })),
  },
];

const columns: readonly ListColumn<ListedRequest>[] = [
  {
    id: 'player',
    header: t('identification.column.player'),
    cell: ({ id, login }) => <Link href={to('identification', id)}>{login}</Link>,
    text: ({ login }) => login,
    sortBy: ({ login }) => login,
  },
  {
    id: 'id',
    header: t('identification.column.id'),
    cell: ({ id }) => id,
    sortBy: ({ id }) => Number(id),
  },
  {
    id: 'site',
    header: t('identification.column.site'),
    cell: ({ siteId }) => siteId,
    sortBy: ({ siteId }) => siteId,
  },
  {
    id: 'submitted',
    header: t('identification.column.submitted'),
    cell: ({ submittedAt }) => shownTime(submittedAt * MS),
    sortBy: ({ submittedAt }) => submittedAt,
  },
  {
    id: 'decided',
    header: t('identification.column.decided'),
    cell: ({ decidedAt }) => (decidedAt === null ? '' : shownTime(decidedAt * MS)),
    sortBy: ({ decidedAt }) => decidedAt ?? Infinity,
  },
  {
    id: 'age',
    header: t('identification.column.age'),
    numeric: true,
    cell: ({ submittedAt, decidedAt }) => ageText((decidedAt ?? serverNow() / MS) * MS - submittedAt * MS),
    sortBy: ({ submittedAt, decidedAt }) => (decidedAt ?? serverNow() / MS) - submittedAt,
    isExtra: true,
  },
  {
    id: 'playerId',
    header: t('identification.column.playerId'),
    cell: ({ playerId }) => playerId,
    sortBy: ({ playerId }) => Number(playerId),
    isExtra: true,
  },
];

/** Requests of one state, those that wait longest first. */
export function RequestsScreen() {
  return (
    <ListScreen
      name="identification"
      title={t('identification.title')}
      filters={filters}
      read={({ state }) =>
        readPages(
          '/ops/identification',
          { query: { state: requestStates.find((one) => one === state) } },
          { cursor: 'after', next: ({ next }) => next },
        )
      }
      rowsOf={({ requests }) => requests}
      idOf={({ id }) => id}
      columns={columns}
      empty={{ icon: 'id-card', title: t('identification.none') }}
    />
  );
}
