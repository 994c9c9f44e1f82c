import { codes, folder } from 'virtual:flags';

const known: ReadonlySet<string> = new Set(codes.split(' '));

/**
 * Returns the URL of a country's flag; a globe for `world`, continents and unknown codes.
 * @param country ISO 3166 alpha-2 code in lower case, or a subdivision such as `gb-eng`
 */
export function flagUrl(country: string): string {
  return `${folder}${known.has(country) ? country : 'world'}.svg`;
}
