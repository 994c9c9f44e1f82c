import type { ReconciliationsPage } from '@touchline/contract/operators';
import { Badge, Card, EmptyState, Stack, Table } from '@touchline/ui';
import { t } from '../messages/messages.ts';
import { Loaded } from '../shared/Loaded.tsx';
import { OlderButton } from '../shared/OlderButton.tsx';
import { shortTime } from '../shared/times.ts';
import { useCall } from '../shared/useCall.ts';
import { RunForm } from './RunForm.tsx';

const columns = [
  { id: 'day', header: t('reconciliation.column.day'), numeric: true },
  { id: 'provider', header: t('reconciliation.provider') },
  { id: 'at', header: t('reconciliation.column.at'), numeric: true },
  { id: 'by', header: t('reconciliation.column.by') },
  { id: 'payments', header: t('reconciliation.column.payments'), numeric: true, align: 'end' },
  { id: 'found', header: t('reconciliation.column.found'), numeric: true, align: 'end' },
  { id: 'state', header: t('reconciliation.column.state') },
] as const;

const tones = { asked: 'warning', done: 'success', same: 'neutral' } as const;

/** Comparisons with the providers' reports, newest first, and the form that compares a day. */
export function RunsTab() {
  const asked = useCall<ReconciliationsPage>('/ops/reconciliations');
  return (
    <Loaded asked={asked}>
      {({ providers, reconciliations, next }) => (
        <Stack gap="md">
          <RunForm providers={providers} reload={asked.reload} />
          <Card pad="none">
            <Table
              label={t('reconciliation.tab.runs')}
              narrow="cards"
              columns={columns}
              rows={reconciliations.map((run) => ({
                id: run.id,
                cells: {
                  day: run.day,
                  provider: run.provider,
                  at: shortTime(run.at),
                  by: run.by,
                  payments: String(run.payments),
                  found: [run.open, run.repaired, run.explained].join(' / '),
                  state: <Badge tone={tones[run.state]}>{t(`reconciliation.state.${run.state}`)}</Badge>,
                },
              }))}
              empty={<EmptyState icon="scale" title={t('reconciliation.noRuns')} />}
            />
          </Card>
          <OlderButton<ReconciliationsPage>
            path={next === null ? undefined : `/ops/reconciliations?before=${next}`}
            loaded={(more) =>
              asked.put({ ...more, reconciliations: [...reconciliations, ...more.reconciliations] })
            }
          />
        </Stack>
      )}
    </Loaded>
  );
}
