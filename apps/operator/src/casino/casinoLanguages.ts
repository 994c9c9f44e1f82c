/** Languages in which an operator writes names; a site without one shows English. */
export const casinoLanguages = ['en', 'ru', 'ar'] as const;

/** Returns the texts that aren't empty. */
export function writtenTexts(texts: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(texts).flatMap(([language, text]) =>
      text.trim() === '' ? [] : [[language, text.trim()]],
    ),
  );
}
