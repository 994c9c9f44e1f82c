import { useQuery } from '@tanstack/react-query';
import { Badge, EmptyState, Stack } from '@touchline/ui';
import { read, readWhole, usePages } from '../api/reads.ts';
import { t } from '../messages/messages.ts';
import { ListScreen } from '../shared/list/ListScreen.tsx';
import type { ListColumn, ListFilter } from '../shared/list/listTypes.ts';
import { useListState } from '../shared/list/useListState.ts';
import { Loaded } from '../shared/Loaded.tsx';
import { optionsOf } from '../shared/optionsOf.ts';
import { SetSpread } from './SetSpread.tsx';
import { spreadRows, type SpreadRow } from './spreadRows.ts';

const pairText = ({ pair, isOnly }: SpreadRow): string =>
  pair ? t('spreads.pair', pair) : t(isOnly ? 'spreads.all' : 'spreads.others');
const sourceText = ({ isOperators }: SpreadRow): string =>
  t(isOperators ? 'rates.operators' : 'spreads.listed');

const columns: readonly ListColumn<SpreadRow>[] = [
  { id: 'pair', header: t('spreads.column.pair'), cell: pairText, sortBy: pairText },
  {
    id: 'percent',
    header: t('spreads.column.percent'),
    numeric: true,
    align: 'end',
    cell: ({ percent }) => t('spreads.percent', { percent }),
    text: ({ percent }) => percent,
    sortBy: ({ percent }) => Number(percent),
  },
  {
    id: 'source',
    header: t('spreads.column.source'),
    cell: (row) => (row.isOperators ? <Badge tone="info">{sourceText(row)}</Badge> : sourceText(row)),
    text: sourceText,
    sortBy: sourceText,
  },
];

/** Spreads of a site, and the decision to set that of a pair. */
export function SpreadsPart() {
  const query = useQuery(read('/ops/transfers'));
  return (
    <Loaded query={query}>
      {({ sites }) =>
        sites.length === 0 ? (
          <EmptyState icon="coins" title={t('sites.none')} />
        ) : (
          <SpreadsOf siteIds={sites.map(({ id }) => id)} />
        )
      }
    </Loaded>
  );
}

const readSpreads = (siteId: string) => readWhole('/ops/spreads/{siteId}', { path: { siteId } });

function SpreadsOf({ siteIds }: { readonly siteIds: readonly string[] }) {
  const filters: readonly ListFilter[] =
    siteIds.length > 1
      ? [{ id: 'site', label: t('spreads.site'), kind: 'chips', options: optionsOf(siteIds) }]
      : [];
  const { state } = useListState(filters, columns);
  const siteId = state.filters['site'] ?? siteIds[0] ?? '';
  const spreads = usePages(readSpreads(siteId)).data?.pages[0];
  return (
    <Stack gap="md">
      <ListScreen
        name="spreads"
        title={t('currencies.spreads')}
        head={null}
        filters={filters}
        read={() => readSpreads(siteId)}
        rowsOf={spreadRows}
        idOf={({ pair }) => (pair ? `${pair.from}-${pair.to}` : 'others')}
        columns={columns}
        empty={{ icon: 'coins', title: t('spreads.all') }}
      />
      {spreads ? <SetSpread key={siteId} siteId={siteId} currencies={spreads.currencies} /> : null}
    </Stack>
  );
}
