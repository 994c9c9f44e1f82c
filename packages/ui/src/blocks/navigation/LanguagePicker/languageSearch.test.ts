import { expect, test } from 'vitest';
import { findLanguages } from './languageSearch.ts';

const languages = [
  { code: 'pt-BR', name: 'Português (Brasil)', englishName: 'Portuguese (Brazil)', href: '#pt' },
  { code: 'el', name: 'Ελληνικά', englishName: 'Greek', href: '#el' },
  { code: 'he', name: 'עברית', englishName: 'Hebrew', href: '#he' },
  { code: 'en', name: 'English', href: '#en' },
];

test.each([
  ['portugues', ['pt-BR']],
  ['ελληνικα', ['el']],
  ['GREEK', ['el']],
  ['he', ['he']],
  [' en ', ['en']],
  ['', ['pt-BR', 'el', 'he', 'en']],
  ['klingon', []],
])('%s finds %s', (query, codes) => {
  expect(findLanguages(languages, query).map(({ code }) => code)).toEqual(codes);
});
