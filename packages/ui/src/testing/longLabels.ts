import { isValidElement } from 'react';

/** Keys whose values aren't visible. */
const unread = /^(id|value|href|src|icon|key|autoComplete|on[A-Z].*)$/;
/** Matches names, labels and sentences, but not values such as `pending` or `inReview`. */
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
 * Simulates long translations: every visible text becomes at least twice as long and ends with a word without a
 * space. Elements, handlers, ids and values are unchanged.
 * @param args arguments of a story
 */
export function longLabels<Args extends object>(args: Args): Args {
  // The cast: every field keeps its type, since a text is replaced by a text.
  return lengthen(args, '') as Args;
}
