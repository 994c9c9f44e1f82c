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

/** Categories whose subcategories are a segment of the address; those of others are in its query. */
const segmented = ['slots', 'casino', 'keno', 'poker'];

/**
 * Returns the address of a subcategory after the language.
 * @param path of the category
 */
export function addressOf(path: string, subcategory: string): string {
  return segmented.includes(path) ? `${path}/${subcategory}` : `${path}?sub=${subcategory}`;
}

/** Returns the subcategory of an address; undefined for none, and for a text that can't be one. */
export function subcategoryIn(text: string | null): string | undefined {
  return text !== null && /^[a-z0-9]+(-[a-z0-9]+)*$/.test(text) ? text : undefined;
}
