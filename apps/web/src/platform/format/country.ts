import { keptBy } from './kept.ts';

const regions = keptBy((tag: string) => new Intl.DisplayNames([tag], { type: 'region', fallback: 'none' }));

/** A country's name in a language; undefined for what is no country by ISO 3166 alpha-2 (`world`, `gb-eng`). */
export function countryName(code: string, tag: string): string | undefined {
  if (!/^[a-z]{2}$/i.test(code)) return undefined;
  return regions(tag).of(code.toUpperCase());
}
