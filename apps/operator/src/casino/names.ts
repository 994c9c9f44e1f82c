import type { FieldProblem } from '@touchline/ui';
import { t } from '../messages/messages.ts';
import { textLanguages, type Texts } from '../shared/texts.ts';

/** Returns the names of a category for its form: empty in the languages that aren't written. */
export const namesIn = (names: Texts): Texts => ({
  ...Object.fromEntries(textLanguages.map((language) => [language, ''])),
  ...names,
});

/** Returns the fault of names: English is the one that every site can show. */
export const nameProblems = (names: Texts): readonly FieldProblem[] =>
  (names['en'] ?? '').trim() === '' ? [{ field: 'en', text: t('casino.nameMissing') }] : [];
