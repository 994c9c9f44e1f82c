import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { answer, api } from '../../../platform/api/api.ts';

/** A price from a point in time on, UTC ms; without a price no bets were accepted. */
export interface PricePoint {
  readonly at: number;
  readonly k?: string | undefined;
}

/** Price history of a selection, oldest first; requested again each time it is viewed. */
export function usePriceHistory(selectionId: string): UseQueryResult<readonly PricePoint[]> {
  return useQuery({
    queryKey: ['line', 'history', selectionId],
    queryFn: async ({ signal }): Promise<readonly PricePoint[]> => {
      const params = { path: { selectionId } };
      return (await answer(api.GET('/web-api/line/selections/{selectionId}/history', { params, signal })))
        .points;
    },
    staleTime: 0,
    gcTime: 0,
  });
}
