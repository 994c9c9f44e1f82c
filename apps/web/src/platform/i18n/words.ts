import type { ParseKeys } from 'i18next';
import { keptBy } from '../format/kept.ts';
import type { Namespace } from './bundles.ts';
import { i18n } from './i18n.ts';
import { isolated } from './isolated.ts';
import { languageOf } from './languages.ts';

/** What stands in the places of a phrase, by their names; a number named `count` also chooses the form of a plural. */
export type Values = Readonly<Record<string, string | number | undefined>>;

const PLACE = /\{\{\s*(\w+)\s*\}\}/;

const plurals = keptBy((tag: string) => new Intl.PluralRules(tag));

/** A phrase of a dictionary, cut at its places: text, name of a place, text and so on. */
const phrase = keptBy((tag: string, namespace: Namespace, key: string) => {
  const text: unknown = i18n.getResource(tag, namespace, key);
  return typeof text === 'string' ? text.split(PLACE) : undefined;
});

/** Looks up a word by a key that comes from data; undefined when there is none. It may come later, with a bundle. */
export type Word = (namespace: Namespace, key: string, values?: Values) => string | undefined;

/** Says a phrase whose key is known in code; one that isn't there is said by its key. */
export type Say = <Own extends Namespace>(
  namespace: Own,
  key: ParseKeys<Own> & string,
  values?: Values,
) => string;

/**
 * The look-up of words in a language. It finds what i18next would say, whose way through options and formats is long:
 * the rows of a list ask for hundreds of words at once.
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

/** The same for phrases whose keys are known in code. @param tag BCP 47 */
export function sayIn(tag: string): Say {
  const word = wordIn(tag);
  return (namespace, key, values) => word(namespace, key, values) ?? key;
}
