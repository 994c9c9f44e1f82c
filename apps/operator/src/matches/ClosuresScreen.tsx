import type { Closure } from '@touchline/contract/operators';
import { Badge, Button, Link, Stack } from '@touchline/ui';
import { useMemo, useState } from 'react';
import { t } from '../messages/messages.ts';
import { DoneNotice } from '../shared/DoneNotice.tsx';
import { instantColumn } from '../shared/list/columns.ts';
import { ListScreen } from '../shared/list/ListScreen.tsx';
import type { ListColumn } from '../shared/list/listTypes.ts';
import { to } from '../shared/route.ts';
import { ClosureDialog } from './ClosureDialog.tsx';
import { closureName, closurePages } from './closures.ts';
import { SuspendSport } from './SuspendSport.tsx';

const columns: readonly ListColumn<Closure>[] = [
  {
    id: 'subject',
    header: t('closures.column.subject'),
    cell: (closure) => <Subject closure={closure} />,
    text: closureName,
    sortBy: closureName,
  },
  {
    id: 'scope',
    header: t('closures.column.scope'),
    cell: ({ scope }) => t(`closures.scope.${scope}`),
    sortBy: ({ scope }) => t(`closures.scope.${scope}`),
  },
  {
    id: 'cause',
    header: t('closures.column.cause'),
    cell: ({ cause }) => <Badge tone="warning">{t(`closure.cause.${cause}`)}</Badge>,
    text: ({ cause }) => t(`closure.cause.${cause}`),
    sortBy: ({ cause }) => t(`closure.cause.${cause}`),
  },
  { id: 'reason', header: t('closures.column.reason'), cell: ({ reason }) => reason },
  {
    id: 'operator',
    header: t('closures.column.operator'),
    cell: ({ operator }) => operator,
    sortBy: ({ operator }) => operator,
  },
  instantColumn('at', t('closures.column.at'), ({ at }) => at),
];

/** Returns the column with the button that opens betting, or the page where a published result is lifted first. */
const openColumn = (open: (closure: Closure) => void): ListColumn<Closure> => ({
  id: 'actions',
  isButtons: true,
  header: t('closures.column.actions'),
  cell: (closure) =>
    closure.cause === 'result' ? (
      <Link href={to('results')}>{t('closures.toResults')}</Link>
    ) : (
      <Button size="sm" onClick={() => open(closure)}>
        {t('closure.open')}
      </Button>
    ),
});

/** Markets, matches and sports that operators closed, newest first: each can be opened, and a sport be suspended. */
export function ClosuresScreen() {
  const [opening, setOpening] = useState<Closure>();
  const [done, setDone] = useState<string>();
  const withActions = useMemo(() => [...columns, openColumn(setOpening)], []);
  return (
    <Stack gap="md">
      <Link href={to('matches')} tone="muted">
        {t('nav.matches')}
      </Link>
      <ListScreen
        name="closures"
        title={t('closures.title')}
        detail={t('closures.detail')}
        actions={<SuspendSport onDone={setDone} />}
        read={() => closurePages()}
        rowsOf={({ closures }) => closures}
        idOf={({ id }) => id}
        columns={withActions}
        empty={{ icon: 'unlock', title: t('closures.none') }}
      >
        <DoneNotice text={done} />
        {opening ? (
          <ClosureDialog
            act="open"
            subject={{ scope: opening.scope, subject: opening.subject }}
            name={closureName(opening)}
            onDone={setDone}
            onClose={() => setOpening(undefined)}
          />
        ) : null}
      </ListScreen>
    </Stack>
  );
}

/** Name of what is closed, with a link to its page if it has one. */
function Subject({ closure }: { readonly closure: Closure }) {
  const { scope, subject, match } = closure;
  const name = closureName(closure);
  if (scope === 'match') return <Link href={to('matches', subject)}>{name}</Link>;
  if (scope === 'market' && match) return <Link href={to('matches', String(match.id), subject)}>{name}</Link>;
  return name;
}
