import { freeRoundsStates } from '@touchline/contract/freeRounds';
import type { OperatorFreeRounds } from '@touchline/contract/operators';
import { Badge, Button, Link } from '@touchline/ui';
import { may } from '../api/session.ts';
import { t } from '../messages/messages.ts';
import { currencyColumn, moneyColumn } from '../shared/list/columns.ts';
import type { ListColumn } from '../shared/list/listTypes.ts';
import { to } from '../shared/route.ts';
import { gamesText, givenText, isOpen, periodText, playedText, winningsText } from './freeRoundsText.ts';

const tones = {
  waiting: 'pending',
  planned: 'info',
  open: 'success',
  played: 'neutral',
  lapsed: 'neutral',
  cancelled: 'warning',
  refused: 'danger',
} as const;

/** Column that names the player, for lists of several players. */
export const playerColumn: ListColumn<OperatorFreeRounds> = {
  id: 'player',
  header: t('freeRounds.column.player'),
  cell: ({ playerId, login }) =>
    may('players') ? <Link href={to('players', playerId, 'bonuses')}>{login}</Link> : login,
  text: ({ login }) => login,
  sortBy: ({ login }) => login,
};

/** Columns that aren't shown at first, for the list of a site. */
export const extraColumns: readonly ListColumn<OperatorFreeRounds>[] = [
  {
    ...moneyColumn('won', t('freeRounds.column.won'), ({ won, iso }) => ({ amount: won, iso })),
    isExtra: true,
  },
  currencyColumn(({ iso }) => iso),
  {
    id: 'maker',
    header: t('rounds.maker'),
    cell: ({ makerId }) => makerId,
    sortBy: ({ makerId }) => makerId,
    isExtra: true,
  },
];

/**
 * Returns the columns of free rounds. Times, badges and buttons stay on one line.
 * @param cancel called for the free rounds that the operator wants to cancel
 */
export const freeRoundsColumns = (
  cancel: (freeRounds: OperatorFreeRounds) => void,
): readonly ListColumn<OperatorFreeRounds>[] => [
  { id: 'games', header: t('freeRounds.column.games'), cell: gamesText, sortBy: gamesText },
  {
    id: 'rounds',
    header: t('freeRounds.column.rounds'),
    cell: playedText,
    sortBy: ({ rounds }) => rounds,
  },
  {
    id: 'period',
    header: t('freeRounds.column.period'),
    numeric: true,
    cell: periodText,
    text: ({ from, until }) => [from, until].map((at) => new Date(at).toISOString()).join('/'),
    sortBy: ({ until }) => until,
  },
  {
    id: 'winnings',
    header: t('freeRounds.column.winnings'),
    cell: winningsText,
    sortBy: ({ won }) => Number(won),
    sum: ({ won, iso }) => ({ amount: won, iso }),
  },
  { id: 'given', header: t('freeRounds.column.given'), cell: givenText, sortBy: ({ at }) => at },
  {
    id: 'state',
    header: t('freeRounds.column.state'),
    numeric: true,
    cell: ({ state }) => <Badge tone={tones[state]}>{t(`freeRoundsState.${state}`)}</Badge>,
    text: ({ state }) => t(`freeRoundsState.${state}`),
    sortBy: ({ state }) => freeRoundsStates.indexOf(state),
  },
  {
    id: 'actions',
    isButtons: true,
    header: t('freeRounds.column.actions'),
    numeric: true,
    cell: (one) =>
      isOpen(one) ? (
        <Button size="sm" tone="danger" emphasis="outline" onClick={() => cancel(one)}>
          {t('freeRounds.cancel')}
        </Button>
      ) : (
        ''
      ),
  },
];
