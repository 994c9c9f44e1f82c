import { Link, Stack } from '@touchline/ui';
import { useState } from 'react';
import { readPages } from '../api/reads.ts';
import { ownSites } from '../api/session.ts';
import { t } from '../messages/messages.ts';
import { ListScreen } from '../shared/list/ListScreen.tsx';
import type { ListColumn, ListFilter } from '../shared/list/listTypes.ts';
import { countText, moneyText } from '../shared/money.ts';
import { toPerson } from './addresses.ts';
import { aloneRows, BASE, doorsOf, doorText, type AloneRow } from './aloneRows.ts';
import { DoorsTable } from './DoorsTable.tsx';
import { siteText } from './siteText.ts';
import { StaffHead } from './StaffHead.tsx';

const NONE = '–';

const unboundedOf = (row: AloneRow): readonly string[] => doorsOf(row, 'alone').map(doorText);

/** Returns a column with the bound of a kind of doors; a dash for a row without them. */
const boundColumn = (
  id: 'sum' | 'withdrawals' | 'players',
  bound: (site: NonNullable<AloneRow['site']>) => { readonly text: string; readonly size: number },
): ListColumn<AloneRow> => {
  const boundOf = (row: AloneRow) =>
    row.site && doorsOf(row, id).length > 0 ? bound(row.site) : { text: NONE, size: 0 };
  return {
    id,
    header: t(`doors.column.${id}`),
    numeric: true,
    align: 'end',
    cell: (row) => boundOf(row).text,
    sortBy: (row) => boundOf(row).size,
  };
};

const columns: readonly ListColumn<AloneRow>[] = [
  {
    id: 'person',
    header: t('staff.column.name'),
    cell: ({ person: { id, name } }) => <Link href={toPerson(id)}>{name}</Link>,
    text: ({ person }) => person.name,
    sortBy: ({ person }) => person.name,
  },
  {
    id: 'site',
    header: t('staff.site'),
    cell: ({ siteId }) => siteText(siteId),
    sortBy: ({ siteId }) => siteText(siteId),
  },
  boundColumn('sum', ({ aloneInDay, iso }) => ({
    text: moneyText(aloneInDay, iso),
    size: Number(aloneInDay),
  })),
  boundColumn('withdrawals', ({ withdrawalsAbove }) => ({
    text: moneyText(withdrawalsAbove, BASE),
    size: Number(withdrawalsAbove),
  })),
  boundColumn('players', ({ messagePlayers }) => ({ text: countText(messagePlayers), size: messagePlayers })),
  {
    id: 'unbounded',
    header: t('doors.column.unbounded'),
    numeric: true,
    align: 'end',
    cell: (row) => countText(unboundedOf(row).length),
    text: (row) => unboundedOf(row).join('; '),
    sortBy: (row) => unboundedOf(row).length,
  },
  {
    id: 'all',
    header: t('doors.column.all'),
    cell: ({ doors }) => doors.map(({ call }) => call).join(', '),
    isExtra: true,
  },
];

const page = (siteId: string) =>
  readPages('/ops/staff/alone', { query: { siteId: siteId || undefined } }, { next: ({ next }) => next });

/** Returns the choice of a site; none where the operator has a single one. */
function siteFilters(): readonly ListFilter[] {
  const sites = ownSites('staff');
  if (sites.length < 2) return [];
  const options = sites.map(({ id }) => ({ value: id, label: siteText(id) }));
  return [{ id: 'site', label: t('staff.site'), kind: 'choice', options }];
}

/** Bounds of each person without a second one: people by site, and the doors with their bounds. */
export function AloneTab() {
  const [filters] = useState(siteFilters);
  return (
    <Stack gap="md">
      <ListScreen
        name="alone"
        title={t('staff.tab.alone')}
        head={<StaffHead tab="alone" />}
        filters={filters}
        read={({ site = '' }) => page(site)}
        rowsOf={aloneRows}
        idOf={({ id }) => id}
        columns={columns}
        empty={{ icon: 'scale', title: t('doors.none') }}
      />
      <DoorsTable read={page} />
    </Stack>
  );
}
