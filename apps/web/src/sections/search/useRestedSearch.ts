import type { SearchPanelProps } from '@touchline/ui';
import { useMemo } from 'react';
import { useRested } from '../../platform/forms/useRested.ts';
import { useLang } from '../../platform/links/usePaths.ts';
import { isAvailable } from '../../platform/site/site.ts';
import { sectionOf } from '../../widgets/events/rules/sectionOf.ts';
import { isEnough, useSearch, type Found } from './search.api.ts';
import { useFoundGroups } from './useFoundGroups.ts';

/** Debounce of the search, ms. */
const REST = 200;

export interface RestedSearch extends Pick<SearchPanelProps, 'state' | 'groups'> {
  /** Matches that were found. */
  readonly matches: Found['matches'];
  /** Text of the results. */
  readonly asked: string;
  retry(): void;
}

/** Searches for a text once the player has stopped typing. */
export function useRestedSearch(text: string): RestedSearch {
  const asked = useRested(text.trim(), REST);
  const found = useSearch(asked, useLang());
  const { data } = found;
  const groups = useFoundGroups(data);
  const matches = useMemo(
    () => (data?.matches ?? []).filter((match) => isAvailable(sectionOf(match))),
    [data],
  );
  return { asked, groups, matches, state: stateOf(text, asked, found), retry: () => void found.refetch() };
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
