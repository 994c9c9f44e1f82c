import { addMargin } from '@touchline/demo-line/testing';
import { expect, test } from 'vitest';
import { expectedReturn, highestChance } from './expectedReturn.ts';
import { LOWEST_LEG_MILLI, PERCENTS } from './hyperBonus.ts';

const price = LOWEST_LEG_MILLI / 1000;
const chance = highestChance(price, addMargin);

test('without a bonus an express returns the product of its legs', () => {
  expect(expectedReturn({ legs: 3, price: 2, chance: 0.45, percent: 0 })).toBeCloseTo(0.729);
  expect(expectedReturn({ legs: 3, price: 2, chance: 0.45, percent: 10 })).toBeCloseTo(
    0.729 + 0.091125 * 0.7,
  );
});

test('the highest chance of a price leaves a part of the margin on it', () => {
  expect(price * chance).toBeGreaterThan(0.97);
  expect(price * chance).toBeLessThan(1);
});

test.each(PERCENTS.map((percent, legs) => [legs, percent] as const).filter(([legs]) => legs > 0))(
  'an express of %i legs at the lowest price returns less than its stake with a hyper bonus of %i percent',
  (legs, percent) => {
    expect(expectedReturn({ legs, price, chance, percent })).toBeLessThan(1);
  },
);
