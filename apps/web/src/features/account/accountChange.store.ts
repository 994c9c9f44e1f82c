import { proxy } from 'valtio/vanilla';

export interface AccountChange {
  /** What is under way; undefined when nothing is. */
  kind: 'add' | 'delete' | 'change' | undefined;
  /** The currency that is added or removed, or the id of the account that is to be used. */
  about: string | undefined;
  /** Balances are asked for until there is an account in use. */
  isBalanceUpdating: boolean;
}

/** A change of the player's accounts that is under way. Written only by the actions of this feature. */
export const accountChange = proxy<AccountChange>({
  kind: undefined,
  about: undefined,
  isBalanceUpdating: false,
});
