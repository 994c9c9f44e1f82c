import type { CashbackPlanId } from '@touchline/contract';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { answer, api, playerApi } from '../../platform/api/api.ts';
import { queryClient } from '../../platform/api/queryClient.ts';

// Keys that begin with `player` are cleared when the player changes; `loyalty` is requested again by notices.
const LOYALTY = ['player', 'loyalty'] as const;
const STALE_AFTER = 30_000;

/** Plans of the site, for every visitor. */
export const loyaltyPlanQuery = queryOptions({
  queryKey: ['loyalty-plan'],
  queryFn: ({ signal }) => answer(api.GET('/web-api/loyalty/plan', { signal })),
  staleTime: 300_000,
});

/** The player's points and level. */
export const rewardsQuery = queryOptions({
  queryKey: [...LOYALTY, 'rewards'],
  queryFn: ({ signal }) => answer(playerApi.GET('/web-api/rewards', { signal })),
  staleTime: STALE_AFTER,
});

/** Movements of the player's points, newest first, page by page. */
export const pointsHistoryQuery = infiniteQueryOptions({
  queryKey: [...LOYALTY, 'history'],
  queryFn: ({ pageParam, signal }) =>
    answer(
      playerApi.GET('/web-api/rewards/history', {
        params: { query: { ...(pageParam !== undefined && { before: pageParam }) } },
        signal,
      }),
    ),
  initialPageParam: undefined as string | undefined,
  getNextPageParam: ({ next }) => next ?? undefined,
  staleTime: STALE_AFTER,
});

/** The player's cashback of a plan. */
export function cashbackQuery(planId: CashbackPlanId) {
  return queryOptions({
    queryKey: [...LOYALTY, 'cashback', planId],
    queryFn: ({ signal }) =>
      answer(playerApi.GET('/web-api/cashback/{planId}', { params: { path: { planId } }, signal })),
    staleTime: STALE_AFTER,
  });
}

/** The player's code for friends, the terms, and the friends. */
export const bringFriendQuery = queryOptions({
  queryKey: [...LOYALTY, 'friends'],
  queryFn: ({ signal }) => answer(playerApi.GET('/web-api/bring-friend', { signal })),
  staleTime: STALE_AFTER,
});

/** Requests again everything that is shown of the player's rewards. */
export function refreshLoyalty(): void {
  void queryClient.invalidateQueries({ queryKey: LOYALTY });
}

/**
 * Exchanges points for money.
 * @param key idempotency key: one value per intent, repeated by every attempt
 * @throws ApiError
 */
export async function exchangePoints(points: string, key: string) {
  const done = await answer(
    playerApi.POST('/web-api/rewards/exchange', {
      params: { header: { 'idempotency-key': key } },
      body: { points },
    }),
  );
  refreshLoyalty();
  return done;
}

/**
 * Collects the cashback of a plan.
 * @param key idempotency key: one value per intent, repeated by every attempt
 * @throws ApiError
 */
export async function takeCashback(planId: CashbackPlanId, key: string) {
  const paid = await answer(
    playerApi.POST('/web-api/cashback/{planId}/take', {
      params: { path: { planId }, header: { 'idempotency-key': key } },
    }),
  );
  refreshLoyalty();
  return paid;
}
