import { proxy } from 'valtio/vanilla';

export interface AccountChange {
  /** Pending change; undefined without one. */
  kind: 'add' | 'delete' | 'change' | undefined;
  /** Currency that is added or removed, or id of the account that is being activated. */
  about: string | undefined;
  /** Whether balances are being requested until there is an active account. */
  isBalanceUpdating: boolean;
}

/** Pending change of the player's accounts. Written only by the actions of this feature. */
export const accountChange = proxy<AccountChange>({
  kind: undefined,
  about: undefined,
  isBalanceUpdating: false,
});
