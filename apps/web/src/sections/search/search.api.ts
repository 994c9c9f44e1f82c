import type { AnswerOf, Calls } from '@touchline/contract';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { answer, api } from '../../platform/api/api.ts';

export type Found = AnswerOf<Calls['search']>;

/** Fewer letters or digits than two would find nearly everything. */
export function isEnough(text: string): boolean {
  return text.replaceAll(/[^\p{L}\p{N}]/gu, '').length >= 2;
}

/** What a text finds; while the next text is asked for, what the last one found stays. */
export function useSearch(text: string, lang: string): UseQueryResult<Found> {
  return useQuery<Found>({
    queryKey: ['search', lang, text],
    queryFn: ({ signal }) =>
      answer(api.GET('/web-api/search', { params: { query: { text, lang } }, signal })),
    enabled: isEnough(text),
    placeholderData: (last) => (isEnough(text) ? last : undefined),
  });
}
