import type { OperatorBet } from '@touchline/contract/operators';
import { Link } from '@touchline/ui';
import { readPages } from '../api/reads.ts';
import { may } from '../api/session.ts';
import { t } from '../messages/messages.ts';
import { ListScreen } from '../shared/list/ListScreen.tsx';
import type { ListColumn, ListFilter } from '../shared/list/listTypes.ts';
import { to } from '../shared/route.ts';
import { betColumns } from './betColumns.tsx';

/** States by which the list can be filtered. */
const states = ['open', 'review', 'settled', 'refused'] as const;

const filters: readonly ListFilter[] = [
  {
    id: 'state',
    label: t('bets.filter'),
    kind: 'chips',
    options: (['all', ...states] as const).map((value) => ({ value, label: t(`bets.filter.${value}`) })),
  },
];

const [bet, ...others] = betColumns;

const columns: readonly ListColumn<OperatorBet>[] = [
  ...(bet ? [bet] : []),
  {
    id: 'player',
    header: t('bet.column.player'),
    cell: ({ playerId, login }) =>
      may('players') ? <Link href={to('players', playerId)}>{login}</Link> : login,
    text: ({ login }) => login,
    sortBy: ({ login }) => login,
  },
  {
    id: 'site',
    header: t('bet.column.site'),
    cell: ({ siteId }) => siteId,
    sortBy: ({ siteId }) => siteId,
    isExtra: true,
  },
  ...others,
];

/** Latest bets of all players, by state. */
export function BetsScreen() {
  return (
    <ListScreen
      name="bets"
      title={t('nav.bets')}
      filters={filters}
      read={({ state }) =>
        readPages(
          '/ops/bets',
          { query: { state: states.find((one) => one === state) } },
          { next: ({ next }) => next },
        )
      }
      rowsOf={({ bets }) => bets}
      idOf={({ coupon }) => coupon.id}
      columns={columns}
      empty={{ icon: 'coupon-empty', title: t('bets.none') }}
    />
  );
}
