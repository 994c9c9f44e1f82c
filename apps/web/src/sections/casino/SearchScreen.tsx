import { EmptyState, GameGrid, GameSearch, Heading, IconButton, Stack, VisuallyHidden } from '@touchline/ui';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { useNumber } from '../../platform/format/useNumber.ts';
import { useFocusedField } from '../../platform/forms/useFocusedField.ts';
import { useRested } from '../../platform/forms/useRested.ts';
import { useTypedText } from '../../platform/forms/useTypedText.ts';
import { useHydrated } from '../../platform/page/hydration.ts';
import { useIsDesk } from '../../platform/page/useIsDesk.ts';
import { usePageTitle } from '../../platform/page/usePageTitle.ts';
import { CasinoHead } from './CasinoHead.tsx';
import { isNarrowed, LEAST_LETTERS, viewIn } from './filterAddress.ts';
import { GamesListing } from './GamesListing.tsx';
import { forgetGameSearches, recentGameSearches, rememberGameSearch } from './recentGameSearches.ts';
import { useGamesList } from './useGamesList.ts';
import { useTiles } from './useTiles.tsx';

/** Time for which a text has to rest before it is searched for, ms. */
const REST = 250;
/** Time after which a text that found games is remembered, ms. */
const REMEMBERED = 2000;

/** Search in all games of the site, by text and filters; both are in the address. */
export function Component() {
  const { t } = useTranslation(['casino', 'titles']);
  const isHydrated = useHydrated();
  const figure = useNumber();
  const isDesk = useIsDesk();
  const [query] = useSearchParams();
  const addressed = viewIn(query).text;
  const list = useGamesList({}, useRested(addressed.trim(), REST));
  const { change, first, view } = list;
  const [text, type] = useTypedText(addressed, (next) => change({ text: next }));
  const asked = text.trim();
  const isAsked = asked.length >= LEAST_LETTERS;
  const total = list.list.isPlaceholderData ? undefined : first?.total;
  useRememberedSearch(isAsked && total !== undefined && total > 0 ? asked : undefined);
  const root = useFocusedField();
  const [recent, setRecent] = useState(recentGameSearches);
  usePageTitle(t('titles:of.casinoSearch'));
  return (
    <Stack ref={root}>
      <VisuallyHidden>
        <Heading level={1}>{t('titles:of.casinoSearch')}</Heading>
      </VisuallyHidden>
      <GameSearch
        query={text}
        recent={isHydrated ? recent : []}
        found={
          isAsked && total !== undefined && total > 0
            ? t('search.found', { count: total, number: figure(total) })
            : undefined
        }
        end={
          !isDesk && (
            <IconButton
              icon="filters"
              label={t('filter.title')}
              pressed={isNarrowed(view)}
              onClick={() => change({ isOpen: true })}
            />
          )
        }
        labels={{ label: t('search.plain'), recent: t('search.recent'), clearRecent: t('search.forget') }}
        onQueryChange={type}
        onRecentClear={() => {
          forgetGameSearches();
          setRecent([]);
        }}
      />
      {/* While a game is searched for, the space is for what was found. */}
      {asked === '' && <CasinoHead isSearch />}
      <GamesListing
        label={t('search.results')}
        list={list}
        hasOwnButton
        empty={<NoMatch text={asked} suggestions={first?.suggestions ?? []} />}
      />
    </Stack>
  );
}

interface NoMatchProps {
  readonly text: string;
  readonly suggestions: NonNullable<ReturnType<typeof useGamesList>['first']>['suggestions'];
}

/** A text that nothing matches, with the games whose names are nearest to it. */
function NoMatch({ text, suggestions }: NoMatchProps) {
  const { t } = useTranslation('casino');
  const { tilesOf, labels, events, sheet } = useTiles();
  return (
    <Stack>
      <EmptyState
        icon="search"
        title={text === '' ? t('category.empty') : t('search.nothing', { text })}
        detail={suggestions.length > 0 ? t('search.near') : t('search.nothingDetail')}
      />
      {suggestions.length > 0 && (
        <GameGrid label={t('search.near')} games={tilesOf(suggestions)} labels={labels} {...events} />
      )}
      {sheet}
    </Stack>
  );
}

/** Remembers a text on the device once the player has stayed with what it found. */
function useRememberedSearch(text: string | undefined): void {
  useEffect(() => {
    if (text === undefined) return undefined;
    const timer = setTimeout(() => rememberGameSearch(text), REMEMBERED);
    return () => clearTimeout(timer);
  }, [text]);
}
