import type { GameImport } from '@touchline/contract/operators';
import { Badge, EmptyState, Field, Notice, Select, Stack } from '@touchline/ui';
import { useState } from 'react';
import { t } from '../messages/messages.ts';
import { Loaded } from '../shared/Loaded.tsx';
import { OlderButton } from '../shared/OlderButton.tsx';
import { ReasonedForm } from '../shared/ReasonedForm.tsx';
import { TableCard } from '../shared/TableCard.tsx';
import { shownTime } from '../shared/times.ts';
import { useCall, useChange } from '../shared/useCall.ts';
import { useEvery } from '../shared/useEvery.ts';
import { CasinoHead } from './CasinoHead.tsx';

interface Maker {
  readonly id: string;
  readonly name: string;
}
interface Page {
  readonly makers: readonly Maker[];
  readonly imports: readonly GameImport[];
  readonly next: string | null;
}

/** Interval at which a running import is looked up, ms. */
const LOOK_EVERY = 3000;

/** Runs of the imports of makers' lists, and the start of one. */
export function ImportsTab() {
  const asked = useCall<Page>('/ops/casino/imports');
  const isRunning = asked.answer?.imports.some(({ state }) => state === 'running') ?? false;
  useEvery(LOOK_EVERY, () => {
    if (isRunning) asked.reload();
  });
  return (
    <Stack gap="md">
      <CasinoHead tab="imports" asked={asked} />
      <Loaded asked={asked}>
        {({ makers, imports, next }) => (
          <Stack gap="md">
            {makers.length === 0 ? (
              <Notice tone="info">{t('casino.noMakers')}</Notice>
            ) : (
              <StartForm makers={makers} reload={asked.reload} />
            )}
            <Runs makers={makers} imports={imports} />
            <OlderButton<Page>
              path={next === null ? undefined : `/ops/casino/imports?before=${next}`}
              loaded={(more) =>
                asked.put({ makers, imports: [...imports, ...more.imports], next: more.next })
              }
            />
          </Stack>
        )}
      </Loaded>
    </Stack>
  );
}

const columns = [
  { id: 'maker', header: t('casino.column.maker') },
  { id: 'at', header: t('casino.column.started'), numeric: true },
  { id: 'by', header: t('casino.column.by') },
  { id: 'listed', header: t('casino.column.listed'), numeric: true, align: 'end' },
  { id: 'added', header: t('casino.column.new'), numeric: true, align: 'end' },
  { id: 'changed', header: t('casino.column.changed'), numeric: true, align: 'end' },
  { id: 'retired', header: t('casino.column.retired'), numeric: true, align: 'end' },
  { id: 'state', header: t('casino.column.result') },
] as const;

const tones = { running: 'pending', done: 'success', failed: 'danger' } as const;

function Runs({ makers, imports }: Pick<Page, 'makers' | 'imports'>) {
  return (
    <TableCard
      title={t('casino.tab.imports')}
      columns={columns}
      rows={imports.map((run) => ({
        id: run.id,
        cells: {
          maker: makers.find(({ id }) => id === run.makerId)?.name ?? run.makerId,
          at: shownTime(run.startedAt),
          by: run.operator ?? t('casino.byJob'),
          listed: String(run.listed),
          added: String(run.added),
          changed: String(run.changed),
          retired: String(run.retired),
          state: (
            <Stack gap="xxs">
              <Badge tone={tones[run.state]}>{t(`importState.${run.state}`)}</Badge>
              {run.message === null ? null : <span>{run.message}</span>}
              {run.faults.length === 0 ? null : (
                <span>
                  {t('casino.faults', {
                    count: run.faults.length,
                    first: `${run.faults[0]?.gameId}: ${run.faults[0]?.reason}`,
                  })}
                </span>
              )}
            </Stack>
          ),
        },
      }))}
      empty={<EmptyState icon="history" title={t('casino.noImports')} />}
    />
  );
}

interface StartFormProps {
  readonly makers: readonly Maker[];
  readonly reload: () => void;
}

function StartForm({ makers, reload }: StartFormProps) {
  const { isBusy, problem, run } = useChange();
  const [makerId, setMakerId] = useState(makers[0]?.id ?? '');

  async function send(reason: string): Promise<string | undefined> {
    if (!(await run('POST', '/ops/casino/imports', { makerId, reason }))) return undefined;
    reload();
    return t('casino.importStarted');
  }

  return (
    <ReasonedForm
      title={t('casino.startImport')}
      problems={[]}
      problem={problem}
      label={t('casino.start')}
      isBusy={isBusy}
      send={send}
    >
      {() => (
        <Field label={t('casino.column.maker')}>
          <Select
            options={makers.map(({ id, name }) => ({ value: id, label: name }))}
            value={makerId}
            onValueChange={setMakerId}
          />
        </Field>
      )}
    </ReasonedForm>
  );
}
