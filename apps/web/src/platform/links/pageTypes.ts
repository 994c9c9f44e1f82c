/** Pages that can replace home, by address segment. */
export const pageTypes = [
  'team',
  'betsonyour',
  'champ',
  'epl',
  'laliga',
  'europaleague',
  'ipl',
  'scf',
  'fifacwc',
  'nbafinals',
  'nhlfinals',
  'recommendation',
] as const;

export type PageType = (typeof pageTypes)[number];

/**
 * Page type in an address; undefined for other addresses.
 * @param pathname with its language
 */
export function pageTypeIn(pathname: string): PageType | undefined {
  const [, , word, more] = pathname.split('/');
  return more === undefined || more === '' ? pageTypes.find((type) => type === word) : undefined;
}
