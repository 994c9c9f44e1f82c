import { Notice } from '@touchline/ui';
import { readPages, usePages } from '../api/reads.ts';
import { t } from '../messages/messages.ts';
import { ListScreen } from '../shared/list/ListScreen.tsx';
import { CasinoHead } from './CasinoHead.tsx';
import { importColumns } from './importColumns.tsx';
import { ImportForm } from './ImportForm.tsx';

/** Interval at which a running import is looked up, ms. */
const LOOK_EVERY = 3000;

const list = readPages('/ops/casino/imports', {}, { next: ({ next }) => next });

/** Runs of the imports of makers' lists, and the start of one. */
export function ImportsTab() {
  const { data } = usePages(list);
  const makers = data?.pages[0]?.makers;
  const isRunning = data?.pages.some(({ imports }) => imports.some(({ state }) => state === 'running'));
  const nameOf = (makerId: string): string => makers?.find(({ id }) => id === makerId)?.name ?? makerId;
  return (
    <ListScreen
      name="casino-imports"
      title={t('casino.tab.imports')}
      head={<CasinoHead tab="imports" />}
      read={() => list}
      readEvery={isRunning ? LOOK_EVERY : undefined}
      rowsOf={({ imports }) => imports}
      idOf={({ id }) => id}
      columns={importColumns(nameOf)}
      empty={{ icon: 'history', title: t('casino.noImports') }}
    >
      {makers?.length === 0 ? <Notice tone="info">{t('casino.noMakers')}</Notice> : null}
      {makers && makers.length > 0 ? <ImportForm makers={makers} /> : null}
    </ListScreen>
  );
}
