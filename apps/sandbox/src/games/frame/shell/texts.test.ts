import { describe, expect, it } from 'vitest';
import ar from '../texts/ar.json' with { type: 'json' };
import en from '../texts/en.json' with { type: 'json' };
import ru from '../texts/ru.json' with { type: 'json' };
import { createTexts } from './texts.ts';

const dictionaries: Readonly<Record<string, Readonly<Record<string, string>>>> = { en, ru, ar };
const CATEGORY = /_(?:zero|one|two|few|many|other)$/;
const bases = (dictionary: object): Set<string> =>
  new Set(Object.keys(dictionary).map((key) => key.replace(CATEGORY, '')));
const placeholders = (text = ''): string[] =>
  [...text.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name).toSorted();

describe.each(Object.keys(dictionaries))('the texts of %s', (language) => {
  const dictionary = dictionaries[language] ?? {};

  it('have every key of the English ones', () => {
    expect(bases(dictionary)).toEqual(bases(en));
  });

  it('have every plural category of the language', () => {
    const counted = Object.keys(en).filter((key) => key.endsWith('_other'));
    const categories = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
    const wanted = counted.flatMap((key) => categories.map((category) => key.replace(/other$/, category)));
    expect(wanted.filter((key) => !dictionary[key])).toEqual([]);
  });

  it('have the parameters of the English ones', () => {
    const known: Readonly<Record<string, string>> = en;
    const single = Object.keys(dictionary).filter((key) => !CATEGORY.test(key));
    const different = single.filter(
      (key) => `${placeholders(dictionary[key])}` !== `${placeholders(known[key])}`,
    );
    expect(different).toEqual([]);
  });

  it('have no exclamation marks', () => {
    expect(Object.values(dictionary).filter((text) => text.includes('!'))).toEqual([]);
  });
});

describe('createTexts', () => {
  it('fills parameters and chooses the plural form', () => {
    const { t, count } = createTexts('ru', ru);
    expect(t('fair.round', { nonce: 7 })).toBe('Раунд 7');
    expect(count('mines.mines', 1)).toBe('мина');
    expect(count('mines.mines', 3)).toBe('мины');
    expect(count('mines.mines', 11)).toBe('мин');
  });
});
