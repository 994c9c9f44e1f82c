import type { ListedReconciliation } from '@touchline/contract/operators';
import { Badge } from '@touchline/ui';
import type { ReactNode } from 'react';
import { readPages, usePages } from '../api/reads.ts';
import { t } from '../messages/messages.ts';
import { instantColumn } from '../shared/list/columns.ts';
import { ListScreen } from '../shared/list/ListScreen.tsx';
import type { ListColumn } from '../shared/list/listTypes.ts';
import { RunForm } from './RunForm.tsx';

const tones = { asked: 'warning', done: 'success', same: 'neutral' } as const;

const byText = (by: string): string => (by === 'clock' ? t('payments.source.clock') : by);

/** Column with the number of a run's differences that have become something. */
const found = (id: 'open' | 'repaired' | 'explained'): ListColumn<ListedReconciliation> => ({
  id,
  header: t(`reconciliation.tab.${id}`),
  numeric: true,
  align: 'end',
  cell: (run) => run[id],
  sortBy: (run) => run[id],
});

const columns: readonly ListColumn<ListedReconciliation>[] = [
  {
    id: 'day',
    header: t('reconciliation.column.day'),
    numeric: true,
    cell: ({ day }) => day,
    sortBy: ({ day }) => day,
  },
  {
    id: 'provider',
    header: t('reconciliation.provider'),
    cell: ({ provider }) => provider,
    sortBy: ({ provider }) => provider,
  },
  instantColumn('at', t('reconciliation.column.at'), ({ at }) => at),
  {
    id: 'by',
    header: t('reconciliation.column.by'),
    cell: ({ by }) => byText(by),
    sortBy: ({ by }) => byText(by),
  },
  {
    id: 'payments',
    header: t('reconciliation.column.payments'),
    numeric: true,
    align: 'end',
    cell: ({ payments }) => payments,
    sortBy: ({ payments }) => payments,
  },
  found('open'),
  found('repaired'),
  found('explained'),
  {
    id: 'state',
    header: t('reconciliation.column.state'),
    cell: ({ state }) => <Badge tone={tones[state]}>{t(`reconciliation.state.${state}`)}</Badge>,
    text: ({ state }) => t(`reconciliation.state.${state}`),
    sortBy: ({ state }) => t(`reconciliation.state.${state}`),
  },
  {
    id: 'failure',
    header: t('reconciliation.column.failure'),
    cell: ({ failure }) => failure ?? '',
    isExtra: true,
  },
];

const readRuns = () => readPages('/ops/reconciliations', {}, { next: ({ next }) => next });

/** Comparisons with the providers' reports, newest first, and the form that compares a day. */
export function RunsTab({ head }: { readonly head: ReactNode }) {
  const { data } = usePages(readRuns());
  return (
    <ListScreen
      name="reconciliation-runs"
      title={t('reconciliation.tab.runs')}
      head={head}
      read={readRuns}
      rowsOf={({ reconciliations }) => reconciliations}
      idOf={({ id }) => id}
      columns={columns}
      empty={{ icon: 'scale', title: t('reconciliation.noRuns') }}
    >
      <RunForm providers={data?.pages[0]?.providers ?? []} />
    </ListScreen>
  );
}
