import { hasWords, nearness } from '@touchline/text';
import type { LanguageOption } from './LanguagePicker.tsx';

/**
 * Finds languages by native name, English name or code.
 * @param languages languages in display order
 * @param query text as typed; an empty one matches all
 */
export function findLanguages(
  languages: readonly LanguageOption[],
  query: string,
): readonly LanguageOption[] {
  if (query.trim() === '') return languages;
  return languages.filter(
    ({ code, name, englishName = '' }) =>
      nearness(code, query) >= 3 || hasWords(`${name} ${englishName}`, query),
  );
}
