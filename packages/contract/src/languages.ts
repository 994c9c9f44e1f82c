/** Address segments that differ from the language's tag. */
const tags: ReadonlyMap<string, string> = new Map(
  Object.entries({
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
  }),
);

const rightToLeft: ReadonlySet<string> = new Set(['ar', 'fa', 'he', 'ur', 'ckb']);

/**
 * Returns whether a language is written from right to left.
 * @param tag BCP 47
 */
export function isFromRight(tag: string): boolean {
  return rightToLeft.has(tag);
}

export interface Language {
  /** First segment of every address, two letters. */
  readonly segment: string;
  /** BCP 47 tag, for browser APIs and libraries. */
  readonly tag: string;
  readonly direction: 'ltr' | 'rtl';
}

/** Returns the language of an address segment. */
export function languageOf(segment: string): Language {
  const tag = tags.get(segment) ?? segment;
  return { segment, tag, direction: isFromRight(tag) ? 'rtl' : 'ltr' };
}
