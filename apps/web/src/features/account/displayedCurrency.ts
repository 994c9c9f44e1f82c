/** Where nothing says otherwise. */
const FALLBACK = 'RUB';

/**
 * The currency in which amounts are shown: that of the account in use, else the one of the visitor's site.
 * @param account ISO code of the active account @param site ISO code that the site has for the place it is visited from
 */
export function displayedCurrency(account: string | undefined, site: string | undefined): string {
  return account || site || FALLBACK;
}
