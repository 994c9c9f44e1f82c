import type { BodyOf, Calls, Coupon, QueryOf } from '@touchline/contract';
import { infiniteQueryOptions, queryOptions, type InfiniteData } from '@tanstack/react-query';
import { answer, playerApi } from '../../platform/api/api.ts';
import { queryClient } from '../../platform/api/queryClient.ts';

/** A placed coupon in the API's format. */
export type Bet = Coupon;
export type BetLeg = Bet['bets'][number];

/** Filters of the history; times are UTC seconds. */
export type HistoryQuestion = Omit<QueryOf<Calls['couponHistory']>, 'before' | 'limit'>;

// Keys that begin with `player` are cleared when the player changes; `coupons` is requested again when a bet changed.
const COUPONS = ['player', 'coupons'] as const;
const oneKey = (couponId: string) => [...COUPONS, 'one', couponId] as const;

export interface HistoryPage {
  readonly coupons: readonly Bet[];
  /** Cursor of the next page; null at the end. */
  readonly next: string | null;
  /** Bets settled before this time are removed from the list, UTC seconds. */
  readonly clearedAt?: number | undefined;
}

/** The player's bets, newest first, page by page. */
export function historyQuery(question: HistoryQuestion) {
  return infiniteQueryOptions({
    queryKey: [...COUPONS, 'history', question],
    queryFn: ({ pageParam, signal }): Promise<HistoryPage> =>
      answer(
        playerApi.GET('/web-api/coupons', {
          params: { query: { ...question, ...(pageParam !== undefined && { before: pageParam }) } },
          signal,
        }),
      ),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
  });
}

/** All bets of the loaded pages. */
export function betsOf(data: InfiniteData<HistoryPage> | undefined): readonly Bet[] {
  return data?.pages.flatMap(({ coupons }) => coupons) ?? [];
}

/** One bet of the player. */
export function betQuery(couponId: string) {
  return queryOptions({
    queryKey: oneKey(couponId),
    queryFn: async ({ signal }) => {
      const { coupon } = await answer(
        playerApi.GET('/web-api/coupons/{couponId}', { params: { path: { couponId } }, signal }),
      );
      return coupon;
    },
  });
}

/** Shows a bet after an action, and requests all other views of bets again. */
export function cacheBet(bet: Bet): void {
  // Updated only if it is cached: an answer after the player signed out must not be stored.
  queryClient.setQueryData<Bet>(oneKey(bet.id), (shown) => shown && bet);
  void queryClient.invalidateQueries({ queryKey: COUPONS });
}

/**
 * Declines an operator's offer for a bet; repeating it changes nothing.
 * @throws ApiError when it was accepted before
 */
export async function declineOffer(couponId: string): Promise<void> {
  const params = { path: { couponId } };
  cacheBet((await answer(playerApi.POST('/web-api/coupons/{couponId}/offer/decline', { params }))).coupon);
}

/**
 * Removes an account's settled bets from the list, or restores them.
 * @throws ApiError
 */
export async function clearHistory(accountId: string, isCleared: boolean): Promise<void> {
  await answer(playerApi.POST('/web-api/coupons/history-clear', { body: { accountId, isCleared } }));
  await queryClient.invalidateQueries({ queryKey: COUPONS });
}

/** Account and period of the bets to send by email; UTC seconds. */
export type MailedHistory = BodyOf<Calls['mailCouponHistory']>;

/**
 * Sends bets to the player's email address.
 * @param key idempotency key: one value per intent, repeated by every attempt
 * @returns the address and the number of bets
 * @throws ApiError
 */
export function mailHistory(body: MailedHistory, key: string) {
  return answer(
    playerApi.POST('/web-api/coupons/history-mail', { params: { header: { 'idempotency-key': key } }, body }),
  );
}
