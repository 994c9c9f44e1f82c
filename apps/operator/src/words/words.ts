import en from './en.json';

/** Dictionaries by language. Each has all keys of English. */
const dictionaries: Readonly<Record<string, Words>> = { en };

type Words = typeof en;
export type WordKey = keyof Words;

/** The first of the browser's languages that has a dictionary. */
export const language =
  (typeof navigator === 'undefined' ? [] : navigator.languages)
    .map((tag) => tag.split('-')[0] ?? '')
    .find((tag) => Object.hasOwn(dictionaries, tag)) ?? 'en';

const words: Words = dictionaries[language] ?? en;

/** Returns the text of a key with `{name}` replaced by values. */
export function t(key: WordKey, values: Readonly<Record<string, string | number>> = {}): string {
  return words[key].replaceAll(/\{(\w+)\}/g, (mark, name: string) =>
    Object.hasOwn(values, name) ? String(values[name]) : mark,
  );
}

/** Whether a text is a key of the dictionary. */
export const isWord = (text: string): text is WordKey => Object.hasOwn(words, text);

/** Returns the text of the key `prefix.value`; the value itself if there is no such key. */
export function wordOf(prefix: string, value: string | number): string {
  const key = `${prefix}.${value}`;
  return isWord(key) ? t(key) : String(value);
}
