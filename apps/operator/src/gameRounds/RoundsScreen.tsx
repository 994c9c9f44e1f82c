import { roundStates } from '@touchline/contract/casino';
import { readPages } from '../api/reads.ts';
import { t } from '../messages/messages.ts';
import { ListScreen } from '../shared/list/ListScreen.tsx';
import type { ListFilter } from '../shared/list/listTypes.ts';
import { roundColumns } from './roundColumns.tsx';

const filters: readonly ListFilter[] = [
  {
    id: 'state',
    label: t('rounds.filter'),
    kind: 'chips',
    options: [
      { value: '', label: t('rounds.filter.all') },
      ...roundStates.map((value) => ({ value, label: t(`round.state.${value}`) })),
    ],
  },
  { id: 'player', label: t('rounds.player'), kind: 'text', maxLength: 100 },
  { id: 'maker', label: t('rounds.maker'), kind: 'text', maxLength: 40 },
];

/** Rounds of casino games, newest first, by player, maker and state. */
export function RoundsScreen() {
  return (
    <ListScreen
      name="rounds"
      title={t('nav.rounds')}
      detail={t('rounds.detail')}
      filters={filters}
      read={({ player, maker, state }) =>
        readPages(
          '/ops/games/rounds',
          {
            query: {
              player: player || undefined,
              maker: maker || undefined,
              state: roundStates.find((one) => one === state),
            },
          },
          { next: ({ next }) => next },
        )
      }
      rowsOf={({ rounds }) => rounds}
      idOf={({ id }) => id}
      columns={roundColumns}
      empty={{ icon: 'casino', title: t('rounds.none'), detail: t('rounds.noneDetail') }}
    />
  );
}
