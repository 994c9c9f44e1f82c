// Prints the expected return of expresses with the shipped hyper bonus, by number of legs, at the lowest price that
// qualifies and the margin of the demonstration line. Below 1 they earn for the operator.
import { addMargin } from '@touchline/demo-line/testing';
import {
  expectedReturn,
  highestChance,
} from '../../apps/server/src/betting/coupons/stakes/expectedReturn.ts';
import { LOWEST_LEG_MILLI, PERCENTS } from '../../apps/server/src/betting/coupons/stakes/hyperBonus.ts';
import { print, rounded } from './lib/figures.ts';

const price = LOWEST_LEG_MILLI / 1000;
const chance = highestChance(price, addMargin);
for (const [legs, percent] of PERCENTS.entries()) {
  if (percent === 0) continue;
  const value = expectedReturn({ legs, price, chance, percent });
  print({ bench: 'expected-return', legs, price, percent, expectedReturn: rounded(value, 3), goal: 1 });
}
