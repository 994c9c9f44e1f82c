import type { SiteConfig } from '@touchline/contract';

/** Tags of address segments that aren't tags themselves. */
const tags: Readonly<Record<string, string>> = {
  ua: 'uk',
  cn: 'zh-Hans',
  tw: 'zh-Hant',
  br: 'pt-BR',
  jp: 'ja',
  kr: 'ko',
  gr: 'el',
  cz: 'cs',
  dk: 'da',
  ge: 'ka',
  vn: 'vi',
  ku: 'ckb',
  se: 'sv',
  my: 'ms',
  in: 'hi',
};
const rightToLeft = new Set(['ar', 'fa', 'he', 'ur', 'ckb']);

/** Returns the BCP 47 tag and the direction of an address segment. */
export function languageOf(segment: string): { readonly tag: string; readonly direction: 'ltr' | 'rtl' } {
  const tag = tags[segment] ?? segment;
  return { tag, direction: rightToLeft.has(tag) ? 'rtl' : 'ltr' };
}

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
