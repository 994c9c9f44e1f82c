import type { AnswerOf, BodyOf, Calls, DepositQuote, Payment, QueryOf } from '@touchline/contract';
import { infiniteQueryOptions, queryOptions, type InfiniteData } from '@tanstack/react-query';
import { answer, api, playerApi } from '../../platform/api/api.ts';
import { allRows } from '../../platform/api/allRows.ts';
import { queryClient } from '../../platform/api/queryClient.ts';

// Keys that begin with `player` are cleared when the player changes; `payments` is requested again by notices.
const PAYMENTS = ['player', 'payments'] as const;

/**
 * Methods to pay in to the active account, and the player's deposit limits and checks.
 * @param currency that is paid; the account's if undefined
 */
export function depositMethodsQuery(currency: string | undefined) {
  return queryOptions({
    queryKey: [...PAYMENTS, 'methods', currency],
    queryFn: ({ signal }) =>
      answer(
        playerApi.GET('/web-api/payments/methods', {
          params: { query: currency === undefined ? {} : { currency } },
          signal,
        }),
      ),
    staleTime: 10_000,
  });
}

/** Interval at which a shown quote is renewed, ms: before it ends. */
const RENEWED = 25_000;

/** Current quote of a deposit in another currency than the account's, renewed while it is shown. */
export function depositQuoteQuery(asked: BodyOf<Calls['quoteDeposit']>) {
  return queryOptions({
    queryKey: ['player', 'deposit-quote', asked],
    queryFn: async ({ signal }): Promise<DepositQuote> => {
      const { quote } = await answer(
        playerApi.POST('/web-api/payments/deposits/quote', { body: asked, signal }),
      );
      return quote;
    },
    staleTime: RENEWED,
    gcTime: 0,
    refetchInterval: RENEWED,
    retry: false,
  });
}

/**
 * Opens the identification for a document about the source of the player's money.
 * @returns false while earlier documents are under review
 * @throws ApiError
 */
export async function askFundsCheck(): Promise<boolean> {
  const { isOpen } = await answer(playerApi.POST('/web-api/payments/funds-check'));
  return isOpen;
}

/**
 * Begins a deposit.
 * @param key idempotency key: one value per intent, repeated by every attempt
 * @throws ApiError
 */
export async function createDeposit(body: BodyOf<Calls['createDeposit']>, key: string): Promise<Payment> {
  const { payment } = await answer(
    playerApi.POST('/web-api/payments/deposits', { params: { header: { 'idempotency-key': key } }, body }),
  );
  void queryClient.invalidateQueries({ queryKey: PAYMENTS });
  return payment;
}

/** One payment of the player. */
export function paymentQuery(paymentId: string) {
  return queryOptions({
    queryKey: [...PAYMENTS, 'one', paymentId],
    queryFn: async ({ signal }) => {
      const { payment } = await answer(
        playerApi.GET('/web-api/payments/{paymentId}', { params: { path: { paymentId } }, signal }),
      );
      return payment;
    },
  });
}

/** Outcome of a payment, for visitors: without amounts. */
export function outcomeQuery(paymentId: string) {
  return queryOptions({
    queryKey: ['payment-outcome', paymentId],
    queryFn: ({ signal }) =>
      answer(api.GET('/web-api/payments/{paymentId}/outcome', { params: { path: { paymentId } }, signal })),
  });
}

/**
 * Cancels an unpaid payment.
 * @throws ApiError 409 if it can't be cancelled any more
 */
export async function cancelPayment(paymentId: string): Promise<void> {
  try {
    await answer(playerApi.POST('/web-api/payments/{paymentId}/cancel', { params: { path: { paymentId } } }));
  } finally {
    await queryClient.invalidateQueries({ queryKey: PAYMENTS });
  }
}

/** Filters of the list of payments. */
export type PaymentsQuestion = Pick<QueryOf<Calls['payments']>, 'state' | 'direction' | 'from'>;

interface PaymentsPage {
  readonly payments: readonly Payment[];
  /** Cursor of the next page; null at the end. */
  readonly next: string | null;
}

/** The player's payments, newest first, page by page. */
export function paymentsQuery(question: PaymentsQuestion) {
  return infiniteQueryOptions({
    queryKey: [...PAYMENTS, 'list', question],
    queryFn: ({ pageParam, signal }): Promise<PaymentsPage> =>
      answer(
        playerApi.GET('/web-api/payments', {
          params: { query: { ...question, ...(pageParam !== undefined && { before: pageParam }) } },
          signal,
        }),
      ),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
  });
}

/** All payments of the loaded pages. */
export function paymentsOf(data: InfiniteData<PaymentsPage> | undefined): readonly Payment[] {
  return data?.pages.flatMap(({ payments }) => payments) ?? [];
}

/** Sums of a player's payments by currency, decimal text. */
export type PaymentSums = AnswerOf<Calls['paymentSums']>['sums'];

/** Sums of the player's payments by currency. @param from UTC seconds; of all time if undefined */
export function paymentSumsQuery(from: number | undefined) {
  return queryOptions({
    queryKey: [...PAYMENTS, 'sums', from],
    queryFn: ({ signal }) =>
      answer(
        playerApi.GET('/web-api/payments/sums', {
          params: { query: from === undefined ? {} : { from } },
          signal,
        }),
      ),
  });
}

/** Payment methods of the site for visitors. @param currency the site's own if undefined */
export function paymentOfferQuery(currency: string | undefined) {
  return queryOptions({
    queryKey: ['payment-offer', currency],
    queryFn: ({ signal }) =>
      answer(
        api.GET('/web-api/payments/offer', {
          params: { query: currency === undefined ? {} : { currency } },
          signal,
        }),
      ),
  });
}

/**
 * Requests all payments that fit a filter, at most 5,000, newest first.
 * @throws ApiError
 */
export async function allPayments(question: PaymentsQuestion): Promise<readonly Payment[]> {
  return allRows(async (before) => {
    const query = { ...question, limit: 100, ...(before === undefined ? {} : { before }) };
    const { payments, next } = await answer(playerApi.GET('/web-api/payments', { params: { query } }));
    return { rows: payments, next };
  });
}
