import type { SearchPanelProps } from '@touchline/ui';
import { useRested } from '../../platform/forms/useRested.ts';
import { useLang } from '../../platform/links/usePaths.ts';
import { isEnough, useSearch } from './search.api.ts';
import { useFoundGroups } from './useFoundGroups.ts';

/** Debounce of the search, ms. */
const REST = 200;

export interface RestedSearch extends Pick<SearchPanelProps, 'state' | 'groups'> {
  /** Text of the results. */
  readonly asked: string;
  retry(): void;
}

/** Searches for a text once the player has stopped typing. */
export function useRestedSearch(text: string): RestedSearch {
  const asked = useRested(text.trim(), REST);
  const found = useSearch(asked, useLang());
  const groups = useFoundGroups(found.data);
  return { asked, groups, state: stateOf(text, asked, found), retry: () => void found.refetch() };
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
