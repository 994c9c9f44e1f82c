import { pageTypes, type PageType } from '@touchline/contract/pages';

/**
 * Page type in an address; undefined for other addresses.
 * @param pathname with its language
 */
export function pageTypeIn(pathname: string): PageType | undefined {
  const [, , word, more] = pathname.split('/');
  return more === undefined || more === '' ? pageTypes.find((type) => type === word) : undefined;
}
