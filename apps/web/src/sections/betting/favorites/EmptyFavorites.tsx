import { ButtonLink, FavouritesEmpty } from '@touchline/ui';
import { useTranslation } from 'react-i18next';
import { toggleFavorite } from '../../../features/favorites/favorites.store.ts';
import { useNames } from '../../../features/odds/names/useNames.ts';
import { useSports } from '../../../features/odds/sports/useSports.ts';
import { useMark } from '../../../features/settings/useMark.tsx';
import { usePaths } from '../../../platform/links/usePaths.ts';
import { useTopCompetitionList } from '../../../widgets/events/list/useTopCompetitionList.ts';

/** Maximum number of suggested competitions. */
const MOST = 6;

/** Empty state of favourites: explains how to add them, and suggests competitions. */
export function EmptyFavorites() {
  const { t } = useTranslation(['favorites', 'common']);
  const { data: sports } = useSports();
  const { data: competitions = [] } = useTopCompetitionList();
  const names = useNames();
  const markOf = useMark('md');
  const paths = usePaths();
  const offered = competitions.slice(0, MOST);
  const sportOf = (sportId: number) => {
    const slug = sports?.find(({ id }) => id === sportId)?.slug;
    return slug === undefined ? undefined : names.sport(slug);
  };
  const follow = (id: string) => {
    const found = offered.find((competition) => String(competition.id) === id);
    if (!found) return;
    const { sportId, name, country } = found;
    toggleFavorite({ kind: 'competition', id: found.id, sportId, name, place: country });
  };
  return (
    <FavouritesEmpty
      title={t('empty')}
      detail={t('emptyHow')}
      action={<ButtonLink href={paths.section('line')}>{t('toMatches')}</ButtonLink>}
      suggestionsTitle={t('suggestions')}
      suggestions={offered.map(({ id, name, country, sportId }) => ({
        id: String(id),
        name,
        mark: markOf({ name, country }),
        detail: [sportOf(sportId), names.country(country)].filter((part) => part !== undefined).join(' · '),
      }))}
      favouriteLabel={(name) => t('common:favorites.star', { name })}
      onFavouriteChange={follow}
    />
  );
}
