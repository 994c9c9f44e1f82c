import type { OperatorOffer } from '@touchline/contract/operators';
import { Badge, Link } from '@touchline/ui';
import { readWhole } from '../api/reads.ts';
import { messageOf, t } from '../messages/messages.ts';
import { instantColumn } from '../shared/list/columns.ts';
import { ListScreen } from '../shared/list/ListScreen.tsx';
import type { ListColumn, ListFilter } from '../shared/list/listTypes.ts';
import { useListState } from '../shared/list/useListState.ts';
import { to } from '../shared/route.ts';

const stateTones = { draft: 'pending', published: 'success', ended: 'neutral' } as const;
const states = ['draft', 'published', 'ended'] as const satisfies readonly OperatorOffer['state'][];

const filters: readonly ListFilter[] = [
  {
    id: 'state',
    label: t('offers.column.state'),
    kind: 'choice',
    options: states.map((value) => ({ value, label: t(`offerState.${value}`) })),
  },
];

const titleOf = ({ id, texts }: OperatorOffer): string => texts['en']?.title ?? id;
const kindOf = ({ terms }: OperatorOffer): string => messageOf('offerKind', terms.kind);
const productOf = ({ terms }: OperatorOffer): string => messageOf('product', terms.product);
const stateOf = ({ state }: OperatorOffer): string => t(`offerState.${state}`);

const columns: readonly ListColumn<OperatorOffer>[] = [
  {
    id: 'offer',
    header: t('offers.column.offer'),
    cell: (offer) => <Link href={to('bonuses', offer.siteId, offer.id)}>{titleOf(offer)}</Link>,
    text: titleOf,
    sortBy: titleOf,
  },
  { id: 'kind', header: t('offers.column.kind'), cell: kindOf, sortBy: kindOf },
  { id: 'product', header: t('offers.column.product'), cell: productOf, sortBy: productOf },
  {
    id: 'currencies',
    header: t('offers.column.currencies'),
    cell: ({ terms }) => terms.currencies.map(({ iso }) => iso).join(', '),
    isExtra: true,
  },
  {
    id: 'version',
    header: t('offers.column.version'),
    numeric: true,
    cell: ({ version }) => version,
    sortBy: ({ version }) => version,
  },
  {
    id: 'grants',
    header: t('offers.column.grants'),
    numeric: true,
    cell: ({ grants }) => grants,
    sortBy: ({ grants }) => grants,
  },
  instantColumn('changed', t('offers.column.changed'), ({ changedAt }) => changedAt),
  {
    id: 'by',
    header: t('offers.column.by'),
    cell: ({ changedBy }) => changedBy,
    sortBy: ({ changedBy }) => changedBy,
  },
  {
    id: 'state',
    header: t('offers.column.state'),
    cell: (offer) => <Badge tone={stateTones[offer.state]}>{stateOf(offer)}</Badge>,
    text: stateOf,
    sortBy: stateOf,
  },
];

/** Offers of a site, newest first. */
export function OffersTab({ siteId }: { readonly siteId: string }) {
  const { state } = useListState(filters, columns);
  const chosenState = state.filters['state'] ?? '';
  return (
    <ListScreen
      name="offers"
      title={t('offers.title')}
      head={null}
      filters={filters}
      read={() => readWhole('/ops/bonuses/{siteId}/offers', { path: { siteId } })}
      rowsOf={({ offers }) => offers.filter((offer) => chosenState === '' || offer.state === chosenState)}
      idOf={({ id }) => id}
      columns={columns}
      empty={{ icon: 'bonus', title: t('offers.none'), detail: t('offers.noneDetail') }}
    />
  );
}
