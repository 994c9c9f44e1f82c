import { expect, test } from 'vitest';
import { createMarketShapes } from './marketShapes.ts';
import { openTestBook, resultMarket } from '../testBook.ts';

test('the layout of a match is unchanged while prices move and markets close and open', () => {
  const held = openTestBook(resultMarket(['1.85', '3.4', '4.5']));
  const shapes = createMarketShapes(held.book);
  const before = shapes.of(7);
  held.send(resultMarket(['1.9', '3.3', '4.4']));
  held.send(resultMarket(['1.9', '3.3', '4.4'], { status: -1 }));
  expect(shapes.of(7)).toBe(before);
  expect(before.map(({ id, selections }) => [id, selections.map(({ key }) => key)])).toEqual([
    ['7.match-result', ['home', 'draw', 'away']],
  ]);
});

test.each([0, -3, -4] as const)('a market of status %i is removed from the layout', (status) => {
  const held = openTestBook(resultMarket(['1.85', '3.4', '4.5']));
  const shapes = createMarketShapes(held.book);
  expect(shapes.of(7)).toHaveLength(1);
  held.send(resultMarket(['1.9', '3.3', '4.4'], { status }));
  expect(shapes.of(7)).toHaveLength(0);
});
