import { homeParts, type HomePart } from '@touchline/contract/pages';
import { expect, test } from 'vitest';
import { homeRows } from './homeOrder.ts';

const rows = (
  parts: readonly HomePart[] | undefined,
  { isBestOnTop = false, without = [] }: { isBestOnTop?: boolean; without?: readonly HomePart[] } = {},
) => homeRows({ parts, isBestOnTop, isShown: (part) => !without.includes(part) });

test('without an order of the site all parts are shown in the default order', () => {
  expect(rows(undefined).flat()).toEqual(homeParts);
});

test('the featured match and the express share a row where they follow each other', () => {
  expect(rows(['featured', 'express', 'live'])).toEqual([['featured', 'express'], ['live']]);
  expect(rows(['express', 'featured'])).toEqual([['express', 'featured']]);
  expect(rows(['featured', 'live', 'express'])).toEqual([['featured'], ['live'], ['express']]);
  expect(rows(['featured', 'live', 'express'], { without: ['live'] })).toEqual([['featured', 'express']]);
});

test('a player’s wish moves the top matches to the start, unless the site leaves them out', () => {
  expect(rows(['live', 'topMatches'], { isBestOnTop: true })).toEqual([['topMatches'], ['live']]);
  expect(rows(['live', 'upcoming'], { isBestOnTop: true })).toEqual([['live'], ['upcoming']]);
});
