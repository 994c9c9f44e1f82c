import { casinoCategories } from '@touchline/contract/casino';

/** Page of the fast games with the least stakes first, which the server lists like a category. */
const FAST_BET = 'fast-bet';

/**
 * Returns the slug of the category of an address.
 * @param page first segment after the language
 */
export function categoryOf(page: string): string | undefined {
  if (page === FAST_BET) return FAST_BET;
  return casinoCategories.find(({ path }) => path === page)?.slug;
}
