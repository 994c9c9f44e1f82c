import type { LanguageOption } from './LanguagePicker.tsx';

/** Normalises a query or a name: lower case, trimmed, without diacritics. */
const plain = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .toLocaleLowerCase()
    .trim();

/**
 * Finds languages by native name, English name or code.
 * @param languages languages in display order
 * @param query text as typed; an empty one matches all
 */
export function findLanguages(
  languages: readonly LanguageOption[],
  query: string,
): readonly LanguageOption[] {
  const wanted = plain(query);
  if (wanted === '') return languages;
  return languages.filter(
    ({ code, name, englishName = '' }) =>
      plain(code).startsWith(wanted) || plain(name).includes(wanted) || plain(englishName).includes(wanted),
  );
}
