import { ButtonLink, Card, EmptyState, Stack } from '@touchline/ui';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { favorites } from '../../../features/favorites/favorites.store.ts';
import type { Fixture } from '../../../features/odds/feed/useFixtures.ts';
import { useEventPaths } from '../../../platform/links/useEventPaths.ts';
import { ResultCards } from '../../../widgets/results/ResultCards.tsx';
import type { ChampViewProps } from '../champ.types.ts';
import { LongTerm } from './LongTerm.tsx';
import { MatchesOf } from '../MatchesOf.tsx';
import { NoMatches } from '../NoMatches.tsx';
import { useDeviceStore } from '../../../platform/storage/deviceStore.ts';

/** All its matches by day, with live prices. */
export function ChampMatches({ data: { champ } }: ChampViewProps) {
  return <MatchesOf competitions={[champ]} byDay empty={<NoMatches />} />;
}

/** Bets on the winner. */
export function ChampFinal({ data: { champ } }: ChampViewProps) {
  return <LongTerm champ={champ} />;
}

/** Its latest results. */
export function ChampResults({ data: { champ, results } }: ChampViewProps) {
  const { t } = useTranslation('events');
  const paths = useEventPaths();
  if (results.length === 0) {
    return (
      <Card>
        <EmptyState icon="history" title={t('team.noLast')} />
      </Card>
    );
  }
  return (
    <Stack>
      <ResultCards results={results} level={2} />
      <ButtonLink href={paths.results('zone', { sport: champ.sportId, competition: champ.id })}>
        {t('results.title')}
      </ButtonLink>
    </Stack>
  );
}

/** Its matches that are favourites, or whose sides are. */
export function ChampFavorites({ data: { champ } }: ChampViewProps) {
  const { t } = useTranslation('events');
  const paths = useEventPaths();
  const { items } = useDeviceStore(favorites);
  const isFollowed = useCallback(
    ({ id, homeId, awayId }: Fixture) =>
      items.some(
        (item) =>
          (item.kind === 'match' && item.id === id) ||
          (item.kind === 'team' && (item.id === homeId || item.id === awayId)),
      ),
    [items],
  );
  return (
    <MatchesOf
      competitions={[champ]}
      only={isFollowed}
      byDay
      empty={
        <Card>
          <EmptyState
            icon="star"
            title={t('champs.noFavorites')}
            detail={t('champs.noFavoritesText')}
            action={<ButtonLink href={paths.champ(champ, 'game')}>{t('champs.toMatches')}</ButtonLink>}
          />
        </Card>
      }
    />
  );
}
