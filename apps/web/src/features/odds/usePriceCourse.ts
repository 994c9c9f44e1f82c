import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { answer, api } from '../../platform/api/api.ts';

/** A price from a moment on, UTC ms; without one no bets were taken. */
export interface CoursePoint {
  readonly at: number;
  readonly k?: string | undefined;
}

/** How a selection's price went, oldest first; asked anew each time it is looked at. */
export function usePriceCourse(selectionId: string): UseQueryResult<readonly CoursePoint[]> {
  return useQuery({
    queryKey: ['line', 'history', selectionId],
    queryFn: async ({ signal }): Promise<readonly CoursePoint[]> => {
      const params = { path: { selectionId } };
      return (await answer(api.GET('/web-api/line/selections/{selectionId}/history', { params, signal })))
        .points;
    },
    staleTime: 0,
    gcTime: 0,
  });
}
