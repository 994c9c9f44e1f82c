/** Address segments that are not the language's own tag. */
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

const rightToLeft: ReadonlySet<string> = new Set(['ar', 'fa', 'he', 'ur', 'ckb']);

/** Whether a language is written from the right. @param tag BCP 47 */
export function isFromRight(tag: string): boolean {
  return rightToLeft.has(tag);
}

export interface Language {
  /** First segment of every address, two letters. */
  readonly segment: string;
  /** BCP 47, for everything that knows languages. */
  readonly tag: string;
  readonly direction: 'ltr' | 'rtl';
}

/** The language that an address segment stands for. */
export function languageOf(segment: string): Language {
  const tag = tags[segment] ?? segment;
  return { segment, tag, direction: isFromRight(tag) ? 'rtl' : 'ltr' };
}

/** What speakers call their language: `ru` -> `Русский`. */
export function nativeName(segment: string): string {
  const { tag } = languageOf(segment);
  const name = new Intl.DisplayNames([tag], { type: 'language' }).of(tag) ?? segment;
  return name.charAt(0).toLocaleUpperCase(tag) + name.slice(1);
}

/** The segment that an address begins with; undefined when it doesn't begin with two lowercase letters. */
export function segmentIn(pathname: string): string | undefined {
  return /^\/([a-z]{2})(?:\/|$)/.exec(pathname)?.[1];
}
