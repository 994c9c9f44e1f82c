import { ButtonLink, Card, EmptyState, FavouritesEmpty, SearchResults, Stack } from '@touchline/ui';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useSnapshot } from 'valtio/react';
import { favorites, toggleFavorite } from '../../features/favorites/favorites.store.ts';
import type { Favorite } from '../../features/favorites/favorites.types.ts';
import { useFixtures, type Fixture } from '../../features/odds/feed/useFixtures.ts';
import { useTopics } from '../../features/odds/feed/useFeed.ts';
import { useLeaders } from './cricket.api.ts';
import { CRICKET, useCricketPaths } from './cricket.ts';
import { CricketMatches } from './parts/CricketMatches.tsx';
import { CricketPage } from './parts/CricketPage.tsx';

const SUGGESTED = 5;

/** Cricket favourites: matches first, then teams and competitions. */
export function Component() {
  const { t } = useTranslation('cricket');
  const { items } = useSnapshot(favorites);
  const own = useMemo(() => items.filter(({ sportId }) => sportId === CRICKET.id), [items]);
  return (
    <CricketPage title={t('favorites.title')}>
      {own.length === 0 ? <Nothing /> : <Followed items={own} />}
    </CricketPage>
  );
}

function Followed({ items }: { readonly items: readonly Favorite[] }) {
  const { t } = useTranslation('cricket');
  const paths = useCricketPaths();
  useTopics([`live:${CRICKET.id}`, `line:${CRICKET.id}`]);
  const isFollowed = useMemo(() => {
    const keys = new Set(items.map(({ kind, id }) => `${kind} ${id}`));
    return ({ id, competitionId, homeId, awayId }: Fixture) =>
      [`match ${id}`, `competition ${competitionId}`, `team ${homeId}`, `team ${awayId}`].some((key) =>
        keys.has(key),
      );
  }, [items]);
  const live = useFixtures(`live:${CRICKET.id}`).some(isFollowed);
  const hits = items
    .filter(({ kind }) => kind !== 'match')
    .map(({ kind, id, name, place }) => ({
      id: `${kind} ${id}`,
      name,
      detail: kind === 'team' ? place : undefined,
      href: kind === 'team' ? paths.team({ id, name }) : paths.champ({ id, name }),
      icon: kind === 'team' ? ('users' as const) : ('trophy' as const),
    }));
  return (
    <Stack>
      {live && <CricketMatches section="live" level={2} only={isFollowed} />}
      <CricketMatches
        section="line"
        level={2}
        only={isFollowed}
        empty={
          live ? null : (
            <Card>
              <EmptyState icon="calendar" title={t('favorites.noMatches')} />
            </Card>
          )
        }
      />
      {hits.length > 0 && (
        <SearchResults
          label={t('favorites.teams')}
          emptyTitle={t('favorites.empty')}
          groups={[{ id: 'followed', title: t('favorites.teams'), hits }]}
        />
      )}
    </Stack>
  );
}

/** Empty state of favourites: explains how to add them, and suggests some. */
function Nothing() {
  const { t } = useTranslation(['cricket', 'common']);
  const paths = useCricketPaths();
  const { data } = useLeaders();
  const teams = data?.teams.slice(0, SUGGESTED) ?? [];
  return (
    <FavouritesEmpty
      title={t('favorites.empty')}
      detail={t('favorites.emptyText')}
      action={<ButtonLink href={paths.allEvents}>{t('favorites.toMatches')}</ButtonLink>}
      suggestionsTitle={t('favorites.suggestions')}
      suggestions={teams.map(({ team, competition }) => ({
        id: String(team.id),
        name: team.name,
        detail: competition.name,
      }))}
      favouriteLabel={(name) => t('common:favorites.star', { name })}
      onFavouriteChange={(id) => {
        const found = teams.find(({ team }) => String(team.id) === id);
        if (!found) return;
        const { team, competition } = found;
        toggleFavorite({
          kind: 'team',
          id: team.id,
          sportId: CRICKET.id,
          name: team.name,
          place: competition.name,
        });
      }}
    />
  );
}
