import { readPages } from '../api/reads.ts';
import { betColumns } from '../bets/betColumns.tsx';
import { t } from '../messages/messages.ts';
import { ListScreen } from '../shared/list/ListScreen.tsx';
import type { ListFilter } from '../shared/list/listTypes.ts';

/** States by which the list can be filtered. */
const states = ['open', 'settled'] as const;

const filters: readonly ListFilter[] = [
  {
    id: 'state',
    label: t('bets.filter'),
    kind: 'chips',
    options: (['all', ...states] as const).map((value) => ({ value, label: t(`bets.filter.${value}`) })),
  },
];

/** Bets of a player, newest first: a tab of the player's page. */
export function PlayerBets({ playerId }: { readonly playerId: string }) {
  return (
    <ListScreen
      name="player-bets"
      title={t('player.bets')}
      head={null}
      filters={filters}
      read={({ state }) =>
        readPages(
          '/ops/players/{playerId}/bets',
          { path: { playerId }, query: { state: states.find((one) => one === state) } },
          { next: ({ next }) => next },
        )
      }
      rowsOf={({ bets }) => bets.map((coupon) => ({ coupon }))}
      idOf={({ coupon }) => coupon.id}
      columns={betColumns}
      empty={{ icon: 'coupon-empty', title: t('player.noBets') }}
    />
  );
}
