import { expect, test } from 'vitest';
import { refundFault } from './refundFault.ts';

test.each([
  ['20', undefined],
  ['20.00', undefined],
  ['0.01', undefined],
  ['0', 'payments.refundWrong'],
  ['-5', 'payments.refundWrong'],
  ['5,50', 'payments.refundWrong'],
  ['', 'payments.refundWrong'],
  ['20.01', 'payments.refundAbove'],
])('a refund of %s from 20.00 has the fault %s', (amount, fault) => {
  expect(refundFault(amount, '20.00')).toBe(fault);
});
