/** Letters that Unicode doesn't decompose, as banks write them in plain Latin. */
const PLAIN: ReadonlyMap<string, string> = new Map([
  ['ß', 'ss'],
  ['æ', 'ae'],
  ['œ', 'oe'],
  ['ø', 'o'],
  ['đ', 'd'],
  ['ð', 'd'],
  ['þ', 'th'],
  ['ł', 'l'],
  ['ħ', 'h'],
  ['ı', 'i'],
]);

/** Letters that are also written as two: Müller is Mueller, and Åse is Aase. */
const AS_TWO: ReadonlyMap<string, string> = new Map([
  ['ä', 'ae'],
  ['ö', 'oe'],
  ['ü', 'ue'],
  ['ø', 'oe'],
  ['å', 'aa'],
]);

/** Returns a name in small Latin letters without accents; other scripts stay. */
function plain(name: string): string {
  return name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\p{ASCII}]/gu, (letter) => PLAIN.get(letter) ?? letter);
}

/** The ways in which one part of a name is written. */
type Spellings = ReadonlySet<string>;

function partsOf(name: string): readonly Spellings[] {
  const letters = name.normalize('NFKC').toLowerCase();
  return letters
    .split(/[^\p{L}\p{M}]+/u)
    .filter(Boolean)
    .map((part) => {
      const asTwo = part.replace(/[^\p{ASCII}]/gu, (letter) => AS_TWO.get(letter) ?? letter);
      return new Set([plain(part), plain(asTwo)]);
    });
}

const haveCommon = (a: Spellings, b: Spellings): boolean => [...a].some((spelling) => b.has(spelling));

/**
 * Returns whether each part of a name can be paired with a part of the other one, by augmenting paths: a part may fit
 * several.
 */
function canPair(given: readonly Spellings[], profile: readonly Spellings[]): boolean {
  const pairOf = new Map<number, number>();
  function place(index: number, tried: Set<number>): boolean {
    const part = given[index];
    if (!part) return false;
    return profile.some((other, at) => {
      if (tried.has(at) || !haveCommon(part, other)) return false;
      tried.add(at);
      const before = pairOf.get(at);
      if (before !== undefined && !place(before, tried)) return false;
      pairOf.set(at, index);
      return true;
    });
  }
  return given.every((_, index) => place(index, new Set()));
}

/**
 * Returns whether two names are the same person's, regardless of case, accents, order, punctuation and transliteration:
 * ä, ö, ü and ß are also ae, oe, ue and ss.
 * @param profile as the player's profile has it: all of its names
 */
export function isSameName(given: string, profile: string): boolean {
  const [parts, others] = [partsOf(given), partsOf(profile)];
  return parts.length === others.length && canPair(parts, others);
}
