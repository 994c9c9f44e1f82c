import type { ListedPlayer } from '@touchline/contract/operators';
import { Link } from '@touchline/ui';
import { useSearchParams } from 'react-router';
import type { AnswerOf } from '../api/calls.ts';
import { readWhole, type PageQuery } from '../api/reads.ts';
import { language, t } from '../messages/messages.ts';
import { ListScreen } from '../shared/list/ListScreen.tsx';
import type { ListColumn, ListFilter } from '../shared/list/listTypes.ts';
import { to } from '../shared/route.ts';
import { shownTime } from '../shared/times.ts';

const languages = new Intl.DisplayNames([language], { type: 'language' });

const NAME = 'name';
const filters: readonly ListFilter[] = [{ id: NAME, label: t('players.name'), kind: 'text' }];

const columns: readonly ListColumn<ListedPlayer>[] = [
  {
    id: 'login',
    header: t('players.column.login'),
    cell: ({ id, login }) => <Link href={to('players', id)}>{login}</Link>,
    text: ({ login }) => login,
    sortBy: ({ login }) => login,
  },
  { id: 'id', header: t('players.column.id'), cell: ({ id }) => id, sortBy: ({ id }) => Number(id) },
  {
    id: 'email',
    header: t('players.column.email'),
    cell: ({ email }) => email ?? '',
    sortBy: ({ email }) => email ?? '',
  },
  {
    id: 'site',
    header: t('players.column.site'),
    cell: ({ siteId }) => siteId,
    sortBy: ({ siteId }) => siteId,
  },
  {
    id: 'language',
    header: t('facts.language'),
    cell: (player) => languages.of(player.language) ?? player.language,
    sortBy: (player) => player.language,
    isExtra: true,
  },
  {
    id: 'registered',
    header: t('players.column.registered'),
    cell: ({ registeredAt }) => shownTime(registeredAt * 1000),
    text: ({ registeredAt }) => new Date(registeredAt * 1000).toISOString(),
    sortBy: ({ registeredAt }) => registeredAt,
  },
];

/** The list before the first search: the call needs a name. */
const nobody: PageQuery<AnswerOf<'get', '/ops/players'>> = {
  key: ['/ops/players', 'nobody'],
  readPage: () => Promise.resolve({ players: [] }),
  next: () => undefined,
};

/** Finds players by id, login or the beginning of an e-mail. */
export function PlayersScreen() {
  const [params] = useSearchParams();
  return (
    <ListScreen
      name="players"
      title={t('players.title')}
      filters={filters}
      read={({ [NAME]: name = '' }) =>
        name === '' ? nobody : readWhole('/ops/players', { query: { name } })
      }
      rowsOf={({ players }) => players}
      idOf={({ id }) => id}
      columns={columns}
      empty={
        params.has(NAME)
          ? { icon: 'search', title: t('players.none'), detail: t('players.noneDetail') }
          : { icon: 'search', title: t('players.start') }
      }
    />
  );
}
