import type { AnswerOf, Calls } from '@touchline/contract';
import { queryOptions } from '@tanstack/react-query';
import { answer, api } from '../../platform/api/api.ts';
import { logFailure } from '../../platform/log/log.ts';
import { createPart, type Part } from '../../platform/lazy/part.ts';
import { partTimers } from '../../platform/lazy/partTimers.ts';

export type RemotePage = AnswerOf<Calls['remotePage']>;

const MODE = { 'mf-render-mode': 'json', 'mf-api-version': 'v2' } as const;

/** Names of partners' parts that this site shows now; empty if they can't be loaded. */
export const partitionsQuery = queryOptions({
  queryKey: ['partitions'],
  queryFn: async ({ signal }): Promise<readonly string[]> => {
    try {
      const path = '/web-api/third-party/api/list-available-partitions';
      const { listAvailablePartitions, success } = await answer(api.GET(path, { signal }));
      return success ? listAvailablePartitions : [];
    } catch (error) {
      logFailure('failed to get the partitions', error);
      return [];
    }
  },
  staleTime: 60_000,
});

const parts = new Map<string, Part<RemotePage>>();

/**
 * A partner's page: loaded for the first view that shows it, dropped with the last.
 * @param name of the partition
 */
export function remotePart(name: string): Part<RemotePage> {
  const known = parts.get(name);
  if (known) return known;
  const part = createPart<RemotePage>({
    timers: partTimers,
    load: (signal) =>
      answer(
        api.GET('/web-api/third-party/api/pages/{name}', {
          params: { path: { name }, header: MODE },
          signal,
        }),
      ),
  });
  parts.set(name, part);
  return part;
}
