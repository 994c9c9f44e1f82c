/** Latin transcriptions of letters that remain after marks are removed. */
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
    ħ: 'h',
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

/** Arabic letters that are written in several ways: final forms, Persian ones, and alef with and without its sign. */
const ARABIC: ReadonlyMap<string, string> = new Map(
  Object.entries({ ة: 'ه', ى: 'ي', ی: 'ي', ک: 'ك', ٱ: 'ا', ھ: 'ه' }),
);

/** Lengthens an Arabic word in print, without a meaning. */
const TATWEEL = /\u0640/g;
const APOSTROPHE = /['\u2018\u2019\u02bc\u02bb\u0060\u00b4\u2032\uff07]/g;
/** Vowels that are written as one letter with a mark, or as two: Müller and Mueller, Århus and Aarhus. */
const TWO_LETTERS = /ae|oe|ue|aa/g;

/** Returns a text in lower case without marks. */
const unmarked = (text: string): string => text.normalize('NFKD').toLowerCase().replaceAll(/\p{M}/gu, '');

/** Returns the decimal digit of another script as an ASCII digit. */
const plainDigit = (digit: string): string => {
  const point = digit.codePointAt(0) ?? 0;
  // Digits of a script follow each other from its zero.
  for (let value = 0; value <= 9; value += 1)
    if (!/\p{Nd}/u.test(String.fromCodePoint(point - value - 1))) return String(value);
  return digit;
};

/**
 * Returns a text in lower case without marks, with Cyrillic and special letters in Latin ones, its words between single
 * spaces: `Sántos` and `Сантос` become `santos`.
 */
export function latin(text: string): string {
  return unmarked(text)
    .replaceAll(TATWEEL, '')
    .replaceAll(/[ßæøœđðþłħı\u0400-\u04ff]/gu, (letter) => LETTERS.get(letter) ?? letter)
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/**
 * Returns the one spelling by which texts are compared in a search. Equal for marks and none, ä and ae, ø and oe, å and
 * aa, ß and ss, & and “and”, apostrophes and none, Arabic with and without vowel signs, tatweel and final forms, Cyrillic
 * and its transcription, digits of all scripts. The beginning of a text has the beginning of its fold.
 */
export function fold(text: string): string {
  return latin(text.replaceAll('&', ' and ').replaceAll(APOSTROPHE, ''))
    .replaceAll(/[\u0600-\u06ff]/g, (letter) => ARABIC.get(letter) ?? letter)
    .replaceAll(/[^\P{Nd}0-9]/gu, plainDigit)
    .replaceAll(TWO_LETTERS, (pair) => pair.charAt(0));
}

/**
 * Returns the folds by which a name is found: with a part after an apostrophe as a word of its own, `d'Ivoire` is found by
 * `ivoire` too.
 */
export function foldForms(text: string): readonly string[] {
  const joined = fold(text);
  const apart = fold(text.replaceAll(APOSTROPHE, ' '));
  return joined === apart ? [joined] : [joined, apart];
}
