import { proxy } from 'valtio/vanilla';

interface AccountSymbols {
  /** Symbols by currency code; others have the usual ones. */
  byIso: Readonly<Record<string, string>>;
}

/** Symbols of currencies as the platform gives them with the player's accounts. All amounts are shown with them. */
export const accountSymbols = proxy<AccountSymbols>({ byIso: {} });

/** Takes the symbols of accounts. Without a change nothing is rendered again. */
export function takeSymbols(accounts: readonly { readonly iso: string; readonly symbol: string }[]): void {
  const changed = accounts.filter(({ iso, symbol }) => accountSymbols.byIso[iso] !== symbol);
  if (changed.length === 0) return;
  const added = Object.fromEntries(changed.map(({ iso, symbol }) => [iso, symbol]));
  accountSymbols.byIso = { ...accountSymbols.byIso, ...added };
}
