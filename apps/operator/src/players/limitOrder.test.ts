import { expect, test } from 'vitest';
import { limitOrder, settableLimits } from './limitOrder.ts';

test.each([
  [{ type: 1, measure: 'money' }, '50.00', { type: 1, amount: '50.00', iso: 'EUR' }],
  [{ type: 31, measure: 'hours' }, ' 2 ', { type: 31, hours: 2 }],
  [{ type: 32, measure: 'minutes' }, '30', { type: 32, minutes: 30 }],
  [{ type: 30, measure: 'days' }, '180', { type: 30, days: 180 }],
] as const)('limit %j of %s is sent in its own unit', (limit, value, order) => {
  expect(limitOrder(limit, value, 'EUR')).toEqual(order);
});

test.each([
  [{ type: 1, measure: 'money' }, 'much'],
  [{ type: 1, measure: 'money' }, ''],
  [{ type: 31, measure: 'hours' }, '1.5'],
] as const)('limit %j of %j is invalid', (limit, value) => {
  expect(limitOrder(limit, value, 'EUR')).toBeUndefined();
});

test('an exclusion and a break alone end the play', () => {
  expect(settableLimits.filter(({ endsPlay }) => endsPlay).map(({ type }) => type)).toEqual([30, 33]);
});
