import { useQuery } from '@tanstack/react-query';
import { answer, api } from '../../../platform/api/api.ts';

const NONE: ReadonlySet<string> = new Set();
const setOf = (types: readonly string[]): ReadonlySet<string> => new Set(types);

/** Types of markets that only allow single bets; empty until they are loaded. */
export function useSingleOnly(): ReadonlySet<string> {
  const { data } = useQuery({
    queryKey: ['line', 'rules'],
    queryFn: async ({ signal }): Promise<readonly string[]> =>
      (await answer(api.GET('/web-api/line/rules', { signal }))).singleOnly,
    // The cache has only JSON: a page brings it as text.
    select: setOf,
    staleTime: Infinity,
  });
  return data ?? NONE;
}
