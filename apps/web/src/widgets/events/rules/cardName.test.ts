import { expect, test } from 'vitest';
import { cardName } from './cardName.ts';

test('adds the title of the list to the name of a card', () => {
  expect(cardName('Football', 'Live now')).toBe('Football · Live now');
});

test('names a card by its title in the only list of a page', () => {
  expect(cardName('Football', undefined)).toBe('Football');
});
