import en from './en.json';

/** Every dictionary there is, by language; each has all the words of English. */
const dictionaries: Readonly<Record<string, Words>> = { en };

type Words = typeof en;
export type WordKey = keyof Words;

/** The first of the browser's languages that there are words in. */
export const language =
  (typeof navigator === 'undefined' ? [] : navigator.languages)
    .map((tag) => tag.split('-')[0] ?? '')
    .find((tag) => Object.hasOwn(dictionaries, tag)) ?? 'en';

const words: Words = dictionaries[language] ?? en;

/** The words of a key, with values in place of `{name}`. */
export function t(key: WordKey, values: Readonly<Record<string, string | number>> = {}): string {
  return words[key].replaceAll(/\{(\w+)\}/g, (mark, name: string) =>
    Object.hasOwn(values, name) ? String(values[name]) : mark,
  );
}

/** Whether a text is a key of the dictionary. */
export const isWord = (text: string): text is WordKey => Object.hasOwn(words, text);

/** The words of a key that is made of a value; the value itself where there are none for it. */
export function wordOf(prefix: string, value: string | number): string {
  const key = `${prefix}.${value}`;
  return isWord(key) ? t(key) : String(value);
}
