import type { GameImport } from '@touchline/contract/operators';
import { Badge, Stack } from '@touchline/ui';
import { t } from '../messages/messages.ts';
import type { ListColumn } from '../shared/list/listTypes.ts';
import { shownTime } from '../shared/times.ts';

const tones = { running: 'pending', done: 'success', failed: 'danger' } as const;

const counts = (['listed', 'added', 'changed', 'retired'] as const).map((id): ListColumn<GameImport> => ({
  id,
  header: t(`casino.column.${id === 'added' ? 'new' : id}`),
  numeric: true,
  align: 'end',
  cell: (run) => String(run[id]),
  sortBy: (run) => run[id],
}));

/**
 * Returns the columns of imports.
 * @param nameOf returns the name of a maker
 */
export const importColumns = (nameOf: (makerId: string) => string): readonly ListColumn<GameImport>[] => [
  {
    id: 'maker',
    header: t('casino.column.maker'),
    cell: ({ makerId }) => nameOf(makerId),
    sortBy: ({ makerId }) => nameOf(makerId),
  },
  {
    id: 'at',
    header: t('casino.column.started'),
    numeric: true,
    cell: ({ startedAt }) => shownTime(startedAt),
    text: ({ startedAt }) => new Date(startedAt).toISOString(),
    sortBy: ({ startedAt }) => startedAt,
  },
  {
    id: 'ended',
    header: t('casino.column.ended'),
    numeric: true,
    cell: ({ endedAt }) => (endedAt === null ? '–' : shownTime(endedAt)),
    text: ({ endedAt }) => (endedAt === null ? '' : new Date(endedAt).toISOString()),
    sortBy: ({ endedAt }) => endedAt ?? Infinity,
    isExtra: true,
  },
  {
    id: 'by',
    header: t('casino.column.by'),
    cell: ({ operator }) => operator ?? t('casino.byJob'),
    sortBy: ({ operator }) => operator ?? '',
  },
  ...counts,
  {
    id: 'state',
    header: t('casino.column.result'),
    cell: (run) => <Result run={run} />,
    text: (run) => [t(`importState.${run.state}`), ...notesOf(run)].join('; '),
    sortBy: ({ state }) => state,
  },
];

const faultText = ({ gameId, reason }: GameImport['faults'][number]): string => `${gameId}: ${reason}`;

/** Returns what an import says about its result, with the first of the entries that it left out. */
function notesOf({ message, faults }: GameImport): readonly string[] {
  const [first] = faults;
  return [
    ...(message === null ? [] : [message]),
    ...(first ? [t('casino.faults', { count: faults.length, first: faultText(first) })] : []),
  ];
}

function Result({ run }: { readonly run: GameImport }) {
  return (
    <Stack gap="xxs">
      <Badge tone={tones[run.state]}>{t(`importState.${run.state}`)}</Badge>
      {notesOf(run).map((note) => (
        <span key={note}>{note}</span>
      ))}
    </Stack>
  );
}
