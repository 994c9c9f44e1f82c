import { formatOdds, oddsMilli } from '@touchline/betting';
import { expect, test } from 'vitest';
import { createOddsTexts } from './oddsTexts.ts';

test.each([0, 1, 2, 4, 5, 6, 14, 15, 16])(
  'prices in the odds format %i equal the rules’ text, cached or computed again',
  (view) => {
    const texts = createOddsTexts(view);
    // More prices than the cache holds, each read again after its slot was overwritten.
    const prices = Array.from({ length: 6000 }, (_, index) => 1001 + index * 13);
    for (const price of [...prices, ...prices])
      expect(texts.of(price)).toBe(formatOdds(oddsMilli(price), view));
  },
);

test.each([0, 999, 1000])('a price of %i thousandths is invalid', (price) => {
  expect(createOddsTexts(0).of(price)).toBe('');
});
