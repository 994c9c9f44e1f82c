import type { OperatorProvider } from '@touchline/contract/operators';
import { useMemo, useState } from 'react';
import { readWhole, usePages } from '../api/reads.ts';
import { t } from '../messages/messages.ts';
import { ListScreen } from '../shared/list/ListScreen.tsx';
import type { ListColumn } from '../shared/list/listTypes.ts';
import { gamesColumn, positionColumn, shownColumn } from './catalogueColumns.tsx';
import { CasinoHead } from './CasinoHead.tsx';
import { changeColumn } from './changeColumn.tsx';
import { ProviderForm } from './ProviderForm.tsx';
import { providerActs } from './providerActs.tsx';
import { PlatformForm } from '../shared/PlatformForm.tsx';

const list = readWhole('/ops/casino/providers');

const ownColumns: readonly ListColumn<OperatorProvider>[] = [
  {
    id: 'name',
    header: t('casino.column.provider'),
    cell: ({ name }) => name,
    sortBy: ({ name }) => name,
  },
  { id: 'slug', header: t('casino.column.slug'), cell: ({ slug }) => slug, sortBy: ({ slug }) => slug },
  {
    id: 'maker',
    header: t('casino.column.maker'),
    cell: ({ makerId }) => makerId,
    sortBy: ({ makerId }) => makerId,
  },
  gamesColumn(),
  positionColumn(),
  shownColumn(),
];

/** Providers: their order, and whether their games are shown. */
export function ProvidersTab() {
  const [slug, setSlug] = useState<string>();
  const columns = useMemo(
    () => [
      ...ownColumns,
      changeColumn<OperatorProvider>(
        ({ name }) => name,
        (provider) => setSlug(provider.slug),
      ),
    ],
    [],
  );
  const { data } = usePages(list);
  const edited = data?.pages.flatMap(({ providers }) => providers).find((one) => one.slug === slug);
  return (
    <ListScreen
      name="casino-providers"
      title={t('casino.tab.providers')}
      head={<CasinoHead tab="providers" />}
      read={() => list}
      rowsOf={({ providers }) => providers}
      idOf={(provider) => provider.slug}
      columns={columns}
      empty={{ icon: 'provider', title: t('casino.noProviders') }}
      acts={providerActs}
    >
      {edited ? (
        <PlatformForm scope="casino">
          <ProviderForm key={edited.slug} provider={edited} />
        </PlatformForm>
      ) : null}
    </ListScreen>
  );
}
