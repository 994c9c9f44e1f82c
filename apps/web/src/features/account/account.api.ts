import type { Account, AnswerOf, Calls } from '@touchline/contract';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { answer, playerApi } from '../../platform/api/api.ts';
import { queryClient } from '../../platform/api/queryClient.ts';
import { takeSymbols } from '../../platform/format/accountSymbols.ts';

// Keys that begin with `player` are cleared when the player changes.
const ACCOUNTS = ['player', 'accounts'] as const;

/** The player's accounts. Not polled: the feed's notices trigger a new request. */
export const accountsQuery = queryOptions({
  queryKey: ACCOUNTS,
  async queryFn({ signal }) {
    const list = await answer(playerApi.GET('/web-api/accounts', { signal }));
    takeSymbols(list.accounts);
    return list;
  },
  staleTime: 60_000,
});

type AccountList = AnswerOf<Calls['accounts']>;

/** The list of somebody without accounts, and of a player whose accounts aren't loaded. */
export const noAccounts: AccountList = { accounts: [], activeAccount: null };

/** Returns the account that pays for bets; the first one while none does, undefined without accounts. */
export const activeOf = ({ accounts, activeAccount }: AccountList): Account | undefined =>
  accounts.find(({ id }) => id === activeAccount) ?? accounts[0];

/**
 * The player's accounts; none while not signed in, also if they are stored: a part of the page that is hydrated later
 * repeats what the server rendered for an unknown session.
 * @param signedIn whether to request them at all
 */
export function useAccounts(signedIn: boolean): {
  readonly accounts: readonly Account[];
  readonly active: Account | undefined;
} {
  const { data = noAccounts } = useQuery({ ...accountsQuery, enabled: signedIn });
  const list = signedIn ? data : noAccounts;
  return { accounts: list.accounts, active: activeOf(list) };
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
