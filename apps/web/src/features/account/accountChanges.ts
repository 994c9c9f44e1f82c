import type { Account } from '@touchline/contract';
import { answer, playerApi } from '../../platform/api/api.ts';
import { queryClient } from '../../platform/api/queryClient.ts';
import { accountsQuery } from './account.api.ts';
import { accountChange, type AccountChange } from './accountChange.store.ts';
import { repeatUntil } from './repeatUntil.ts';

/** A currency that was added is there within a second as a rule, ms. */
const NEW_CURRENCY = 1_000;
/** Anything else is asked for again so often, ms. */
const REPEAT = 2_500;
const MOST = 5;

const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

type InUseListener = (account: Account) => unknown;
const listeners = new Set<InUseListener>();

/** Hears that the player put another account in use, in this tab. @returns stops hearing */
export function onAccountInUse(listener: InUseListener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** One change at a time: a second one waits for nothing, it is refused. */
async function during<T>(
  kind: NonNullable<AccountChange['kind']>,
  about: string,
  work: () => Promise<T>,
): Promise<T | undefined> {
  if (accountChange.kind !== undefined) return undefined;
  Object.assign(accountChange, { kind, about });
  try {
    return await work();
  } finally {
    Object.assign(accountChange, { kind: undefined, about: undefined });
  }
}

async function freshAccounts(): Promise<readonly Account[]> {
  const { accounts } = await queryClient.fetchQuery({ ...accountsQuery, staleTime: 0 });
  return accounts;
}

/** Asks for the balances until there is an account in use. @returns whether there is one */
export async function updateBalances(): Promise<boolean> {
  accountChange.isBalanceUpdating = true;
  try {
    return await repeatUntil(async () => (await freshAccounts()).some(({ isActive }) => isActive), {
      every: REPEAT,
      most: MOST,
      wait,
    });
  } finally {
    accountChange.isBalanceUpdating = false;
  }
}

/**
 * Adds a currency, and waits until it is among the accounts.
 * @returns the key of the message that says what was done; undefined while another change is under way
 * @throws ApiError: 400 not offered, 409 there already
 */
export function addCurrency(iso: string): Promise<string | undefined> {
  return during('add', iso, async () => {
    const { data } = await answer(
      playerApi.POST('/web-api/officeapi/v1/accounts/currency', { body: { currencyId: iso } }),
    );
    const isThere = async () => (await freshAccounts()).some((account) => account.iso === iso);
    await repeatUntil(isThere, { every: NEW_CURRENCY, most: MOST, wait });
    return data.message;
  });
}

/** Removes a currency. @returns as `addCurrency` @throws ApiError: 404, 409 it is in use or not empty */
export function removeCurrency(iso: string): Promise<string | undefined> {
  return during('delete', iso, async () => {
    const { data } = await answer(
      playerApi.DELETE('/web-api/officeapi/v1/accounts/currency/{currencyId}', {
        params: { path: { currencyId: iso } },
      }),
    );
    await updateBalances();
    return data.message;
  });
}

/** Puts an account in use. @returns it; undefined while another change is under way @throws ApiError: 404 */
export function putInUse(id: string): Promise<Account | undefined> {
  return during('change', id, async () => {
    const { accounts } = await answer(playerApi.POST('/web-api/accounts/active', { body: { id } }));
    queryClient.setQueryData(accountsQuery.queryKey, { accounts });
    const active = accounts.find((account) => account.isActive);
    if (active) for (const listener of listeners) listener(active);
    else await updateBalances();
    return active;
  });
}
