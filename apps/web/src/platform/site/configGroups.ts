import { queryOptions, type QueryFunctionContext } from '@tanstack/react-query';
import type { ConfigGroupName, GroupFields } from '@touchline/contract';
import { answer, api } from '../api/api.ts';
import { logFailure } from '../log/log.ts';

const LEAST = 600_000;
const MOST = 900_000;

/** Cache time of a group in this page, ms: random, so that pages don't all request at once. */
const KEPT = LEAST + Math.random() * (MOST - LEAST);

/**
 * Parts of the site's configuration that aren't included in pages, by name. Loaded in the background: a failure is
 * logged, and the fields are undefined.
 * @param lang address segment
 */
export function configGroupsQuery(names: readonly ConfigGroupName[], lang: string) {
  const groups = names.join(',');
  return queryOptions({
    queryKey: ['config-groups', groups, lang],
    queryFn: async ({ signal }: QueryFunctionContext): Promise<GroupFields> => {
      try {
        const query = { groups, lang };
        const answered = await answer(api.GET('/bff-api/config/group/get', { params: { query }, signal }));
        return Object.assign({}, ...Object.values(answered.groups));
      } catch (error) {
        if (!signal.aborted) logFailure('failed to get groups of the configuration', error);
        throw error;
      }
    },
    retry: false,
    staleTime: KEPT,
    gcTime: MOST,
    refetchInterval: KEPT,
  });
}
