import { memoize } from './memoize.ts';

const regions = memoize((tag: string) => new Intl.DisplayNames([tag], { type: 'region', fallback: 'none' }));

/** Name of a country in a language; undefined for codes other than ISO 3166 alpha-2 (`world`, `gb-eng`). */
export function countryName(code: string, tag: string): string | undefined {
  if (!/^[a-z]{2}$/i.test(code)) return undefined;
  return regions(tag).of(code.toUpperCase());
}
