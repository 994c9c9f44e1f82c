import { expect, test, vi } from 'vitest';
import { forgetSearches, recentSearches, rememberSearch } from './recent.ts';
import { isEnough } from './search.api.ts';

const kept = new Map<string, string>();
vi.stubGlobal('localStorage', {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => void kept.set(key, value),
  removeItem: (key: string) => void kept.delete(key),
});

test('recent searches are listed first, each once, up to the maximum', () => {
  for (const text of ['harbour', 'Atlas', 'HARBOUR']) rememberSearch(text);
  expect(recentSearches()).toEqual(['HARBOUR', 'Atlas']);
  for (let number = 0; number < 20; number += 1) rememberSearch(`text ${number}`);
  expect(recentSearches()).toHaveLength(8);
  forgetSearches();
  expect(recentSearches()).toEqual([]);
});

test('invalid stored searches are ignored', () => {
  kept.set('touchline.searches', '[1, {}]');
  expect(recentSearches()).toEqual([]);
});

test.each([
  ['a', false],
  [' a ', false],
  ['ab', true],
  ['مد', true],
  ['--', false],
  ['7u', true],
])('%j is long enough to search: %s', (text, enough) => expect(isEnough(text)).toBe(enough));
