import { expect, test } from 'vitest';
import { firstCards } from './firstCards.ts';

const cards = [
  { id: 'heading', rows: [] },
  { id: 'a', rows: [1, 2, 3] },
  { id: 'b', rows: [4, 5] },
  { id: 'c', rows: [6] },
];

test('as many rows are shown as wanted, the last card in part', () => {
  expect(firstCards(cards, 4)).toEqual({
    shown: cards.slice(0, 3),
    mounted: new Map([['b', [{ first: 0, end: 1 }]]]),
    left: 2,
  });
});

test('a card that would show no row is left out', () => {
  expect(firstCards(cards, 3)).toEqual({ shown: cards.slice(0, 2), mounted: new Map(), left: 3 });
});

test('a list with fewer rows is shown whole', () => {
  expect(firstCards(cards, 6)).toEqual({ shown: cards, mounted: new Map(), left: 0 });
  expect(firstCards(cards, Infinity)).toEqual({ shown: cards, mounted: new Map(), left: 0 });
});
