import { FilterChips, SectionTitle, Stack } from '@touchline/ui';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { useSnapshot } from 'valtio/react';
import { favorites } from '../../features/favorites/favorites.store.ts';
import { usePageTitle } from '../../platform/page/usePageTitle.ts';
import { usePicked } from '../../widgets/events/list/usePicked.ts';
import { EmptyFavorites } from './favorites/EmptyFavorites.tsx';
import { FavoriteMatches } from './favorites/FavoriteMatches.tsx';
import { FollowedList } from './favorites/FollowedList.tsx';
import { UndoRemoval } from './favorites/UndoRemoval.tsx';
import { idsOf } from './section/picking.ts';

const parts = ['all', 'live', 'line'] as const;

/** Favourites: live and pre-match matches, and the list of favourites. */
export function Component() {
  const { t } = useTranslation('favorites');
  usePageTitle(t('title'));
  const { items } = useSnapshot(favorites);
  const [query, setQuery] = useSearchParams();
  const part = parts.find((known) => known === query.get('section')) ?? 'all';
  const picking = useMemo(() => (items.length === 0 ? undefined : idsOf(items)), [items]);
  const picked = usePicked(picking);
  const choose = (next: string) =>
    setQuery(withPart(query, next), { replace: true, preventScrollReset: true });
  return (
    <Stack>
      <SectionTitle level={1}>{t('title')}</SectionTitle>
      <UndoRemoval />
      {items.length === 0 ? (
        <EmptyFavorites />
      ) : (
        <>
          <FilterChips
            label={t('section.label')}
            value={part}
            options={parts.map((value) => ({ value, label: t(`section.${value}`) }))}
            onValueChange={choose}
          />
          <FavoriteMatches picked={picked} section={part === 'all' ? undefined : part} />
          <FollowedList />
        </>
      )}
    </Stack>
  );
}

function withPart(query: URLSearchParams, part: string): URLSearchParams {
  const next = new URLSearchParams(query);
  if (part === 'all') next.delete('section');
  else next.set('section', part);
  return next;
}
