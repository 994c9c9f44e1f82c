/**
 * Rules for texts that people enter about themselves. The calls refuse by them, and forms show the same error before a
 * request is made. Texts that identify an account have one spelling only: another form of a letter, an invisible
 * character or a dot at the end would otherwise make a second account that looks like the first.
 */

/** Controls, bidi marks, zero-width and soft characters, fillers, private use, surrogates without their pair. */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/u;
const ALL_INVISIBLE = new RegExp(INVISIBLE, 'gu');

/** Joiners in scripts that need them for spelling, one after a letter. */
const SPELLING_JOINER =
  /(?<=[\p{scx=Arab}\p{scx=Syrc}\p{scx=Deva}\p{scx=Beng}\p{scx=Guru}\p{scx=Gujr}\p{scx=Orya}\p{scx=Taml}\p{scx=Telu}\p{scx=Knda}\p{scx=Mlym}\p{scx=Sinh}\p{scx=Mymr}\p{scx=Khmr}])[\u200C\u200D]/gu;

const EMAIL_ADDRESS = /^[^\s@.]+(?:\.[^\s@.]+)*@[\p{L}\p{M}\p{N}_-]+(?:\.[\p{L}\p{M}\p{N}_-]+)+$/u;

/** Returns whether a text is spelt in the only way that isn't replaced by compatibility composition (NFKC). */
const hasOneSpelling = (text: string): boolean => !INVISIBLE.test(text) && text.normalize('NFKC') === text;

/** Returns whether a text is an address without spaces, other forms of letters, invisible characters or misplaced dots. */
export function isEmailAddress(text: string): boolean {
  return EMAIL_ADDRESS.test(text) && hasOneSpelling(text);
}

/** Returns whether a text can be an e-mail, phone or login number. Spaces around it are no part of it. */
export function isLoginName(text: string): boolean {
  const name = text.trim();
  return name !== '' && !name.endsWith('.') && hasOneSpelling(name);
}

/** Shortest and longest login that a player can choose, in characters. */
export const CHOSEN_LOGIN = { least: 4, most: 30 } as const;
const CHOSEN = /^[a-z](?:[a-z0-9]|[._-](?![._-]|$)){3,29}$/;

/**
 * Returns whether a player can choose a text as their login: 4 to 30 Latin letters and figures, with single dots,
 * dashes and underscores between them and a letter first, so that it looks like no number of an account and no e-mail.
 * Its case and spaces around it don't matter.
 */
export function isChosenLogin(text: string): boolean {
  return CHOSEN.test(text.trim().toLowerCase());
}

/** Returns whether a character is another form of a basic Latin letter, digit or sign; ordinal signs end abbreviated names. */
const isLatinForm = (sign: string): boolean =>
  sign > '\u007F' && !'ªº'.includes(sign) && /[!-~]/.test(sign.normalize('NFKC'));

/** Returns whether a text can be a person's name: a line without other forms of Latin letters. */
export function isPersonName(text: string): boolean {
  return isLine(text) && ![...text.normalize('NFC')].some(isLatinForm);
}

/** Returns whether a text is a line that isn't blank and has no invisible characters, except joiners that spelling needs. */
export function isLine(text: string): boolean {
  return text.trim() !== '' && !INVISIBLE.test(text.replaceAll(SPELLING_JOINER, ''));
}

/** Returns a line as it is stored: composed (NFC), without spaces around it. */
export function storedText(text: string): string {
  return text.trim().normalize('NFC');
}

/** Returns a text without invisible characters, for names that a device chose, such as a file's. */
export function visibleText(text: string): string {
  return text.replaceAll(ALL_INVISIBLE, '');
}
