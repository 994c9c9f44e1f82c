/** Texts by which a page or an act is found. */
export interface Findable {
  readonly label: string;
  /** Further words. */
  readonly words?: string;
}

/** Fewest letters of a typed word that finds an entry by a word that its name lacks. */
const MIN_WORD = 3;

const WORD_BREAK = /[^\p{L}\p{N}]+/u;

/** Splits a text into its words, in lower case and without accents. */
const wordsOf = (text: string): readonly string[] =>
  text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .split(WORD_BREAK)
    .filter((word) => word !== '');

/**
 * Returns the entries in which every typed word begins a word, best ones first: those whose name begins with the first
 * typed word, then those whose name has all words, then those with other words.
 */
export function matchCommands<Entry extends Findable>(
  typed: string,
  entries: readonly Entry[],
): readonly Entry[] {
  const typedWords = wordsOf(typed);
  if (typedWords.length === 0) return [];
  return entries
    .map((entry) => ({ entry, rank: rankOf(typedWords, entry) }))
    .filter(({ rank }) => rank !== undefined)
    .toSorted((one, other) => (one.rank ?? 0) - (other.rank ?? 0))
    .map(({ entry }) => entry);
}

function rankOf(typedWords: readonly string[], { label, words = '' }: Findable): number | undefined {
  const named = wordsOf(label);
  const begins = (known: readonly string[]) =>
    typedWords.every((word) => known.some((one) => one.startsWith(word)));
  if (begins(named)) return named[0]?.startsWith(typedWords[0] ?? '') === true ? 0 : 1;
  const isLong = typedWords.some((word) => word.length >= MIN_WORD);
  return isLong && begins([...named, ...wordsOf(words)]) ? 2 : undefined;
}
