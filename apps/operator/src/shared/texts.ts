/** Languages in which an operator writes texts; a site in another one shows English. */
export const textLanguages = ['en', 'ru', 'ar'] as const;

/** Texts by language. */
export type Texts = Readonly<Record<string, string>>;

/** A title and a text in each language, as an operator types them. */
export interface TitledTexts {
  readonly title: Texts;
  readonly text: Texts;
}

/** Returns the texts that aren't empty. */
export function writtenTexts(texts: Texts): Texts {
  return Object.fromEntries(
    Object.entries(texts).flatMap(([language, text]) =>
      text.trim() === '' ? [] : [[language, text.trim()]],
    ),
  );
}

/** Returns titles and texts of stored ones, empty for the languages that aren't written. */
export function titledTextsOf(
  texts: Readonly<Record<string, { readonly title: string; readonly text: string }>>,
): TitledTexts {
  const each = (part: 'title' | 'text') =>
    Object.fromEntries(textLanguages.map((language) => [language, texts[language]?.[part] ?? '']));
  return { title: each('title'), text: each('text') };
}
