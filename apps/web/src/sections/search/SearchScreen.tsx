import { EmptyState, SearchPanel, SectionTitle, Stack } from '@touchline/ui';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { useLang } from '../../platform/links/usePaths.ts';
import { usePageTitle } from '../../platform/page/usePageTitle.ts';
import { forgetSearches, recentSearches, rememberSearch } from './recent.ts';
import { isEnough, useSearch } from './search.api.ts';
import { useFoundGroups } from './useFoundGroups.ts';

/** Debounce of the search, ms. */
const REST = 200;

/** Search for sports, competitions, teams and matches; the text is stored in the address. */
export function Component() {
  const { t } = useTranslation(['events', 'common']);
  const [query, setQuery] = useSearchParams();
  const text = query.get('text') ?? '';
  const asked = useRested(text.trim(), REST);
  const [recent, setRecent] = useState(recentSearches);
  const found = useSearch(asked, useLang());
  const groups = useFoundGroups(found.data);
  usePageTitle(t('search.title'));
  const count = groups.reduce((sum, { entries }) => sum + entries.length, 0);
  const state = stateOf(text, asked, found);
  return (
    <Stack>
      <SectionTitle level={1}>{t('search.title')}</SectionTitle>
      <SearchPanel
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
        onQueryChange={(next) => setQuery(next === '' ? {} : { text: next }, { replace: true })}
        state={state}
        groups={groups}
        summary={t('search.found', { count })}
        recent={recent}
        onForget={() => {
          forgetSearches();
          setRecent([]);
        }}
        onRetry={() => void found.refetch()}
        onSelect={() => rememberSearch(asked)}
      />
      {state === 'idle' && recent.length === 0 && <EmptyState icon="search" title={t('search.short')} />}
    </Stack>
  );
}

function stateOf(
  text: string,
  asked: string,
  { data, error }: { readonly data?: unknown; readonly error: Error | null },
): 'idle' | 'loading' | 'ready' | 'error' {
  if (!isEnough(text)) return 'idle';
  if (text.trim() !== asked) return data === undefined ? 'loading' : 'ready';
  if (data !== undefined) return 'ready';
  return error === null ? 'loading' : 'error';
}

/** Returns a text once it hasn't changed for the given time. */
function useRested(text: string, ms: number): string {
  const [rested, setRested] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setRested(text), ms);
    return () => clearTimeout(timer);
  }, [text, ms]);
  return rested;
}
