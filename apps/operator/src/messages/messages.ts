import { languageOf } from '@touchline/contract/languages';
import { createInstance } from 'i18next';
import type en from './en.json';

type Dictionary = typeof en;
/** Key without the plural form that the count chooses. */
type Singular<Key> = Key extends `${infer Base}_${'one' | 'other'}` ? Base : Key;
export type MessageKey = Singular<keyof Dictionary>;

/** Loaders of the dictionaries, by language. Each has all keys of English, in the plural forms of its language. */
const dictionaries: Readonly<Record<string, () => Promise<object>>> = import.meta.glob('./*.json', {
  import: 'default',
});
const FALLBACK = 'en';

const loaderOf = (language: string) => dictionaries[`./${language}.json`];

/** The first of the browser's languages that has a dictionary. */
export const language =
  (typeof navigator === 'undefined' ? [] : navigator.languages)
    .map((tag) => tag.split('-')[0] ?? '')
    .find((tag) => loaderOf(tag) !== undefined) ?? FALLBACK;

/** Writing direction of the operator's language. */
export const { direction } = languageOf(language);

const i18n = createInstance({
  initAsync: false,
  lng: language,
  fallbackLng: false,
  keySeparator: false,
  nsSeparator: false,
  // React escapes markup.
  interpolation: { prefix: '{', suffix: '}', escapeValue: false },
  returnNull: false,
  // Modules translate their columns and labels when they are imported: the dictionary comes before them.
  resources: { [language]: { translation: (await loaderOf(language)?.()) ?? {} } },
});
void i18n.init();

/** Returns the text of a key with `{name}` replaced by values, in the plural form of `count`. */
export function t(key: MessageKey, values: Readonly<Record<string, string | number>> = {}): string {
  return i18n.t(key, values);
}

/** Returns whether a text is a key of the dictionary. */
export const isMessageKey = (text: string): text is MessageKey => i18n.exists(text);

/** Returns the text of the key `prefix.value`; the value itself if there is no such key. */
export function messageOf(prefix: string, value: string | number): string {
  const key = `${prefix}.${value}`;
  return isMessageKey(key) ? t(key) : String(value);
}
