import type { ParseKeys } from 'i18next';
import { keptBy } from '../format/kept.ts';
import type { Namespace } from './bundles.ts';
import { i18n } from './i18n.ts';
import { isolated } from './isolated.ts';
import { languageOf } from './languages.ts';

/** Values of a phrase's placeholders by name; a number named `count` also selects the plural form. */
export type Values = Readonly<Record<string, string | number | undefined>>;

const PLACE = /\{\{\s*(\w+)\s*\}\}/;

const plurals = keptBy((tag: string) => new Intl.PluralRules(tag));

/** A phrase split at its placeholders: text, placeholder name, text and so on. */
const phrase = keptBy((tag: string, namespace: Namespace, key: string) => {
  const text: unknown = i18n.getResource(tag, namespace, key);
  return typeof text === 'string' ? text.split(PLACE) : undefined;
});

/** Translates a key that comes from data; undefined if there is none. It may become available with a later bundle. */
export type Word = (namespace: Namespace, key: string, values?: Values) => string | undefined;

/** Translates a key that is known in code; falls back to the key. */
export type Say = <Own extends Namespace>(
  namespace: Own,
  key: ParseKeys<Own> & string,
  values?: Values,
) => string;

/**
 * Creates a translator for a language. It gives the same result as i18next, but without its slow options and formats:
 * the rows of a list translate hundreds of keys at once.
 * @param tag BCP 47
 */
export function wordIn(tag: string): Word {
  const { direction } = languageOf(tag);
  return (namespace, key, values = {}) => {
    const { count } = values;
    const counted =
      typeof count === 'number' ? phrase(tag, namespace, `${key}_${plurals(tag).select(count)}`) : undefined;
    const parts = counted ?? phrase(tag, namespace, key);
    return parts
      ?.map((part, at) => (at % 2 === 0 ? part : isolated(String(values[part] ?? ''), direction)))
      .join('');
  };
}

/**
 * Creates the same for keys known in code.
 * @param tag BCP 47
 */
export function sayIn(tag: string): Say {
  const word = wordIn(tag);
  return (namespace, key, values) => word(namespace, key, values) ?? key;
}
