import { casinoCategories } from '@touchline/contract/casino';
import { expect, test } from 'vitest';
import { addressOf, categoryOf, subcategoryIn } from './categoryOf.ts';

test('every category of the closed list has its address', () => {
  for (const { slug, path } of casinoCategories) expect(categoryOf(path)).toBe(slug);
});

test('fast bets are a list of their own; other addresses have no category', () => {
  expect(categoryOf('fast-bet')).toBe('fast-bet');
  expect(categoryOf('casino-lobby')).toBeUndefined();
});

test('subcategories are a segment where the product has one, and in the query elsewhere', () => {
  expect([addressOf('slots', 'fruit'), addressOf('fast-games', 'mines')]).toEqual([
    'slots/fruit',
    'fast-games?sub=mines',
  ]);
});

test('a text that no subcategory can have is no subcategory', () => {
  expect([subcategoryIn('fruit'), subcategoryIn('Fruit%'), subcategoryIn(null)]).toEqual([
    'fruit',
    undefined,
    undefined,
  ]);
});
