import type { AnswerOf, Calls } from '@touchline/contract';
import { queryOptions } from '@tanstack/react-query';
import { answer, api, playerApi } from '../../platform/api/api.ts';
import { pollEvery } from '../../platform/api/pollEvery.ts';
import type { CouponBet, CouponTypeId } from './coupon.types.ts';
import type { Intent } from './placement/intents.ts';

/** The coupon's current stake limits and the state of its legs. */
export type CouponTerms = AnswerOf<Calls['couponTerms']>;

/**
 * Sends a placement; safe to repeat with the same intent.
 * @throws ApiError
 */
export async function sendPlacement({ key, body }: Intent) {
  const { coupon } = await answer(
    playerApi.POST('/web-api/coupons', { params: { header: { 'idempotency-key': key } }, body }),
  );
  return coupon;
}

/** A placed coupon in the API's format. */
export type PlacedCoupon = Awaited<ReturnType<typeof sendPlacement>>;

/**
 * Requests the result of a placement.
 * @throws ApiError, with status 404 when the server never received it
 */
export async function placementByKey(key: string): Promise<PlacedCoupon> {
  const { coupon } = await answer(playerApi.GET('/web-api/coupon-keys/{key}', { params: { path: { key } } }));
  return coupon;
}

/**
 * Sends singles in one request, each under its own key.
 * @returns the coupon of each key; none for a key whose request was refused
 * @throws ApiError
 */
export async function sendSingles(intents: readonly Intent[]): Promise<ReadonlyMap<string, PlacedCoupon>> {
  const items = intents.map(({ key, body }) => ({ key, placement: body }));
  const { results } = await answer(playerApi.POST('/web-api/coupons/singles', { body: { items } }));
  return new Map(results.flatMap(({ key, coupon }) => (coupon ? [[key, coupon]] : [])));
}

/**
 * Requests a coupon of the player by its number.
 * @throws ApiError
 */
export async function placedCoupon(couponId: string): Promise<PlacedCoupon> {
  const { coupon } = await answer(
    playerApi.GET('/web-api/coupons/{couponId}', { params: { path: { couponId } } }),
  );
  return coupon;
}

export interface TermsQuestion {
  readonly typeId: CouponTypeId;
  readonly iso: string;
  /** Selections as arranged for the type. */
  readonly bets: readonly CouponBet[];
  readonly systemValue: number | undefined;
  readonly expressId: string | undefined;
  readonly isBonusAccount: boolean;
  /** Prices on which the answer depends; empty if it depends on none. */
  readonly prices: readonly string[];
}

/** The terms of a coupon; polled while the coupon is open, because the operator may change them. */
export function termsQuery({
  typeId,
  iso,
  bets,
  systemValue,
  expressId,
  isBonusAccount,
  prices,
}: TermsQuestion) {
  const body = {
    typeId,
    iso,
    ...(systemValue === undefined ? {} : { systemValue }),
    ...(expressId === undefined ? {} : { expressId }),
    ...(isBonusAccount ? { isBonusAccount } : {}),
    bets: bets.map(({ selectionId, isBanker, blockId }) => ({
      selectionId,
      ...(isBanker ? { isBanker } : {}),
      ...(blockId === undefined ? {} : { blockId }),
    })),
  };
  return queryOptions({
    queryKey: ['coupon-terms', body, prices],
    queryFn: ({ signal }) => answer(api.POST('/web-api/coupons/terms', { body, signal })),
    enabled: bets.length > 0,
    refetchInterval: pollEvery.couponTerms,
    placeholderData: (before) => before,
  });
}

// Keys that begin with `player` are cleared when the player changes; a placed bet changes the remainder of each code.
const OF_COUPONS = ['player', 'coupons'] as const;

/** The player's promo codes that can be staked now. */
export const promoCodesQuery = queryOptions({
  queryKey: [...OF_COUPONS, 'promo-codes'],
  queryFn: ({ signal }) => answer(playerApi.GET('/web-api/promo-codes', { signal })),
  select: ({ promoCodes }) => promoCodes,
});

/** The value of a promo code. */
export function promoCodeQuery(code: string) {
  return queryOptions({
    queryKey: [...OF_COUPONS, 'promo-code', code],
    queryFn: ({ signal }) =>
      answer(playerApi.GET('/web-api/promo-codes/{code}', { params: { path: { code } }, signal })),
    retry: false,
  });
}

/** The amount advanced on an account against its open coupons. */
export function prepaidQuery(accountId: string) {
  return queryOptions({
    queryKey: [...OF_COUPONS, 'prepaid', accountId],
    queryFn: ({ signal }) =>
      answer(
        playerApi.GET('/web-api/accounts/{accountId}/prepaid', { params: { path: { accountId } }, signal }),
      ),
    select: ({ availablePrepaidAmount }) => availablePrepaidAmount,
  });
}
