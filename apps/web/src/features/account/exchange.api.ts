import type { ExchangeQuote } from '@touchline/contract';
import { infiniteQueryOptions, queryOptions, type InfiniteData } from '@tanstack/react-query';
import { answer, playerApi } from '../../platform/api/api.ts';
import { allRows } from '../../platform/api/allRows.ts';
import { queryClient } from '../../platform/api/queryClient.ts';
import { refreshAccounts } from './account.api.ts';

// Keys that begin with `player` are cleared when the player changes; those of accounts are requested again with them.
const ACCOUNTS = ['player', 'accounts'] as const;

/** Interval at which a shown quote is renewed, ms: before it ends. */
const RENEWED = 25_000;

const quoteOptions = { staleTime: RENEWED, gcTime: 0, refetchInterval: RENEWED, retry: false } as const;

export interface AskedExchange {
  readonly fromId: string;
  readonly toId: string;
  /** Exact decimal text in the currency of `fromId`. */
  readonly amount: string;
}

/** Current quote of an exchange, renewed while it is shown. */
export function exchangeQuoteQuery(asked: AskedExchange) {
  return queryOptions({
    queryKey: ['player', 'exchange-quote', asked],
    queryFn: async ({ signal }): Promise<ExchangeQuote> => {
      const { quote } = await answer(
        playerApi.POST('/web-api/accounts/exchange/quote', { body: asked, signal }),
      );
      return quote;
    },
    ...quoteOptions,
  });
}

/**
 * Exchanges by a quote.
 * @param key idempotency key: one value per intent, repeated by every attempt
 * @throws ApiError: 409 if the quote or its rate has ended, or the money isn't enough
 */
export async function exchangeMoney(quoteId: string, key: string): Promise<void> {
  await answer(
    playerApi.POST('/web-api/accounts/exchange', {
      params: { header: { 'idempotency-key': key } },
      body: { quoteId },
    }),
  );
  await refreshAccounts();
}

/** Account that the player has to transfer, with the choices; null if there is none. */
export const transferQuery = queryOptions({
  queryKey: [...ACCOUNTS, 'transfer'],
  queryFn: async ({ signal }) => {
    const { transfer } = await answer(playerApi.GET('/web-api/accounts/transfer', { signal }));
    return transfer;
  },
});

/** Current quote of a transfer to a currency, renewed while it is shown. */
export function transferQuoteQuery(iso: string) {
  return queryOptions({
    queryKey: ['player', 'transfer-quote', iso],
    queryFn: async ({ signal }): Promise<ExchangeQuote> => {
      const { quote } = await answer(
        playerApi.POST('/web-api/accounts/transfer/quote', { body: { iso }, signal }),
      );
      return quote;
    },
    ...quoteOptions,
  });
}

/**
 * Transfers the account by a quote.
 * @param key idempotency key: one value per intent, repeated by every attempt
 * @throws ApiError as `exchangeMoney`
 */
export async function transferAccount(quoteId: string, key: string): Promise<void> {
  await answer(
    playerApi.POST('/web-api/accounts/transfer', {
      params: { header: { 'idempotency-key': key } },
      body: { quoteId },
    }),
  );
  await refreshAccounts();
}

const entriesPage = async (accountId: string, before: string | undefined, signal: AbortSignal) =>
  answer(
    playerApi.GET('/web-api/accounts/{accountId}/entries', {
      params: { path: { accountId }, query: before === undefined ? {} : { before } },
      signal,
    }),
  );
type EntriesPage = Awaited<ReturnType<typeof entriesPage>>;
export type AccountEntry = EntriesPage['entries'][number];

/** Movements on an account, newest first, page by page. */
export function entriesQuery(accountId: string) {
  return infiniteQueryOptions({
    queryKey: [...ACCOUNTS, 'entries', accountId],
    queryFn: ({ pageParam, signal }) => entriesPage(accountId, pageParam, signal),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
  });
}

/**
 * Requests all movements on an account, at most 5,000, newest first.
 * @throws ApiError
 */
export async function allEntries(accountId: string): Promise<readonly AccountEntry[]> {
  return allRows(async (before) => {
    const query = { limit: 100, ...(before === undefined ? {} : { before }) };
    const { entries, next } = await answer(
      playerApi.GET('/web-api/accounts/{accountId}/entries', { params: { path: { accountId }, query } }),
    );
    return { rows: entries, next };
  });
}

/** All movements of the loaded pages. */
export function entriesOf(data: InfiniteData<EntriesPage> | undefined): readonly AccountEntry[] {
  return data?.pages.flatMap(({ entries }) => entries) ?? [];
}

/** Requests a new quote in place of an ended one. */
export function renewQuotes(): Promise<void> {
  return queryClient.invalidateQueries({
    predicate: ({ queryKey }) => String(queryKey[1]).endsWith('-quote'),
  });
}
