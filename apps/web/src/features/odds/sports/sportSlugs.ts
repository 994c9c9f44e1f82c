/** Slugs of sports with sport-specific translations, by sport id. */
const slugs: Readonly<Record<number, string>> = {
  1: 'football',
  2: 'ice-hockey',
  3: 'basketball',
  4: 'tennis',
  5: 'baseball',
  6: 'volleyball',
  8: 'handball',
  9: 'boxing',
  10: 'table-tennis',
  13: 'american-football',
  26: 'motorsport',
  40: 'esports',
  66: 'cricket',
  2999: 'long-term',
};

/** Returns the slug of a sport's translations; empty for a sport without its own. */
export function sportSlug(sportId: number): string {
  return slugs[sportId] ?? '';
}
