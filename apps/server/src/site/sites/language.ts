import type { SiteConfig } from '@touchline/contract';
import { languageOf } from '@touchline/contract/languages';

/** Returns the languages available to guests and search engines. */
export function guestLanguages(config: Pick<SiteConfig, 'languages' | 'langHiddenUnauthorized'>): string[] {
  return config.languages.filter((language) => !config.langHiddenUnauthorized.includes(language));
}

/** Returns the first segment of a path if it is a language of the site. */
export function languageIn(path: string, languages: readonly string[]): string | undefined {
  const segment = /^\/([a-z]{2})(?:[/?#]|$)/.exec(path)?.[1];
  return segment !== undefined && languages.includes(segment) ? segment : undefined;
}

/**
 * Returns the site's language with the highest preference in an Accept-Language header; `fallback` if it names none
 * of them.
 */
export function bestLanguage(
  header: string | undefined,
  languages: readonly string[],
  fallback: string,
): string {
  const wanted = (header ?? '')
    .slice(0, 500)
    .split(',')
    .map((part) => {
      const [tag = '', ...parameters] = part.trim().toLowerCase().split(';');
      const quality = parameters
        .map((text) => /^\s*q=([\d.]+)$/.exec(text)?.[1])
        .find((text) => text !== undefined);
      return { tag, quality: quality === undefined ? 1 : Number(quality) };
    })
    .filter(({ quality }) => quality > 0)
    .toSorted((a, b) => b.quality - a.quality);
  for (const { tag } of wanted) {
    const found = languages.find((segment) => languageOf(segment).tag.split('-')[0] === tag.split('-')[0]);
    if (found !== undefined) return found;
  }
  return fallback;
}
