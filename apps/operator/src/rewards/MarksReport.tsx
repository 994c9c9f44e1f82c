import { useQuery } from '@tanstack/react-query';
import type { SiteChoice } from '@touchline/contract/operators';
import { referralMarks, type ReferralMarkRow } from '@touchline/contract/referrals';
import { Stack } from '@touchline/ui';
import { read, readPages, usePages } from '../api/reads.ts';
import { t } from '../messages/messages.ts';
import { ListScreen } from '../shared/list/ListScreen.tsx';
import type { FilterValues, ListFilter } from '../shared/list/listTypes.ts';
import { useListState } from '../shared/list/useListState.ts';
import { Loaded } from '../shared/Loaded.tsx';
import { currenciesOf, markColumns } from './markColumns.ts';
import { ReferralsHead } from './ReferralsHead.tsx';

const MAX_VALUE = 64;

const filtersOf = (sites: readonly SiteChoice[]): readonly ListFilter[] => [
  ...(sites.length > 1
    ? [
        {
          id: 'site',
          label: t('marks.site'),
          kind: 'choice' as const,
          options: sites.map(({ id, name }) => ({ value: id, label: name })),
        },
      ]
    : []),
  {
    id: 'mark',
    label: t('marks.mark'),
    kind: 'choice',
    options: referralMarks.map((mark) => ({ value: mark, label: t(`marks.name.${mark}`) })),
  },
  { id: 'value', label: t('marks.value'), kind: 'text', maxLength: MAX_VALUE },
  { id: 'from', label: t('marks.from'), kind: 'day' },
  { id: 'to', label: t('marks.to'), kind: 'day' },
];

/** Returns the value of a filter; undefined, which isn't sent, for an empty one. */
const chosen = (text: string | undefined): string | undefined => (text === '' ? undefined : text);

const readMarks = ({ site, mark, value, from, to }: FilterValues) =>
  readPages(
    '/ops/referrals/marks',
    {
      query: {
        site: chosen(site),
        mark: referralMarks.find((one) => one === mark),
        value: chosen(value),
        from: chosen(from),
        to: chosen(to),
      },
    },
    { cursor: 'after', next: ({ next }) => next },
  );

/** Registrations and deposits by all marks of partners' links. */
export function MarksReport() {
  // The sites have to be known before a filter by one is read from the address.
  const query = useQuery(read('/ops/referrals/postbacks'));
  return query.data ? (
    <Report sites={query.data.sites} />
  ) : (
    <Stack gap="md">
      <ReferralsHead list="marks" query={query} />
      <Loaded query={query}>{() => null}</Loaded>
    </Stack>
  );
}

const rowsOf = ({ rows }: { readonly rows: readonly ReferralMarkRow[] }) => rows;

function Report({ sites }: { readonly sites: readonly SiteChoice[] }) {
  const filters = filtersOf(sites);
  const { state } = useListState(filters, markColumns([]));
  const loaded = usePages(readMarks(state.filters)).data?.pages.flatMap(rowsOf) ?? [];
  return (
    <ListScreen
      name="partner-links"
      title={t('referrals.list.marks')}
      head={<ReferralsHead list="marks" />}
      filters={filters}
      read={readMarks}
      rowsOf={rowsOf}
      idOf={({ siteId, mark, value }) => `${siteId}:${mark}:${value}`}
      columns={markColumns(currenciesOf(loaded))}
      empty={{ icon: 'statistics', title: t('marks.none') }}
    />
  );
}
