import type { ListedMatch } from '@touchline/contract/operators';
import { ButtonLink, Inline, Link } from '@touchline/ui';
import { useMemo, useState } from 'react';
import { readWhole } from '../api/reads.ts';
import { matchText } from '../bets/betText.ts';
import { messageOf, t } from '../messages/messages.ts';
import { DoneNotice } from '../shared/DoneNotice.tsx';
import { instantColumn } from '../shared/list/columns.ts';
import { ListScreen } from '../shared/list/ListScreen.tsx';
import type { ListColumn, ListFilter } from '../shared/list/listTypes.ts';
import { countText } from '../shared/money.ts';
import { to } from '../shared/route.ts';
import { closureActs, closureColumn } from './closureList.tsx';
import { mayCloseBetting, useClosures } from './closures.ts';
import { sportText } from './sports.ts';

/** Lists of matches: in play, and those that start next. */
const sections = ['live', 'line'] as const;

const filters: readonly ListFilter[] = [
  {
    id: 'section',
    label: t('matches.sections'),
    kind: 'chips',
    options: sections.map((value) => ({ value, label: t(`feed.${value}`) })),
  },
];

const columns: readonly ListColumn<ListedMatch>[] = [
  {
    id: 'match',
    header: t('matches.column.match'),
    cell: (match) => <Link href={to('matches', String(match.id))}>{matchText(match)}</Link>,
    text: matchText,
    sortBy: matchText,
  },
  { id: 'id', header: t('matches.column.id'), cell: ({ id }) => String(id), isExtra: true },
  {
    id: 'competition',
    header: t('matches.column.competition'),
    cell: ({ competition }) => competition,
    sortBy: ({ competition }) => competition,
  },
  {
    id: 'sport',
    header: t('matches.column.sport'),
    cell: ({ sportId }) => sportText(sportId),
    sortBy: ({ sportId }) => sportText(sportId),
  },
  instantColumn('starts', t('matches.column.starts'), ({ startsAt }) => startsAt * 1000),
  {
    id: 'state',
    header: t('matches.column.state'),
    cell: ({ status }) => messageOf('matchState', status),
    sortBy: ({ status }) => status,
    isExtra: true,
  },
  {
    id: 'score',
    header: t('matches.column.score'),
    numeric: true,
    cell: ({ score }) => score?.join(' : ') ?? '',
  },
  {
    id: 'markets',
    header: t('matches.column.markets'),
    numeric: true,
    align: 'end',
    cell: ({ markets }) => countText(markets),
    text: ({ markets }) => String(markets),
    sortBy: ({ markets }) => markets,
  },
];

/** Matches of the feed: those in play, or those that start next; one or several can be suspended and opened. */
export function MatchesScreen() {
  const closures = useClosures();
  const [done, setDone] = useState<string>();
  const list = useMemo(
    () => ({
      scope: 'match' as const,
      idOf: ({ id }: ListedMatch) => String(id),
      nameOf: (match: ListedMatch) => matchText(match),
      closures,
    }),
    [closures],
  );
  const maySettle = mayCloseBetting();
  const withClosures = useMemo(
    () => (maySettle ? [...columns, closureColumn(list, setDone)] : columns),
    [list, maySettle],
  );
  return (
    <ListScreen
      name="matches"
      title={t('nav.matches')}
      detail={t('matches.detail')}
      actions={
        maySettle ? (
          <Inline gap="sm" wrap="wrap">
            <ButtonLink href={to('matches', 'clubs')}>{t('clubs.title')}</ButtonLink>
            <ButtonLink href={to('matches', 'closures')}>{t('closures.title')}</ButtonLink>
          </Inline>
        ) : undefined
      }
      filters={filters}
      read={({ section }) =>
        readWhole('/ops/matches', { query: { section: sections.find((one) => one === section) ?? 'live' } })
      }
      rowsOf={({ matches }) => matches}
      idOf={({ id }) => String(id)}
      columns={withClosures}
      acts={closureActs(list)}
      empty={{ icon: 'stadium', title: t('matches.none') }}
    >
      <DoneNotice text={done} />
    </ListScreen>
  );
}
