import { roundStates } from '@touchline/contract/casino';
import type { OperatorRound } from '@touchline/contract/operators';
import { Link } from '@touchline/ui';
import { may } from '../api/session.ts';
import { t } from '../messages/messages.ts';
import { currencyColumn, instantColumn, moneyColumn } from '../shared/list/columns.ts';
import type { ListColumn } from '../shared/list/listTypes.ts';
import { to } from '../shared/route.ts';
import { accountText } from './accountText.ts';
import { RoundStateBadge } from './RoundStateBadge.tsx';

const amountColumn = (id: 'staked' | 'won'): ListColumn<OperatorRound> =>
  moneyColumn(id, t(`rounds.column.${id}`), ({ [id]: amount, iso }) => ({ amount, iso }));

/** Columns of rounds; the first one links to the round's page. */
export const roundColumns: readonly ListColumn<OperatorRound>[] = [
  {
    id: 'round',
    header: t('rounds.column.round'),
    cell: ({ id }) => <Link href={to('rounds', id)}>{id}</Link>,
    text: ({ id }) => id,
  },
  {
    id: 'game',
    header: t('rounds.column.game'),
    cell: ({ game }) => game.name,
    sortBy: ({ game }) => game.name,
  },
  {
    id: 'player',
    header: t('rounds.column.player'),
    cell: ({ playerId, login }) =>
      may('players') ? <Link href={to('players', playerId)}>{login}</Link> : login,
    text: ({ login }) => login,
    sortBy: ({ login }) => login,
  },
  {
    id: 'maker',
    header: t('rounds.maker'),
    cell: ({ makerId }) => makerId,
    sortBy: ({ makerId }) => makerId,
  },
  {
    id: 'makerRound',
    header: t('round.makerRound'),
    cell: ({ makerRoundId }) => makerRoundId,
    isExtra: true,
  },
  instantColumn('opened', t('rounds.column.opened'), ({ openedAt }) => openedAt * 1000),
  {
    ...instantColumn('closed', t('rounds.column.closed'), ({ closedAt }: OperatorRound) =>
      closedAt === null ? null : closedAt * 1000,
    ),
    isExtra: true,
  },
  amountColumn('staked'),
  amountColumn('won'),
  currencyColumn(({ iso }) => iso),
  {
    id: 'account',
    header: t('round.account'),
    cell: accountText,
    sortBy: accountText,
    isExtra: true,
  },
  {
    id: 'state',
    header: t('rounds.column.state'),
    cell: ({ state }) => <RoundStateBadge state={state} />,
    text: ({ state }) => t(`round.state.${state}`),
    sortBy: ({ state }) => roundStates.indexOf(state),
  },
];
