import { formatOdds, oddsMilli } from '@touchline/betting';
import { expect, test } from 'vitest';
import { createPriceTexts } from './oddsText.ts';

test.each([0, 1, 2, 4, 5, 6, 14, 15, 16])(
  'prices in the odds format %i equal the rules’ text, also when they are read again',
  (view) => {
    const textOf = createPriceTexts(view);
    const prices = Array.from({ length: 200 }, (_, index) => 1001 + index * 13);
    for (const price of [...prices, ...prices])
      expect(textOf(price)).toBe(formatOdds(oddsMilli(price), view));
  },
);

test.each([0, 999, 1000])('a price of %i thousandths is invalid', (price) => {
  expect(createPriceTexts(0)(price)).toBe('');
});
