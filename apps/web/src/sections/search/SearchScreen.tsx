import { SearchPanel, SectionTitle, Stack } from '@touchline/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { useTypedText } from '../../platform/forms/useTypedText.ts';
import { usePageTitle } from '../../platform/page/usePageTitle.ts';
import { forgetSearches, recentSearches, rememberSearch } from './recent.ts';
import { useFocusedField } from '../../platform/forms/useFocusedField.ts';
import { FoundMatches } from './FoundMatches.tsx';
import { useRestedSearch } from './useRestedSearch.ts';
import { useSuggestions } from './useSuggestions.ts';

/** Search for sports, competitions, teams and matches; the text is stored in the address. */
export function Component() {
  const { t } = useTranslation(['events', 'common']);
  const [query, setQuery] = useSearchParams();
  const [text, type] = useTypedText(query.get('text') ?? '', (next) =>
    setQuery(next === '' ? {} : { text: next }, { replace: true }),
  );
  const [recent, setRecent] = useState(recentSearches);
  const { asked, state, groups, matches, retry } = useRestedSearch(text);
  const root = useFocusedField();
  const suggestions = useSuggestions(state === 'idle');
  usePageTitle(t('search.title'));
  const count = groups.reduce((sum, { entries }) => sum + entries.length, 0);
  return (
    <Stack>
      <SectionTitle level={1}>{t('search.title')}</SectionTitle>
      <SearchPanel
        ref={root}
        labels={{
          field: t('search.field'),
          clear: t('search.clear'),
          recent: t('search.recent'),
          forget: t('search.forget'),
          nothing: t('search.nothing', { text: asked }),
          nothingDetail: t('search.nothingDetail'),
          failed: t('search.failed'),
          retry: t('common:actions.retry'),
        }}
        query={text}
        onQueryChange={type}
        state={state}
        // Matches are rows with prices here.
        groups={groups.filter(({ id }) => id !== 'matches')}
        matches={matches.length > 0 && <FoundMatches matches={matches} />}
        summary={t('search.found', { count })}
        hint={t('search.short')}
        suggestions={suggestions}
        recent={recent}
        onForget={() => {
          forgetSearches();
          setRecent([]);
        }}
        onRetry={retry}
        onSelect={() => rememberSearch(asked)}
      />
    </Stack>
  );
}
