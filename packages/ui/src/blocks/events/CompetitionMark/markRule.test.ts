import { contrastOf } from '@touchline/brand';
import { describe, expect, test } from 'vitest';
import { markColours, markCountries, markInk, markOf } from './markRule.ts';

const lettersOf = (name: string) => markOf(name, 'world').letters.join('');

describe('markOf', () => {
  test.each([
    ['Bundesring', 'B'],
    ['Copa Ipê', 'CI'],
    ['Northern Ice League', 'NL'],
    ['serie aurea', 'SA'],
    ['Monsoon T20', 'M'],
    ['2. Seeliga', 'S'],
    ['Ålesund-Örebro', 'ÅÖ'],
    ['Кубок побережья', 'КП'],
    ['دوري الساحل', 'دا'],
    ['3x3', '3'],
    ['ßerie', 'S'],
    ['—', ''],
  ])('takes the letters of %s: %s', (name, letters) => {
    expect(lettersOf(name)).toBe(letters);
  });

  test('returns the same mark for the same name and country', () => {
    expect(markOf('Liga Solar', 'es')).toEqual(markOf('Liga Solar', 'es'));
    expect(markOf('Liga Solar', 'es')).toEqual({
      letters: ['L', 'S'],
      bars: ['r', 'y', 'r'].map((letter) => markColours.get(letter)),
    });
  });

  test('has neutral bars for the world, continents and unknown countries', () => {
    const [k, w] = ['k', 'w'].map((letter) => markColours.get(letter));
    for (const country of ['world', 'europe', 'zz', ''])
      expect(markOf('Cup', country).bars).toEqual([k, w, k]);
  });

  test('has three bars of known colours for every country', () => {
    expect(new Set(markCountries).size).toBe(markCountries.length);
    for (const country of markCountries) {
      expect(country).toMatch(/^[a-z]{2}(?:-[a-z]{3})?$/);
      const { bars } = markOf('Cup', country);
      expect(bars).toHaveLength(3);
      for (const colour of bars) expect([...markColours.values()]).toContain(colour);
    }
  });
});

test.each([...markColours.values()])('%s has a contrast of at least 3:1 with the tile', (colour) => {
  expect(contrastOf(colour, markInk)).toBeGreaterThanOrEqual(3);
});
