import type { OperatorTournament } from '@touchline/contract/operators';
import { Badge, Link } from '@touchline/ui';
import { readWhole } from '../api/reads.ts';
import { messageOf, t } from '../messages/messages.ts';
import { instantColumn } from '../shared/list/columns.ts';
import { ListScreen } from '../shared/list/ListScreen.tsx';
import type { ListColumn, ListFilter } from '../shared/list/listTypes.ts';
import { useListState } from '../shared/list/useListState.ts';
import { to } from '../shared/route.ts';

const tones = {
  planned: 'pending',
  running: 'success',
  counting: 'pending',
  final: 'pending',
  paid: 'neutral',
  cancelled: 'neutral',
} as const;

const states = [
  'planned',
  'running',
  'counting',
  'final',
  'paid',
  'cancelled',
] as const satisfies readonly OperatorTournament['state'][];

const filters: readonly ListFilter[] = [
  {
    id: 'state',
    label: t('tournaments.column.state'),
    kind: 'choice',
    options: states.map((value) => ({ value, label: t(`tournamentState.${value}`) })),
  },
];

const titleOf = ({ id, texts }: OperatorTournament): string => texts['en']?.title ?? id;
const scoringOf = ({ terms }: OperatorTournament): string => messageOf('scoring', terms.scoring);
const stateOf = ({ state }: OperatorTournament): string => t(`tournamentState.${state}`);

const columns: readonly ListColumn<OperatorTournament>[] = [
  {
    id: 'tournament',
    header: t('tournaments.column.tournament'),
    cell: (one) => <Link href={to('tournaments', one.siteId, one.id)}>{titleOf(one)}</Link>,
    text: titleOf,
    sortBy: titleOf,
  },
  instantColumn('from', t('tournaments.column.from'), ({ from }) => from),
  instantColumn('until', t('tournaments.column.until'), ({ until }) => until),
  { id: 'scoring', header: t('tournaments.column.scoring'), cell: scoringOf, sortBy: scoringOf },
  {
    id: 'join',
    header: t('tournamentForm.join'),
    cell: ({ terms }) => messageOf('join', terms.join),
    sortBy: ({ terms }) => terms.join,
    isExtra: true,
  },
  {
    id: 'entryFee',
    header: t('tournaments.column.entryFee'),
    numeric: true,
    align: 'end',
    cell: ({ terms }) => terms.entryFee ?? '',
    sortBy: ({ terms }) => Number(terms.entryFee ?? 0),
    isExtra: true,
  },
  {
    id: 'players',
    header: t('tournaments.column.players'),
    numeric: true,
    cell: ({ players }) => players,
    sortBy: ({ players }) => players,
  },
  {
    id: 'prizes',
    header: t('tournaments.column.prizes'),
    numeric: true,
    cell: ({ paid, due }) => t('tournaments.paid', { paid, all: paid + due }),
    sortBy: ({ paid, due }) => paid + due,
  },
  {
    id: 'by',
    header: t('tournaments.column.by'),
    cell: ({ createdBy }) => createdBy,
    sortBy: ({ createdBy }) => createdBy,
    isExtra: true,
  },
  {
    id: 'state',
    header: t('tournaments.column.state'),
    cell: (one) => <Badge tone={tones[one.state]}>{stateOf(one)}</Badge>,
    text: stateOf,
    sortBy: stateOf,
  },
];

/** Tournaments of a site, the latest first. */
export function Tournaments({ siteId }: { readonly siteId: string }) {
  const { state } = useListState(filters, columns);
  const chosenState = state.filters['state'] ?? '';
  return (
    <ListScreen
      name="tournaments"
      title={t('tournaments.title')}
      head={null}
      filters={filters}
      read={() => readWhole('/ops/tournaments/{siteId}', { path: { siteId } })}
      rowsOf={({ tournaments }) =>
        tournaments.filter((one) => chosenState === '' || one.state === chosenState)
      }
      idOf={({ id }) => id}
      columns={columns}
      empty={{ icon: 'tournament', title: t('tournaments.none'), detail: t('tournaments.noneDetail') }}
    />
  );
}
