import type { OperatorProvider } from '@touchline/contract/operators';
import { t } from '../messages/messages.ts';
import type { ListColumn } from '../shared/list/listTypes.ts';
import { ShownBadge } from './ShownBadge.tsx';

/** Returns the column with the number of games. */
export const gamesColumn = <Row extends { readonly games: number }>(): ListColumn<Row> => ({
  id: 'games',
  header: t('casino.column.games'),
  numeric: true,
  align: 'end',
  cell: ({ games }) => String(games),
  sortBy: ({ games }) => games,
});

/** Returns the column with the place in the operators' order; rows without one come last. */
export const positionColumn = <Row extends { readonly position: number | null }>(): ListColumn<Row> => ({
  id: 'position',
  header: t('casino.column.position'),
  numeric: true,
  align: 'end',
  cell: ({ position }) => (position === null ? '–' : String(position)),
  sortBy: ({ position }) => position ?? Infinity,
});

/** Returns the column that says whether players see the row's thing. */
export const shownColumn = <Row extends Pick<OperatorProvider, 'state'>>(): ListColumn<Row> => ({
  id: 'state',
  header: t('casino.column.state'),
  cell: ({ state }) => <ShownBadge state={state} />,
  text: ({ state }) => t(`shownState.${state}`),
  sortBy: ({ state }) => state,
});
