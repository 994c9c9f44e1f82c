import type { Payment } from '@touchline/contract';
import { expect, test } from 'vitest';
import { paymentLines } from './paymentLines.ts';

const payment: Payment = {
  id: '8f2c0000000000000000000000000000',
  direction: 'deposit',
  methodId: 'card',
  methodName: { en: 'Bank card' },
  icon: 'card',
  accountId: '1',
  iso: 'EUR',
  amount: '50.00',
  fee: '0.00',
  received: '50.00',
  state: 'succeeded',
  outcome: 'success',
  createdAt: 1_767_225_600,
  steps: [],
  actions: [],
};

test('a payment has a line with its amounts', () => {
  expect(paymentLines([payment])).toEqual([
    [
      'number',
      'time',
      'direction',
      'method',
      'state',
      'amount',
      'fee',
      'received',
      'refunded',
      'currency',
      'received currency',
    ],
    [
      '8f2c0000000000000000000000000000',
      '2026-01-01T00:00:00.000Z',
      'deposit',
      'Bank card',
      'succeeded',
      '50.00',
      '0.00',
      '50.00',
      '',
      'EUR',
      'EUR',
    ],
  ]);
});

test('money of another currency is named with it', () => {
  const [, line = []] = paymentLines([
    { ...payment, received: '3000.00', receivedIso: 'HUF', state: 'review', outcome: 'pending' },
  ]);
  expect(line.slice(4)).toEqual(['review', '50.00', '0.00', '3000.00', '', 'EUR', 'HUF']);
});
