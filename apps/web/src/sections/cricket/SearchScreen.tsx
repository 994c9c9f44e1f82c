import { SearchResults } from '@touchline/ui';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useNames } from '../../features/odds/names/useNames.ts';
import { useTopics } from '../../features/odds/feed/useFeed.ts';
import { useFixtures } from '../../features/odds/feed/useFixtures.ts';
import { useFormat } from '../../features/settings/useFormat.ts';
import { AddressedSearch } from '../../widgets/answer/AddressedSearch.tsx';
import { useLeaders } from './cricket.api.ts';
import { CRICKET, useCricketPaths } from './cricket.ts';
import { CricketPage } from './parts/CricketPage.tsx';
import { findIn } from './rules/search.ts';

/** Search for matches, teams, competitions and players by name; the text is stored in the address. */
export function Component() {
  const { t } = useTranslation('cricket');
  return (
    <CricketPage title={t('search.title')}>
      <AddressedSearch label={t('search.label')} clearLabel={t('search.clear')} begin={t('search.begin')}>
        {(text) => <Found text={text} />}
      </AddressedSearch>
    </CricketPage>
  );
}

function Found({ text }: { readonly text: string }) {
  const { t } = useTranslation('cricket');
  const format = useFormat();
  const names = useNames();
  const paths = useCricketPaths();
  useTopics([`live:${CRICKET.id}`, `line:${CRICKET.id}`]);
  const live = useFixtures(`live:${CRICKET.id}`);
  const line = useFixtures(`line:${CRICKET.id}`);
  const { data: leaders } = useLeaders();
  const found = useMemo(
    () => findIn({ fixtures: [...live, ...line], leaders }, text),
    [live, line, leaders, text],
  );
  const playing = new Set(live.map(({ id }) => id));
  return (
    <SearchResults
      label={t('search.results', { text })}
      query={text}
      emptyTitle={t('search.empty')}
      emptyDetail={t('search.emptyText')}
      groups={[
        {
          id: 'matches',
          title: t('search.matches'),
          hits: found.matches.map(({ id, home, away, competition, startsAt }) => ({
            id: String(id),
            name: names.match({ home, away }),
            detail: competition,
            href: paths.game({ id, name: `${home} ${away}` }),
            icon: 'cricket',
            live: playing.has(id) ? t('section.live') : undefined,
            note: playing.has(id) ? undefined : `${format.day(startsAt)}, ${format.time(startsAt)}`,
          })),
        },
        {
          id: 'teams',
          title: t('search.teams'),
          hits: found.teams.map(({ id, name, place }) => ({
            id: String(id),
            name,
            detail: place,
            href: paths.team({ id, name }),
            icon: 'users',
          })),
        },
        {
          id: 'champs',
          title: t('search.champs'),
          hits: found.champs.map(({ id, name }) => ({
            id: String(id),
            name,
            href: paths.champ({ id, name }),
            icon: 'trophy',
          })),
        },
        {
          id: 'players',
          title: t('search.players'),
          hits: found.players.map(({ id, name, place }) => ({
            id: String(id),
            name,
            detail: place,
            href: paths.player({ id, name }),
            icon: 'user',
          })),
        },
      ]}
    />
  );
}
