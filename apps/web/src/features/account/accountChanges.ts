import type { Account } from '@touchline/contract';
import { proxy } from 'valtio/vanilla';
import { answer, playerApi } from '../../platform/api/api.ts';
import { queryClient } from '../../platform/api/queryClient.ts';
import { createEmitter } from '../../platform/emitter/emitter.ts';
import { accountsQuery, activeOf } from './account.api.ts';

interface AccountChange {
  /** Pending change; undefined without one. */
  kind: 'add' | 'delete' | 'change' | undefined;
  /** Currency that is added or removed, or id of the account that is being activated. */
  about: string | undefined;
  /** True if balances are being requested until there is an active account. */
  isBalanceUpdating: boolean;
}

/** Pending change of the player's accounts. Written only by the actions of this feature. */
export const accountChange = proxy<AccountChange>({
  kind: undefined,
  about: undefined,
  isBalanceUpdating: false,
});

/** Polling interval for a new currency, which usually exists within a second, ms. */
const NEW_CURRENCY = 1_000;
/** Polling interval for anything else, ms. */
const REPEAT = 2_500;
const MAX_ATTEMPTS = 5;

const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/**
 * Repeats a check until it is true. An attempt that fails counts as false.
 * @param interval delay after each attempt, ms
 * @returns whether it became true
 */
async function repeatUntil(check: () => Promise<boolean>, interval: number): Promise<boolean> {
  for (let attempt = 1; ; attempt += 1) {
    if (await check().catch(() => false)) return true;
    if (attempt === MAX_ATTEMPTS) return false;
    await wait(interval);
  }
}

const activations = createEmitter<[account: Account]>();

/**
 * Subscribes to the player activating another account in this tab.
 * @returns unsubscribes
 */
export const onAccountInUse = activations.subscribe;

/** Runs one change at a time; a second one is rejected, not queued. */
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

const freshAccounts = () => queryClient.fetchQuery({ ...accountsQuery, staleTime: 0 });

/**
 * Polls the balances until there is an active account.
 * @returns whether there is one
 */
export async function updateBalances(): Promise<boolean> {
  accountChange.isBalanceUpdating = true;
  try {
    return await repeatUntil(async () => (await freshAccounts()).activeAccount !== null, REPEAT);
  } finally {
    accountChange.isBalanceUpdating = false;
  }
}

/**
 * Adds a currency, and waits until it is among the accounts.
 * @returns key of the result message; undefined while another change is pending
 * @throws ApiError: 400 not offered, 409 already there
 */
export function addCurrency(iso: string): Promise<string | undefined> {
  return during('add', iso, async () => {
    const { data } = await answer(
      playerApi.POST('/web-api/officeapi/v1/accounts/currency', { body: { currencyId: iso } }),
    );
    const isThere = async () => (await freshAccounts()).accounts.some((account) => account.iso === iso);
    await repeatUntil(isThere, NEW_CURRENCY);
    return data.message;
  });
}

/**
 * Removes a currency.
 * @returns as `addCurrency`
 * @throws ApiError: 404, 409 if it is active or not empty
 */
export function removeCurrency({
  iso,
  currencyId,
}: Pick<Account, 'iso' | 'currencyId'>): Promise<string | undefined> {
  return during('delete', iso, async () => {
    const { data } = await answer(
      playerApi.DELETE('/web-api/officeapi/v1/accounts/currency/{currencyId}', {
        params: { path: { currencyId: String(currencyId ?? iso) } },
      }),
    );
    await updateBalances();
    return data.message;
  });
}

/**
 * Activates an account.
 * @returns the account; undefined while another change is pending
 * @throws ApiError: 404
 */
export function putInUse(id: string): Promise<Account | undefined> {
  return during('change', id, async () => {
    const list = await answer(playerApi.POST('/web-api/accounts/active', { body: { id } }));
    queryClient.setQueryData(accountsQuery.queryKey, list);
    if (list.activeAccount === null) {
      await updateBalances();
      return undefined;
    }
    const active = activeOf(list);
    if (active) activations.emit(active);
    return active;
  });
}
