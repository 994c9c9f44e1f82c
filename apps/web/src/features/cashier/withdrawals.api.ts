import type { AnswerOf, AutomaticWithdrawal, BodyOf, Calls, Payment } from '@touchline/contract';
import { queryOptions } from '@tanstack/react-query';
import { answer, playerApi } from '../../platform/api/api.ts';
import { queryClient } from '../../platform/api/queryClient.ts';

// Keys begin like those of the other payments: a notice about one requests all of them again.
const PAYMENTS = ['player', 'payments'] as const;

export type WithdrawalOptions = AnswerOf<Calls['withdrawalOptions']>;
export type WithdrawalQuote = AnswerOf<Calls['withdrawalQuote']>;
export type WantedWithdrawal = BodyOf<Calls['withdrawalQuote']>;
export type WithdrawalCode = AnswerOf<Calls['sendWithdrawalCode']>;

/** Amount that can be withdrawn from the active account, reasons that keep the rest, and destinations. */
export const withdrawalOptionsQuery = queryOptions({
  queryKey: [...PAYMENTS, 'withdrawal-options'],
  queryFn: ({ signal }) => answer(playerApi.GET('/web-api/payments/withdrawals/options', { signal })),
  staleTime: 5_000,
});

/** The payments that a withdrawal would consist of. */
export function withdrawalQuoteQuery(wanted: WantedWithdrawal | undefined) {
  return queryOptions({
    queryKey: [...PAYMENTS, 'withdrawal-quote', wanted],
    queryFn: ({ signal }) => {
      if (!wanted) throw new Error('There is nothing to quote.');
      return answer(playerApi.POST('/web-api/payments/withdrawals/quote', { body: wanted, signal }));
    },
    enabled: wanted !== undefined,
    retry: false,
  });
}

/**
 * Sends the one-time code of a withdrawal.
 * @throws ApiError
 */
export const sendWithdrawalCode = (body: BodyOf<Calls['sendWithdrawalCode']>): Promise<WithdrawalCode> =>
  answer(playerApi.POST('/web-api/payments/withdrawals/code', { body }));

/**
 * Exchanges a code for the ticket that the request carries.
 * @throws ApiError 422 if it is wrong or expired
 */
export const proveWithdrawalCode = async (guid: string, code: string): Promise<string> => {
  const { ticket } = await answer(
    playerApi.POST('/web-api/payments/withdrawals/code/proof', { body: { guid, code } }),
  );
  return ticket;
};

/**
 * Requests a withdrawal.
 * @param key idempotency key: one value per intent, repeated by every attempt
 * @throws ApiError
 */
export async function createWithdrawal(
  body: BodyOf<Calls['createWithdrawal']>,
  key: string,
): Promise<Payment> {
  const { payment } = await answer(
    playerApi.POST('/web-api/payments/withdrawals', { params: { header: { 'idempotency-key': key } }, body }),
  );
  void queryClient.invalidateQueries({ queryKey: PAYMENTS });
  return payment;
}

/**
 * Removes a saved card or account.
 * @throws ApiError 409 while a payment with it is under way
 */
export async function removeInstrument(instrumentId: string): Promise<void> {
  try {
    await answer(
      playerApi.DELETE('/web-api/payment-instruments/{instrumentId}', {
        params: { path: { instrumentId } },
      }),
    );
  } finally {
    await queryClient.invalidateQueries({ queryKey: PAYMENTS });
  }
}

/** The player's figure above which payouts to the active account are withdrawn by themselves. */
export const automaticWithdrawalQuery = queryOptions({
  queryKey: [...PAYMENTS, 'automatic-withdrawal'],
  queryFn: ({ signal }) => answer(playerApi.GET('/web-api/payments/withdrawals/automatic', { signal })),
});

/**
 * Sets the figure of an account; null turns automatic withdrawals off.
 * @param above decimal text in the account's currency
 * @throws ApiError
 */
export async function setAutomaticWithdrawal(accountId: string, above: string | null): Promise<void> {
  const state: AutomaticWithdrawal = await answer(
    playerApi.PUT('/web-api/payments/withdrawals/automatic', { body: { accountId, above } }),
  );
  queryClient.setQueryData(automaticWithdrawalQuery.queryKey, state);
}
