import type { LanguageOption } from './LanguagePicker.tsx';

/** What a player types and what a name says, without case, accents and spaces around them. */
const plain = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .toLocaleLowerCase()
    .trim();

/**
 * Languages that a player may mean: by their own name, their English name, or their code.
 * @param languages in the order in which they are shown
 * @param query as typed; an empty one finds all
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
