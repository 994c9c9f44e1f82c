import type { ResultEvent } from '@touchline/contract/operators';
import { Badge, Button, Link } from '@touchline/ui';
import { useMemo, useState } from 'react';
import { readPages } from '../api/reads.ts';
import { t } from '../messages/messages.ts';
import { DoneNotice } from '../shared/DoneNotice.tsx';
import { instantColumn } from '../shared/list/columns.ts';
import { ListScreen } from '../shared/list/ListScreen.tsx';
import type { ListColumn } from '../shared/list/listTypes.ts';
import { to } from '../shared/route.ts';
import { LiftDialog } from './LiftDialog.tsx';
import { isLiftable } from './lifts.ts';

const columns: readonly ListColumn<ResultEvent>[] = [
  {
    id: 'market',
    header: t('results.column.market'),
    cell: ({ marketId }) => <Link href={to('matches', matchOf(marketId), marketId)}>{marketId}</Link>,
    text: ({ marketId }) => marketId,
    sortBy: ({ marketId }) => marketId,
  },
  {
    id: 'kind',
    header: t('results.column.kind'),
    cell: ({ kind }) => t(`results.kind.${kind}`),
    sortBy: ({ kind }) => t(`results.kind.${kind}`),
  },
  instantColumn('at', t('results.column.at'), ({ at }) => at),
  {
    id: 'state',
    header: t('results.column.state'),
    numeric: true,
    cell: (event) => <Badge tone={tones[stateOf(event)]}>{t(`results.${stateOf(event)}`)}</Badge>,
    text: (event) => t(`results.${stateOf(event)}`),
    sortBy: (event) => t(`results.${stateOf(event)}`),
  },
  { id: 'reason', header: t('results.column.reason'), cell: ({ reason }) => reason },
];

const tones = { lifted: 'neutral', applying: 'pending', applied: 'success' } as const;

/** Returns the state of an event: lifted, applied, or still being applied to bets. */
function stateOf({ isLifted, appliedAt }: ResultEvent): keyof typeof tones {
  if (isLifted) return 'lifted';
  return appliedAt === null ? 'applying' : 'applied';
}

/** Returns the id of a market's match. */
const matchOf = (marketId: string): string => marketId.split('.')[0] ?? '';

/** Returns the column with the button that lifts an event in force. */
const liftColumn = (lift: (event: ResultEvent) => void): ListColumn<ResultEvent> => ({
  id: 'actions',
  isButtons: true,
  header: t('results.column.actions'),
  cell: (event) =>
    isLiftable(event) ? (
      <Button size="sm" onClick={() => lift(event)}>
        {t('lift.send')}
      </Button>
    ) : null,
});

/** Results, cancellations and lifts that operators published, newest first; those in force can be lifted. */
export function ResultsScreen() {
  const [lifting, setLifting] = useState<ResultEvent>();
  const [done, setDone] = useState<string>();
  const withLift = useMemo(() => [...columns, liftColumn(setLifting)], []);
  return (
    <ListScreen
      name="results"
      title={t('nav.results')}
      detail={t('results.detail')}
      read={() => readPages('/ops/results', {}, { next: ({ next }) => next })}
      rowsOf={({ events }) => events}
      idOf={({ id }) => id}
      columns={withLift}
      empty={{ icon: 'whistle', title: t('results.none'), detail: t('results.noneDetail') }}
    >
      <DoneNotice text={done} />
      {lifting ? (
        <LiftDialog
          kind={lifting.kind === 'cancellation' ? 'cancellation' : 'result'}
          eventId={lifting.id}
          name={lifting.marketId}
          onDone={setDone}
          onClose={() => setLifting(undefined)}
        />
      ) : null}
    </ListScreen>
  );
}
