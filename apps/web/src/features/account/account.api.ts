import type { Account } from '@touchline/contract';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { answer, playerApi } from '../../platform/api/api.ts';
import { queryClient } from '../../platform/api/queryClient.ts';

// Keys that begin with `player` are cleared when the player changes.
const ACCOUNTS = ['player', 'accounts'] as const;

/** The player's accounts. Not polled: the feed's notices trigger a new request. */
export const accountsQuery = queryOptions({
  queryKey: ACCOUNTS,
  queryFn: ({ signal }) => answer(playerApi.GET('/web-api/accounts', { signal })),
  select: ({ accounts }) => accounts,
  staleTime: 60_000,
});

const none: readonly Account[] = [];

/**
 * The player's accounts; none while not signed in, also if they are stored: a part of the page that is hydrated later
 * repeats what the server rendered for an unknown session.
 * @param signedIn whether to request them at all
 */
export function useAccounts(signedIn: boolean): {
  readonly accounts: readonly Account[];
  readonly active: Account | undefined;
} {
  const { data = none } = useQuery({ ...accountsQuery, enabled: signedIn });
  const accounts = signedIn ? data : none;
  return { accounts, active: accounts.find((account) => account.isActive) ?? accounts[0] };
}

/** Number of entries that the account's home shows. */
const LATEST = 5;

/** Latest entries of an account, newest first. Requested again with the balances. */
export function latestEntriesQuery(accountId: string) {
  return queryOptions({
    queryKey: [...ACCOUNTS, 'latest', accountId],
    queryFn: ({ signal }) =>
      answer(
        playerApi.GET('/web-api/accounts/{accountId}/entries', {
          params: { path: { accountId }, query: { limit: LATEST } },
          signal,
        }),
      ),
    select: ({ entries }) => entries,
  });
}

/** Requests the balances again. */
export function refreshAccounts(): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: ACCOUNTS });
}

/**
 * Credits play money on a site with a demo cashier.
 * @param amount exact decimal text in the account's currency
 * @param key idempotency key: one value per intent, repeated by every attempt
 * @throws ApiError
 */
export async function creditDemoMoney(accountId: string, amount: string, key: string): Promise<void> {
  await answer(
    playerApi.POST('/web-api/cashier/demo-credit', {
      params: { header: { 'idempotency-key': key } },
      body: { accountId, amount },
    }),
  );
  await refreshAccounts();
}
