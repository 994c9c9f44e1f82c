import type { BodyOf, Calls, Coupon, QueryOf } from '@touchline/contract';
import { infiniteQueryOptions, queryOptions, type InfiniteData } from '@tanstack/react-query';
import { answer, playerApi } from '../../platform/api/api.ts';
import { queryClient } from '../../platform/api/queryClient.ts';

/** A coupon that was placed, as the platform answers it. */
export type Bet = Coupon;
export type BetLeg = Bet['bets'][number];

/** What of the history is asked for; times are UTC seconds. */
export type HistoryQuestion = Omit<QueryOf<Calls['couponHistory']>, 'before' | 'limit'>;

// What begins with `player` is forgotten when the player changes, `coupons` is asked for again when a bet changed.
const COUPONS = ['player', 'coupons'] as const;
const oneKey = (couponId: string) => [...COUPONS, 'one', couponId] as const;

export interface HistoryPage {
  readonly coupons: readonly Bet[];
  /** Where the next page goes on; null at the end. */
  readonly next: string | null;
  /** Bets that were over by then are off the list, UTC seconds. */
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

/** Every bet of the pages that are there. */
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

/** Shows a bet as an action on it answered, and asks for all else that shows bets. */
export function keepBet(bet: Bet): void {
  // Only where it is shown: an answer that comes after its player left is kept nowhere.
  queryClient.setQueryData<Bet>(oneKey(bet.id), (shown) => shown && bet);
  void queryClient.invalidateQueries({ queryKey: COUPONS });
}

/** Turns an operator's offer for a bet down; once more changes nothing. @throws ApiError when it was taken before */
export async function declineOffer(couponId: string): Promise<void> {
  const params = { path: { couponId } };
  keepBet((await answer(playerApi.POST('/web-api/coupons/{couponId}/offer/decline', { params }))).coupon);
}

/**
 * Takes the bets of an account that are over off the list, or puts them back.
 * @throws ApiError
 */
export async function clearHistory(accountId: string, isCleared: boolean): Promise<void> {
  await answer(playerApi.POST('/web-api/coupons/history-clear', { body: { accountId, isCleared } }));
  await queryClient.invalidateQueries({ queryKey: COUPONS });
}

/** The bets of an account and a time that the player wants by e-mail; UTC seconds. */
export type MailedHistory = BodyOf<Calls['mailCouponHistory']>;

/**
 * Sends bets to the player's own e-mail address.
 * @param key one value for one intent, repeated by every attempt of it
 * @returns the address, and how many bets
 * @throws ApiError
 */
export function mailHistory(body: MailedHistory, key: string) {
  return answer(
    playerApi.POST('/web-api/coupons/history-mail', { params: { header: { 'idempotency-key': key } }, body }),
  );
}
