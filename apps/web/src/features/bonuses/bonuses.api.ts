import type { AnswerOf, Bonus, Calls } from '@touchline/contract';
import { queryOptions } from '@tanstack/react-query';
import { answer, playerApi } from '../../platform/api/api.ts';
import { queryClient } from '../../platform/api/queryClient.ts';

// Below the key of the balances, so that the feed's notices about them request the bonuses again too.
const ACCOUNTS = ['player', 'accounts'] as const;

/** Numbers of the player's choice for the first deposit by product; 0 is none. */
export const FIRST_DEPOSIT_CHOICES: ReadonlyMap<string, number> = new Map([
  ['betting', 1],
  ['casino', 2],
]);

/** Those choices in the words of analytics. */
export const trackedChoices = ['decline', 'sport', 'casino'] as const;

export type CheckedCode = AnswerOf<Calls['checkPromoCode']>;

/** The player's bonuses and the offers that can be taken. */
export const bonusesQuery = queryOptions({
  queryKey: [...ACCOUNTS, 'bonuses'],
  queryFn: ({ signal }) => answer(playerApi.GET('/web-api/officeapi/v1/bonuses', { signal })),
  staleTime: 30_000,
});

/** The codes that the player has used. */
export const promoHistoryQuery = queryOptions({
  queryKey: [...ACCOUNTS, 'promo-history'],
  queryFn: ({ signal }) => answer(playerApi.GET('/web-api/officeapi/v1/promo-codes/history', { signal })),
});

/** A bonus to point the player to. */
export const bonusPopupQuery = queryOptions({
  queryKey: [...ACCOUNTS, 'bonus-popup'],
  queryFn: ({ signal }) => answer(playerApi.GET('/web-api/officeapi/v1/bonus-popup-information', { signal })),
  select: ({ bonusPopupInformation: information }) => information,
  staleTime: 300_000,
});

/** Requests bonuses and balances again after a change. */
function refresh(): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: ACCOUNTS });
}

async function changed(work: Promise<{ readonly bonus: Bonus }>): Promise<Bonus> {
  try {
    return (await work).bonus;
  } finally {
    void refresh();
  }
}

/**
 * Takes an offer with the terms of the version that was shown.
 * @throws ApiError
 */
export function takeOffer(offerId: string, version: number, iso: string): Promise<Bonus> {
  const params = { path: { offerId } };
  return changed(
    answer(
      playerApi.POST('/web-api/officeapi/v1/bonus-offers/{offerId}/take', { params, body: { version, iso } }),
    ),
  );
}

/**
 * Takes a bonus that was offered to the player.
 * @throws ApiError
 */
export function takeBonus(bonusId: string): Promise<Bonus> {
  const params = { path: { bonusId } };
  return changed(answer(playerApi.POST('/web-api/officeapi/v1/bonuses/{bonusId}/take', { params })));
}

/**
 * Gives a bonus up.
 * @param balance the amount that the player was shown to lose, decimal text
 * @throws ApiError 409 if it is another one now
 */
export function refuseBonus(bonusId: string, balance: string): Promise<Bonus> {
  const params = { path: { bonusId } };
  return changed(
    answer(playerApi.POST('/web-api/officeapi/v1/bonuses/{bonusId}/refuse', { params, body: { balance } })),
  );
}

/**
 * Chooses the product of the first-deposit bonus: 0 none, 1 sport, 2 casino.
 * @throws ApiError 409 after the first deposit
 */
export async function chooseFirstDeposit(choice: number): Promise<void> {
  await answer(playerApi.PUT('/web-api/officeapi/v1/first-deposit-bonus', { body: { choice } }));
  await refresh();
}

/**
 * Returns the offer of a code and its state for the player.
 * @throws ApiError 404 for an unknown code
 */
export function checkCode(code: string, iso: string): Promise<CheckedCode> {
  return answer(playerApi.POST('/web-api/officeapi/v1/promo-codes/check', { body: { code, iso } }));
}

/**
 * Uses a code.
 * @throws ApiError
 */
export function activateCode(code: string, iso: string): Promise<Bonus> {
  return changed(
    answer(playerApi.POST('/web-api/officeapi/v1/promo-codes/activate', { body: { code, iso } })),
  );
}
