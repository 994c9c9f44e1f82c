import type { AnswerOf, Calls } from '@touchline/contract';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { answer, api, playerApi } from '../../platform/api/api.ts';
import type { CouponBet, CouponTypeId, Intent } from './coupon.types.ts';

/** What a coupon may stake now, and how its legs stand. */
export type CouponTerms = AnswerOf<Calls['couponTerms']>;

/** Sends a placement; the same intent may be sent as often as it takes. @throws ApiError */
export async function sendPlacement({ key, body }: Intent) {
  const { coupon } = await answer(
    playerApi.POST('/web-api/coupons', { params: { header: { 'idempotency-key': key } }, body }),
  );
  return coupon;
}

/** A coupon as the platform answers it. */
export type PlacedCoupon = Awaited<ReturnType<typeof sendPlacement>>;

/** What became of a placement. @throws ApiError, with status 404 when the server never had it */
export async function placementByKey(key: string): Promise<PlacedCoupon> {
  const { coupon } = await answer(
    playerApi.GET('/web-api/coupons/by-key/{key}', { params: { path: { key } } }),
  );
  return coupon;
}

// What begins with `player` is forgotten when the player changes.
const COUPONS = ['player', 'coupons'] as const;

export type HistoryFilter = 'all' | 'open' | 'won' | 'lost' | 'returned';

/** The player's bets, newest first, page by page. */
export function historyQuery(filter: HistoryFilter) {
  return infiniteQueryOptions({
    queryKey: [...COUPONS, 'history', filter],
    queryFn: ({ pageParam, signal }) =>
      answer(
        playerApi.GET('/web-api/coupons', {
          params: {
            query: {
              ...(filter === 'all' ? {} : { state: filter }),
              ...(pageParam === undefined ? {} : { before: pageParam }),
            },
          },
          signal,
        }),
      ),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
  });
}

/** One bet of the player. */
export function betQuery(couponId: string) {
  return queryOptions({
    queryKey: [...COUPONS, 'one', couponId],
    queryFn: async ({ signal }) => {
      const { coupon } = await answer(
        playerApi.GET('/web-api/coupons/{couponId}', { params: { path: { couponId } }, signal }),
      );
      return coupon;
    },
  });
}

/** The terms of a coupon; asked again while the coupon is open, because the operator may change them. */
export function termsQuery(typeId: CouponTypeId, iso: string, bets: readonly CouponBet[]) {
  const selectionIds = bets.map(({ selectionId }) => selectionId);
  return queryOptions({
    queryKey: ['coupon-terms', typeId, iso, selectionIds],
    queryFn: ({ signal }) =>
      answer(
        api.POST('/web-api/coupons/terms', {
          body: { typeId, iso, bets: selectionIds.map((selectionId) => ({ selectionId })) },
          signal,
        }),
      ),
    enabled: bets.length > 0,
    refetchInterval: 60_000,
    placeholderData: (before) => before,
  });
}
