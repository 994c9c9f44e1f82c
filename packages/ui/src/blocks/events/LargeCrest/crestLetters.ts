/** Returns the first letters of the first and the last word that have letters; one for a single word. */
export function crestLetters(name: string): readonly string[] {
  const words = name.match(/\p{L}[\p{L}\p{N}]*/gu) ?? [];
  const ends = words.length > 1 ? [words.at(0), words.at(-1)] : words;
  return ends.map((word) => [...(word ?? '').toUpperCase()][0] ?? '');
}
