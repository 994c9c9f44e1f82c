import { queryOptions } from '@tanstack/react-query';
import type { Calls, QueryOf } from '@touchline/contract';
import { answer, playerApi } from '../../platform/api/api.ts';

/** The player's free rounds that aren't over. The feed's notices about the balances request them again. */
export function freeRoundsQuery({ device, lang }: QueryOf<Calls['freeRounds']>) {
  return queryOptions({
    queryKey: ['player', 'accounts', 'free-rounds', device, lang],
    queryFn: ({ signal }) =>
      answer(playerApi.GET('/web-api/casino/free-rounds', { params: { query: { device, lang } }, signal })),
    select: ({ freeRounds }) => freeRounds,
    staleTime: 15_000,
  });
}
