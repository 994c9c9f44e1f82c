import { CompetitionList } from '@touchline/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSnapshot } from 'valtio/react';
import { favorites, toggleFavorite } from '../../../features/favorites/favorites.store.ts';
import type { Favorite } from '../../../features/favorites/favorites.types.ts';
import { useNames } from '../../../features/odds/names/useNames.ts';
import { useSports } from '../../../features/odds/sports/useSports.ts';
import { useMark } from '../../../features/settings/useMark.tsx';
import { isAvailable } from '../../../platform/site/site.ts';
import { eventPathsIn } from '../../../platform/links/eventPaths.ts';
import { useLang, usePaths } from '../../../platform/links/usePaths.ts';

const keyOf = ({ kind, id }: Pick<Favorite, 'kind' | 'id'>) => `${kind} ${id}`;

/**
 * Favourite competitions and teams. A removed one stays visible until the page is left, so that it can be restored in
 * place.
 */
export function FollowedList() {
  const { t } = useTranslation(['favorites', 'common']);
  const { items } = useSnapshot(favorites);
  const [seen, setSeen] = useState(items);
  const unseen = items.filter((item) => !seen.some((other) => keyOf(other) === keyOf(item)));
  if (unseen.length > 0) setSeen([...unseen, ...seen]);
  const { data: sports } = useSports();
  const names = useNames();
  const markOf = useMark();
  const paths = usePaths();
  const events = eventPathsIn(useLang());
  const followed = new Set(items.map(keyOf));
  const hrefOf = ({ kind, id, name, sportId }: Favorite) => {
    if (kind === 'team') return events.team({ id, name });
    const sport = sports?.find((known) => known.id === sportId)?.slug;
    return sport === undefined || !isAvailable('line')
      ? events.champ({ id, name })
      : paths.section('line', { sport, competition: { id, name } });
  };
  const nameOf = ({ kind, name, place }: Favorite) =>
    kind === 'competition' && place !== undefined
      ? names.competition({ competition: name, country: place })
      : name;
  const groups = (['competition', 'team'] as const).flatMap((kind) => {
    const own = seen.filter((item) => item.kind === kind);
    if (own.length === 0) return [];
    const competitions = own.map((item) => ({
      id: keyOf(item),
      name: nameOf(item),
      flag: kind === 'competition' ? markOf({ name: item.name, country: item.place ?? '' }) : undefined,
      href: hrefOf(item),
      favourite: followed.has(keyOf(item)),
    }));
    return { id: kind, title: t(`followed.${kind}`), competitions };
  });
  if (groups.length === 0) return null;
  const toggle = (key: string) => {
    const item = seen.find((own) => keyOf(own) === key);
    if (item) toggleFavorite({ ...item });
  };
  return (
    <CompetitionList
      label={t('followed.label')}
      groups={groups}
      labels={{
        favourite: (name) => t('common:favorites.star', { name }),
        select: (name) => name,
        showSelected: '',
        clear: '',
      }}
      onFavouriteChange={toggle}
    />
  );
}
