import { freeRoundsStates } from '@touchline/contract/freeRounds';
import { useMemo } from 'react';
import { readPages } from '../api/reads.ts';
import { t } from '../messages/messages.ts';
import { ListScreen } from '../shared/list/ListScreen.tsx';
import type { ListFilter } from '../shared/list/listTypes.ts';
import { extraColumns, freeRoundsColumns, playerColumn } from './freeRoundsColumns.tsx';
import { useCancelling } from './useCancelling.tsx';

const filters: readonly ListFilter[] = [
  {
    id: 'state',
    label: t('freeRounds.filter'),
    kind: 'chips',
    options: [
      { value: '', label: t('freeRounds.all') },
      ...freeRoundsStates.map((value) => ({ value, label: t(`freeRoundsState.${value}`) })),
    ],
  },
];

/** Free rounds of a site by their state, newest first, and their cancellation. */
export function FreeRoundsList({ siteId }: { readonly siteId: string }) {
  const { cancel, notices } = useCancelling(siteId);
  const columns = useMemo(() => [playerColumn, ...freeRoundsColumns(cancel), ...extraColumns], [cancel]);
  return (
    <ListScreen
      name="free-rounds"
      title={t('nav.free-rounds')}
      head={null}
      filters={filters}
      read={({ state }) =>
        readPages(
          '/ops/free-rounds/{siteId}',
          { path: { siteId }, query: { state: freeRoundsStates.find((one) => one === state) } },
          { next: ({ next }) => next },
        )
      }
      rowsOf={({ freeRounds }) => freeRounds}
      idOf={({ id }) => id}
      columns={columns}
      empty={{ icon: 'gift', title: t('freeRounds.none'), detail: t('freeRounds.noneDetail') }}
    >
      {notices}
    </ListScreen>
  );
}
