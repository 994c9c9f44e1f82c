/** Slugs of the sports whose words differ from sport to sport, by sport id. */
const slugs: Readonly<Record<number, string>> = {
  1: 'football',
  2: 'ice-hockey',
  3: 'basketball',
  4: 'tennis',
  6: 'volleyball',
  10: 'table-tennis',
  40: 'esports',
  66: 'cricket',
};

/** The slug under which a sport's words are kept; empty for a sport without words of its own. */
export function sportSlug(sportId: number): string {
  return slugs[sportId] ?? '';
}
