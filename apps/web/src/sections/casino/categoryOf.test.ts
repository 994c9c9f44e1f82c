import { casinoCategories } from '@touchline/contract/casino';
import { expect, test } from 'vitest';
import { categoryOf } from './categoryOf.ts';

test('every category of the closed list has its address', () => {
  for (const { slug, path } of casinoCategories) expect(categoryOf(path)).toBe(slug);
});

test('fast bets are a list of their own; other addresses have no category', () => {
  expect(categoryOf('fast-bet')).toBe('fast-bet');
  expect(categoryOf('casino-lobby')).toBeUndefined();
});
