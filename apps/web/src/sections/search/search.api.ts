import type { AnswerOf, Calls } from '@touchline/contract';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { answer, api } from '../../platform/api/api.ts';
import { pollEvery } from '../../platform/api/pollEvery.ts';

export type Found = AnswerOf<Calls['search']>;

/** Returns whether a text has at least two letters or digits; shorter ones would match nearly everything. */
export function isEnough(text: string): boolean {
  return text.replaceAll(/[^\p{L}\p{N}]/gu, '').length >= 2;
}

/** Search results of a text; the previous results stay while the next ones are loading. */
export function useSearch(text: string, lang: string): UseQueryResult<Found> {
  return useQuery<Found>({
    queryKey: ['search', lang, text],
    queryFn: ({ signal }) =>
      answer(api.GET('/web-api/search', { params: { query: { text, lang } }, signal })),
    enabled: isEnough(text),
    placeholderData: (last) => (isEnough(text) ? last : undefined),
  });
}

/** Featured matches in play, as suggestions; undefined until they are loaded. */
export function useLiveSuggestions(isWanted: boolean): Found['matches'] | undefined {
  const query = { section: 'live', best: true, limit: 5 } as const;
  const { data } = useQuery({
    queryKey: ['line', 'suggested'],
    queryFn: async ({ signal }): Promise<Found['matches']> =>
      (await answer(api.GET('/web-api/line/picked', { params: { query }, signal }))).matches,
    enabled: isWanted,
    refetchInterval: pollEvery.sliders,
  });
  return data;
}
