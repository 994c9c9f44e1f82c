/** Currency if neither account nor site has one. */
const FALLBACK = 'RUB';

/**
 * Returns the currency in which amounts are shown: that of the active account, else that of the visitor's site.
 * @param account ISO code of the active account
 * @param site ISO code that the site uses for the visitor's country
 */
export function displayedCurrency(account: string | undefined, site: string | undefined): string {
  return account || site || FALLBACK;
}
