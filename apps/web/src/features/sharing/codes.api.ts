import type { AnswerOf, Calls } from '@touchline/contract';
import { queryOptions } from '@tanstack/react-query';
import { answer, api } from '../../platform/api/api.ts';
import { pollEvery } from '../../platform/api/pollEvery.ts';

/** A coupon saved under a code, at current prices. */
export type LoadedCoupon = AnswerOf<Calls['couponOfCode']>['slip'];
export type LoadedBet = LoadedCoupon['bets'][number];

/** A ready-made express with its bonus. */
export type ExpressOfDay = AnswerOf<Calls['expressesOfDay']>['expresses'][number];

/** Part of a coupon that is saved under a code: never amounts or an account. */
export interface SavedCoupon {
  readonly typeId: number;
  readonly systemValue?: number | undefined;
  readonly bets: readonly {
    readonly selectionId: string;
    readonly isBanker?: boolean | undefined;
    readonly blockId?: number | undefined;
  }[];
}

/** Extracts the code from typed or pasted text, ignoring spaces and case; undefined if there is none. */
export function codeIn(typed: string): string | undefined {
  const pasted = /[?&]load=([^&#\s]+)/.exec(typed)?.[1] ?? typed;
  const code = pasted.replace(/[\s-]/g, '').toUpperCase();
  return /^[A-Z0-9]{6,12}$/.test(code) ? code : undefined;
}

/** The coupon of a code; requested again each time, because its prices change. */
export function couponOfCodeQuery(code: string | undefined) {
  return queryOptions({
    queryKey: ['coupon-code', code],
    queryFn: async ({ signal }) => {
      const path = { code: code ?? '' };
      return (await answer(api.GET('/web-api/coupon-codes/{code}', { params: { path }, signal }))).slip;
    },
    enabled: code !== undefined,
    staleTime: 0,
    gcTime: 0,
    retry: false,
  });
}

/** Saves a coupon under a code; the same coupon is saved once while the page is open. */
export function savedCodeQuery(slip: SavedCoupon | undefined) {
  return queryOptions({
    queryKey: ['coupon-code-of', slip],
    queryFn: async ({ signal }) => {
      if (!slip) return undefined;
      const { typeId, systemValue } = slip;
      const bets = slip.bets.map(({ selectionId, isBanker, blockId }) => ({
        selectionId,
        ...(isBanker && { isBanker }),
        ...(blockId !== undefined && { blockId }),
      }));
      const body = { typeId, bets, ...(systemValue !== undefined && { systemValue }) };
      return (await answer(api.POST('/web-api/coupon-codes', { body, signal }))).code;
    },
    enabled: slip !== undefined,
    staleTime: Infinity,
    retry: false,
  });
}

/** The current ready-made expresses; polled while shown, because they end with their matches. */
export const expressesQuery = queryOptions({
  queryKey: ['expresses-of-day'],
  queryFn: async ({ signal }) => (await answer(api.GET('/web-api/expresses-of-day', { signal }))).expresses,
  refetchInterval: pollEvery.expresses,
});
