import type { OperatorFreeRounds } from '@touchline/contract/operators';
import { Badge, Button, Card, EmptyState, Link, Stack, Table } from '@touchline/ui';
import { useState } from 'react';
import { within } from '../api/api.ts';
import { may } from '../api/session.ts';
import { t } from '../messages/messages.ts';
import { Loaded } from '../shared/Loaded.tsx';
import { moneyText } from '../shared/money.ts';
import { OlderButton } from '../shared/OlderButton.tsx';
import { ReasonDialog } from '../shared/ReasonDialog.tsx';
import { to } from '../shared/route.ts';
import { shortTime } from '../shared/times.ts';
import { useCall } from '../shared/useCall.ts';

interface Page {
  readonly freeRounds: readonly OperatorFreeRounds[];
  readonly next: string | null;
}

interface FreeRoundsTableProps {
  readonly siteId: string;
  /** Filter of the list: fields of the query. */
  readonly filter: Readonly<Record<string, string>>;
}

const tones = {
  waiting: 'pending',
  planned: 'info',
  open: 'success',
  played: 'neutral',
  lapsed: 'neutral',
  cancelled: 'warning',
  refused: 'danger',
} as const;

const columns = (
  ['player', 'games', 'rounds', 'period', 'winnings', 'given', 'state', 'actions'] as const
).map((id) => ({
  id,
  header: t(`freeRounds.column.${id}`),
  // Times, badges and buttons stay on one line.
  numeric: id === 'period' || id === 'state' || id === 'actions',
}));

const isOpen = ({ state }: OperatorFreeRounds): boolean =>
  state === 'waiting' || state === 'planned' || state === 'open';

/** Free rounds of a site or of a player, newest first, and their cancellation. */
export function FreeRoundsTable({ siteId, filter }: FreeRoundsTableProps) {
  const path = within('/ops/free-rounds', siteId);
  const query = (more: Readonly<Record<string, string>> = {}): string =>
    `${path}?${new URLSearchParams({ ...filter, ...more }).toString()}`;
  const asked = useCall<Page>(query());
  const [ended, setEnded] = useState<OperatorFreeRounds>();
  return (
    <Loaded asked={asked}>
      {({ freeRounds, next }) => (
        <Stack gap="md">
          <Card pad="none">
            <Table
              label={t('nav.free-rounds')}
              narrow="cards"
              columns={filter['player'] === undefined ? columns : columns.filter(({ id }) => id !== 'player')}
              rows={freeRounds.map((one) => ({ id: one.id, cells: cellsOf(one, () => setEnded(one)) }))}
              empty={
                <EmptyState icon="gift" title={t('freeRounds.none')} detail={t('freeRounds.noneDetail')} />
              }
            />
          </Card>
          <OlderButton<Page>
            path={next === null ? undefined : query({ before: next })}
            loaded={(more) => asked.put({ freeRounds: [...freeRounds, ...more.freeRounds], next: more.next })}
          />
          {ended ? (
            <ReasonDialog
              title={t('freeRounds.cancelTitle', { left: ended.rounds - ended.played, login: ended.login })}
              description={t('freeRounds.cancelDetail')}
              confirmLabel={t('freeRounds.cancelIt')}
              tone="danger"
              path={`${within(path, ended.id)}/cancel`}
              onDone={() => {
                setEnded(undefined);
                asked.reload();
              }}
              onCancel={() => setEnded(undefined)}
            />
          ) : null}
        </Stack>
      )}
    </Loaded>
  );
}

function cellsOf(one: OperatorFreeRounds, cancel: () => void) {
  const { playerId, login, games, rounds, played, stake, iso, from, until, at, by, reason, state } = one;
  return {
    player: may('players') ? <Link href={to('players', playerId, 'bonuses')}>{login}</Link> : login,
    games: games.map(({ name }) => name).join(', '),
    rounds: t('freeRounds.played', { played, rounds, stake: moneyText(stake, iso) }),
    period:
      state === 'planned'
        ? t('freeRounds.planned', { from: shortTime(from), until: shortTime(until) })
        : t('freeRounds.until', { until: shortTime(until) }),
    winnings: winningsOf(one),
    given: [shortTime(at), by, reason, whyEnded(one)].filter((part) => part !== null).join(' · '),
    state: <Badge tone={tones[state]}>{t(`freeRoundsState.${state}`)}</Badge>,
    actions: isOpen(one) ? (
      <Button size="sm" tone="danger" emphasis="outline" onClick={cancel}>
        {t('freeRounds.cancel')}
      </Button>
    ) : (
      ''
    ),
  };
}

/** Returns why free rounds were cancelled: the words of the operator or the maker, else the cause. */
function whyEnded({ cancelCause, note }: OperatorFreeRounds): string | null {
  return cancelCause === null ? null : (note ?? t(`freeRounds.cause.${cancelCause}`));
}

function winningsOf({ won, mostWon, wagering, iso }: OperatorFreeRounds): string {
  const target = wagering
    ? t('freeRounds.toBonus', { times: wagering.times, days: wagering.days })
    : t('freeRounds.toMain');
  const cap = mostWon === null ? null : t('freeRounds.cap', { amount: moneyText(mostWon, iso) });
  return [moneyText(won, iso), target, cap].filter((part) => part !== null).join(' · ');
}
