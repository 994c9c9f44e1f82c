import en from './en.json';

/** Dictionaries by language. Each has all keys of English. */
const dictionaries: Readonly<Record<string, Messages>> = { en };

type Messages = typeof en;
export type MessageKey = keyof Messages;

/** The first of the browser's languages that has a dictionary. */
export const language =
  (typeof navigator === 'undefined' ? [] : navigator.languages)
    .map((tag) => tag.split('-')[0] ?? '')
    .find((tag) => Object.hasOwn(dictionaries, tag)) ?? 'en';

const messages: Messages = dictionaries[language] ?? en;

/** Returns the text of a key with `{name}` replaced by values. */
export function t(key: MessageKey, values: Readonly<Record<string, string | number>> = {}): string {
  return messages[key].replaceAll(/\{(\w+)\}/g, (mark, name: string) =>
    Object.hasOwn(values, name) ? String(values[name]) : mark,
  );
}

/** Returns whether a text is a key of the dictionary. */
export const isMessageKey = (text: string): text is MessageKey => Object.hasOwn(messages, text);

/** Returns the text of the key `prefix.value`; the value itself if there is no such key. */
export function messageOf(prefix: string, value: string | number): string {
  const key = `${prefix}.${value}`;
  return isMessageKey(key) ? t(key) : String(value);
}
