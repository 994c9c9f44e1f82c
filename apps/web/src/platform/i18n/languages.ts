import { languageOf } from '@touchline/contract/languages';

/** Native name of a language: `ru` -> `Русский`. */
export function nativeName(segment: string): string {
  const { tag } = languageOf(segment);
  const name = new Intl.DisplayNames([tag], { type: 'language' }).of(tag) ?? segment;
  return name.charAt(0).toLocaleUpperCase(tag) + name.slice(1);
}

/** Language segment of an address; undefined if it doesn't begin with two lowercase letters. */
export function segmentIn(pathname: string): string | undefined {
  return /^\/([a-z]{2})(?:\/|$)/.exec(pathname)?.[1];
}
