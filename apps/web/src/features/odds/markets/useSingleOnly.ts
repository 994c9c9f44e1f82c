import { useQuery } from '@tanstack/react-query';
import { answer, api } from '../../../platform/api/api.ts';

const NONE: ReadonlySet<string> = new Set();

/** Types of markets that only allow single bets; empty until they are loaded. */
export function useSingleOnly(): ReadonlySet<string> {
  const { data } = useQuery({
    queryKey: ['line', 'rules'],
    queryFn: async ({ signal }) =>
      new Set((await answer(api.GET('/web-api/line/rules', { signal }))).singleOnly) as ReadonlySet<string>,
    staleTime: Infinity,
  });
  return data ?? NONE;
}
