import { expect, test } from 'vitest';
import { limitOrder } from './limitOrder.ts';

test.each([
  ['1', '50.00', { type: 1, amount: '50.00', iso: 'EUR' }],
  ['31', ' 2 ', { type: 31, hours: 2 }],
  ['32', '30', { type: 32, minutes: 30 }],
  ['30', '180', { type: 30, days: 180 }],
])('limit %s of %s is sent in its own unit', (type, value, order) => {
  expect(limitOrder(type, value, 'EUR')).toEqual(order);
});

test.each([
  ['1', 'much'],
  ['1', ''],
  ['31', '1.5'],
  ['99', '1'],
])('limit %s of %j is invalid', (type, value) => {
  expect(limitOrder(type, value, 'EUR')).toBeUndefined();
});
