/** Latin transcriptions of letters that remain after diacritics are removed. */
const LETTERS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    ß: 'ss',
    æ: 'ae',
    ø: 'o',
    œ: 'oe',
    đ: 'd',
    ð: 'd',
    þ: 'th',
    ł: 'l',
    ı: 'i',
    а: 'a',
    б: 'b',
    в: 'v',
    г: 'g',
    д: 'd',
    е: 'e',
    ж: 'zh',
    з: 'z',
    и: 'i',
    к: 'k',
    л: 'l',
    м: 'm',
    н: 'n',
    о: 'o',
    п: 'p',
    р: 'r',
    с: 's',
    т: 't',
    у: 'u',
    ф: 'f',
    х: 'kh',
    ц: 'ts',
    ч: 'ch',
    ш: 'sh',
    щ: 'shch',
    ъ: '',
    ы: 'y',
    ь: '',
    э: 'e',
    ю: 'yu',
    я: 'ya',
    і: 'i',
    ї: 'yi',
    є: 'ye',
    ґ: 'g',
  }),
);

/**
 * Normalizes a text for comparison: lower case, no diacritics, Cyrillic and special letters in Latin ones, single
 * spaces. `Сантос` and `Sántos` become equal.
 */
export function fold(text: string): string {
  const plain = text.toLowerCase().normalize('NFKD').replaceAll(/\p{M}/gu, '');
  const latin = plain.replaceAll(/[ßæøœđðþłı\u0400-\u04ff]/gu, (letter) => LETTERS.get(letter) ?? letter);
  return latin.replaceAll(/[^\p{L}\p{N}]+/gu, ' ').trim();
}

/** Cache size: names recur with every search. */
const CACHE_SIZE = 20_000;
const cache = new Map<string, string>();

/** Like `fold`, with a cache for recurring names. */
export function foldName(name: string): string {
  let folded = cache.get(name);
  if (folded === undefined) {
    if (cache.size >= CACHE_SIZE) cache.clear();
    cache.set(name, (folded = fold(name)));
  }
  return folded;
}

/**
 * Returns the similarity of a name to a query: 4 equal, 3 the name begins with it, 2 a word of the name does, 1 every
 * word of the query begins a word of the name, 0 no match.
 * @param name folded
 * @param typed folded, not empty
 */
export function nearness(name: string, typed: string): 0 | 1 | 2 | 3 | 4 {
  if (name === typed) return 4;
  if (name.startsWith(typed)) return 3;
  if (name.includes(` ${typed}`)) return 2;
  const words = name.split(' ');
  return typed.split(' ').every((part) => words.some((word) => word.startsWith(part))) ? 1 : 0;
}
