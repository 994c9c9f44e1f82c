import { fold, foldForms, latin } from './fold.ts';

/** Cache size: names recur with every search. */
const CACHE_SIZE = 20_000;
/** Longest text that is stored: longer ones aren't names. */
const LONGEST = 120;
const cache = new Map<string, readonly string[]>();

/** Returns the folds of a name, with a cache for recurring names. */
function formsOf(name: string): readonly string[] {
  if (name.length > LONGEST) return foldForms(name);
  let forms = cache.get(name);
  if (forms === undefined) {
    if (cache.size >= CACHE_SIZE) cache.clear();
    cache.set(name, (forms = foldForms(name)));
  }
  return forms;
}

/** Similarity of a name to a query: 4 equal, 0 no match. */
export type Nearness = 0 | 1 | 2 | 3 | 4;

/**
 * Returns the similarity of a name to a query: 4 equal, 3 the name begins with it, 2 a word of the name does, 1 every
 * word of the query begins a word of the name, 0 no match. Both are given as they are written.
 */
export function nearness(name: string, typed: string): Nearness {
  let nearest: Nearness = 0;
  for (const form of formsOf(name))
    for (const wanted of formsOf(typed)) {
      const near = nearnessOf(form, wanted);
      if (near > nearest) nearest = near;
    }
  return nearest;
}

function nearnessOf(name: string, typed: string): Nearness {
  if (typed === '') return 0;
  if (name === typed) return 4;
  if (name.startsWith(typed)) return 3;
  if (name.includes(` ${typed}`)) return 2;
  const words = name.split(' ');
  return typed.split(' ').every((part) => words.some((word) => word.startsWith(part))) ? 1 : 0;
}

/**
 * Returns whether a text contains every typed word, also within its words, whatever their spelling; true for a query
 * without letters and digits.
 */
export function hasWords(text: string, typed: string): boolean {
  // A part of a word can begin within two letters that the fold makes one: it is looked for in the plain text too.
  const heaps = [...formsOf(text), latin(text)];
  const queries = [...formsOf(typed), latin(typed)];
  return queries.some((query) => query.split(' ').every((word) => heaps.some((heap) => heap.includes(word))));
}

/** Returns the place of a query in a text, to be marked there: start and end; undefined if the text doesn't have it. */
export function foundRange(text: string, typed: string): readonly [start: number, end: number] | undefined {
  const folded = fold(typed);
  if (folded === '' || !fold(text).includes(folded)) return undefined;
  for (let start = 0; start < text.length; start += 1) {
    if (!/[\p{L}\p{N}&]/u.test(text.charAt(start))) continue;
    for (let end = start + 1; end <= text.length; end += 1) {
      const part = fold(text.slice(start, end));
      if (part === folded) return [start, end];
      if (!folded.startsWith(part)) break;
    }
  }
  return undefined;
}
