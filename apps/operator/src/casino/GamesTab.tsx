import type { OperatorGame } from '@touchline/contract/operators';
import { casinoCategories, gameStates, gameTags } from '@touchline/contract/casino';
import { Link } from '@touchline/ui';
import { readPages } from '../api/reads.ts';
import { messageOf, t } from '../messages/messages.ts';
import { instantColumn } from '../shared/list/columns.ts';
import { ListScreen } from '../shared/list/ListScreen.tsx';
import type { ListColumn, ListFilter } from '../shared/list/listTypes.ts';
import { to } from '../shared/route.ts';
import { positionColumn } from './catalogueColumns.tsx';
import { CasinoHead } from './CasinoHead.tsx';
import { GameStateBadge } from './GameStateBadge.tsx';

const tags = gameTags.map(({ slug }) => slug);

const filters: readonly ListFilter[] = [
  { id: 'text', label: t('casino.text'), kind: 'text', maxLength: 60 },
  { id: 'provider', label: t('casino.providerSlug'), kind: 'text', maxLength: 80 },
  {
    id: 'category',
    label: t('casino.column.category'),
    kind: 'choice',
    options: casinoCategories.map(({ slug }) => ({ value: slug, label: t(`casinoCategory.${slug}`) })),
  },
  {
    id: 'tag',
    label: t('casino.column.tag'),
    kind: 'choice',
    options: tags.map((value) => ({ value, label: t(`gameTag.${value}`) })),
  },
  {
    id: 'state',
    label: t('casino.column.state'),
    kind: 'choice',
    options: gameStates.map((value) => ({ value, label: t(`gameState.${value}`) })),
  },
];

const columns: readonly ListColumn<OperatorGame>[] = [
  {
    id: 'name',
    header: t('casino.column.name'),
    cell: ({ id, name }) => <Link href={to('casino', 'games', id)}>{name}</Link>,
    text: ({ name }) => name,
    sortBy: ({ name }) => name,
  },
  { id: 'id', header: t('casino.column.id'), numeric: true, cell: ({ id }) => id, isExtra: true },
  {
    id: 'provider',
    header: t('casino.column.provider'),
    cell: ({ provider }) => provider,
    sortBy: ({ provider }) => provider,
  },
  {
    id: 'maker',
    header: t('casino.column.maker'),
    cell: ({ makerId }) => makerId,
    sortBy: ({ makerId }) => makerId,
    isExtra: true,
  },
  {
    id: 'category',
    header: t('casino.column.category'),
    cell: ({ category }) => messageOf('casinoCategory', category),
    sortBy: ({ category }) => messageOf('casinoCategory', category),
  },
  {
    id: 'tag',
    header: t('casino.column.tag'),
    cell: ({ tag }) => (tag === null ? '–' : t(`gameTag.${tag}`)),
    sortBy: ({ tag }) => (tag === null ? '' : t(`gameTag.${tag}`)),
  },
  positionColumn(),
  {
    id: 'popularity',
    header: t('casino.column.popularity'),
    numeric: true,
    align: 'end',
    cell: ({ popularity }) => popularity,
    sortBy: ({ popularity }) => Number(popularity),
  },
  instantColumn('added', t('casino.column.addedUtc'), ({ addedAt }) => addedAt),
  {
    id: 'state',
    header: t('casino.column.state'),
    cell: ({ state }) => <GameStateBadge state={state} />,
    text: ({ state }) => t(`gameState.${state}`),
    sortBy: ({ state }) => gameStates.indexOf(state),
  },
];

/** Games of all makers, the newest first, with search and filters. */
export function GamesTab() {
  return (
    <ListScreen
      name="casino-games"
      title={t('casino.tab.games')}
      head={<CasinoHead tab="games" />}
      filters={filters}
      read={({ text, provider, category, tag, state }) =>
        readPages(
          '/ops/casino/games',
          {
            query: {
              text: text || undefined,
              provider: provider?.toLowerCase() || undefined,
              category: category || undefined,
              tag: tags.find((one) => one === tag),
              state: gameStates.find((one) => one === state),
            },
          },
          { next: ({ next }) => next },
        )
      }
      rowsOf={({ games }) => games}
      idOf={({ id }) => id}
      columns={columns}
      empty={{ icon: 'slots', title: t('casino.noGames'), detail: t('casino.noGamesDetail') }}
    />
  );
}
