import { roundStates } from '@touchline/contract/casino';
import type { OperatorRound } from '@touchline/contract/operators';
import { Link } from '@touchline/ui';
import { may } from '../api/session.ts';
import { t } from '../messages/messages.ts';
import type { ListColumn } from '../shared/list/listTypes.ts';
import { moneyText } from '../shared/money.ts';
import { to } from '../shared/route.ts';
import { shortTime } from '../shared/times.ts';
import { accountText } from './accountText.ts';
import { RoundStateBadge } from './RoundStateBadge.tsx';

const amountColumn = (id: 'staked' | 'won'): ListColumn<OperatorRound> => ({
  id,
  header: t(`rounds.column.${id}`),
  numeric: true,
  align: 'end',
  cell: (round) => moneyText(round[id], round.iso),
  text: (round) => round[id],
  sortBy: (round) => Number(round[id]),
  sum: (round) => ({ amount: round[id], iso: round.iso }),
});

const instantColumn = (
  id: 'opened' | 'closed',
  at: (round: OperatorRound) => number | null,
): ListColumn<OperatorRound> => {
  const read = (round: OperatorRound): number | undefined => {
    const seconds = at(round);
    return seconds === null ? undefined : seconds * 1000;
  };
  return {
    id,
    header: t(`rounds.column.${id}`),
    numeric: true,
    cell: (round) => {
      const ms = read(round);
      return ms === undefined ? '–' : shortTime(ms);
    },
    text: (round) => {
      const ms = read(round);
      return ms === undefined ? '' : new Date(ms).toISOString();
    },
    sortBy: (round) => read(round) ?? Infinity,
  };
};

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
  instantColumn('opened', ({ openedAt }) => openedAt),
  { ...instantColumn('closed', ({ closedAt }) => closedAt), isExtra: true },
  amountColumn('staked'),
  amountColumn('won'),
  {
    id: 'currency',
    header: t('list.currency'),
    cell: ({ iso }) => iso,
    sortBy: ({ iso }) => iso,
    isExtra: true,
  },
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
