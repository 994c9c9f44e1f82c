import { isValidElement } from 'react';

/** What a program reads and nobody sees. */
const unread = /^(id|value|href|src|icon|key|autoComplete|on[A-Z].*)$/;
/** A name, a word of a list, or a sentence: not `pending` or `inReview`. */
const readable = /^(?=.*[^\W\d_])(?:\p{Lu}|.*\s)/u;
const compound = 'Nordseehafenwettgesellschaft';

function longer(text: string): string {
  if (!readable.test(text)) return text;
  const words = text.split(' ');
  return words.length < 4 ? `${text} ${compound}` : `${text} ${text} ${compound}`;
}

function lengthen(value: unknown, key: string): unknown {
  if (unread.test(key) || isValidElement(value)) return value;
  if (typeof value === 'string') return longer(value);
  if (typeof value === 'function') return (...given: unknown[]) => lengthen(value(...given), '');
  if (Array.isArray(value)) return value.map((each) => lengthen(each, key));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, lengthen(each, name)]));
}

/**
 * What a language does to a layout that was drawn in English: every word that a person reads becomes at least twice
 * as long and ends in one that can't be broken at a space. Elements, handlers, ids and values stay as they are.
 * @param args arguments of a story
 */
export function longWords<Args extends object>(args: Args): Args {
  // The cast: every field keeps its type, a text stays a text.
  return lengthen(args, '') as Args;
}
