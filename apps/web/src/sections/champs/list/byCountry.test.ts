import { expect, test } from 'vitest';
import type { Champ } from '../../../widgets/results/results.api.ts';
import { byCountry, named } from './byCountry.ts';

const champ = (id: number, name: string, country: string): Champ => ({
  id,
  name,
  country,
  sportId: 1,
  live: 0,
  line: 1,
  results: 0,
});
const champs = [champ(1, 'Série A', 'br'), champ(2, 'Cup of all', 'world'), champ(3, 'Liga', 'ar')];
const countryOf = (code: string) => ({ br: 'Brazil', ar: 'Argentina', world: 'World' })[code] ?? code;

test('countries are sorted by name, after the whole world', () => {
  expect(byCountry(champs, countryOf).map(({ name }) => name)).toEqual(['World', 'Argentina', 'Brazil']);
});

test('a name is found without its diacritics, and by its country', () => {
  const found = (text: string) => named(champs, text, countryOf).map(({ id }) => id);
  expect(found('serie')).toEqual([1]);
  expect(found('braz')).toEqual([1]);
  expect(found('  ')).toEqual([1, 2, 3]);
  expect(found('none')).toEqual([]);
});
