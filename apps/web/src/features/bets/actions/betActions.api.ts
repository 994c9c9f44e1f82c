import type { AnswerOf, Calls } from '@touchline/contract';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { answer, playerApi } from '../../../platform/api/api.ts';
import { pollEvery } from '../../../platform/api/pollEvery.ts';
import { serverNow } from '../../../platform/clock/clock.ts';
import type { Bet } from '../bets.api.ts';
import type { ActionIntent } from './betActions.types.ts';

export type CashOutOffer = AnswerOf<Calls['couponSale']>;
export type PowerBetOffer = AnswerOf<Calls['couponPowerBet']>;

const SOONEST = 500;
// An offer is requested again when its bet changed.
const keyOf = (couponId: string, kind: string) => ['player', 'coupons', 'offer', couponId, kind] as const;

interface Offered {
  readonly availability: 1 | -1 | -2;
  readonly expiresAt?: number | undefined;
}

/**
 * Returns the time until an offer is requested again, ms: until it expires, but no longer than the polling interval
 * of prices. An expired offer means that the server didn't answer, so it isn't requested at once.
 */
export function askAgainIn(offer: Offered | undefined, now = serverNow()): number {
  if (offer?.availability === -2) return pollEvery.line;
  const rest = offer?.expiresAt === undefined ? 0 : offer.expiresAt * 1000 - now;
  return rest <= 0 ? pollEvery.openBets : Math.min(pollEvery.openBets, Math.max(SOONEST, rest));
}

/** The current cash-out amount of an open bet. After a partial cash-out earlier answers are not reused. */
export function cashOutQuery({
  id: couponId,
  amount,
  openStake = amount,
}: Pick<Bet, 'id' | 'amount' | 'openStake'>) {
  return queryOptions({
    queryKey: [...keyOf(couponId, 'sale'), openStake],
    queryFn: ({ signal }) =>
      answer(playerApi.GET('/web-api/coupons/{couponId}/sale', { params: { path: { couponId } }, signal })),
    refetchInterval: ({ state }) => askAgainIn(state.data),
  });
}

/**
 * The current cost of insuring a share of a bet.
 * @param percent 1 to 100
 */
export function insuranceQuery(couponId: string, percent: number) {
  return queryOptions({
    queryKey: [...keyOf(couponId, 'insurance'), percent],
    queryFn: ({ signal }) =>
      answer(
        playerApi.GET('/web-api/coupons/{couponId}/insurance', {
          params: { path: { couponId }, query: { percent } },
          signal,
        }),
      ),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) => askAgainIn(state.data),
  });
}

/** The improved terms offered for a bet, if any. */
export function powerBetQuery(couponId: string) {
  return queryOptions({
    queryKey: keyOf(couponId, 'powerBet'),
    queryFn: ({ signal }) =>
      answer(
        playerApi.GET('/web-api/coupons/{couponId}/power-bet', { params: { path: { couponId } }, signal }),
      ),
    refetchInterval: ({ state }) => {
      const { availability, offer } = state.data ?? { availability: 1 as const };
      return askAgainIn({ availability, expiresAt: offer?.expiresAt });
    },
  });
}

/**
 * Sends an action on a bet; safe to repeat.
 * @throws ApiError
 */
export async function sendAction({ kind, body, key, couponId }: ActionIntent): Promise<Bet> {
  const params = { path: { couponId }, header: { 'idempotency-key': key } };
  switch (kind) {
    case 'sale':
      return (await answer(playerApi.POST('/web-api/coupons/{couponId}/sale', { params, body }))).coupon;
    case 'insurance':
      return (await answer(playerApi.POST('/web-api/coupons/{couponId}/insurance', { params, body }))).coupon;
    case 'powerBet':
      return (await answer(playerApi.POST('/web-api/coupons/{couponId}/power-bet', { params, body }))).coupon;
  }
}
