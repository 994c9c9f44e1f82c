import type { Payment } from '@touchline/contract';
import { expect, test } from 'vitest';
import { paymentsCsv } from './paymentsCsv.ts';

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

test('a file of payments has a line for each, after the names of its columns', () => {
  expect(paymentsCsv([payment])).toBe(
    'number,time,direction,method,state,amount,fee,received,refunded,currency\r\n' +
      '8f2c0000000000000000000000000000,2026-01-01T00:00:00.000Z,deposit,Bank card,succeeded,50.00,0.00,50.00,,EUR\r\n',
  );
});

test('quotes separators, and disarms formulas', () => {
  const method = (en: string) => paymentsCsv([{ ...payment, methodName: { en } }]).split('\r\n')[1];
  expect(method('Card, "gold"')).toContain(',"Card, ""gold""",');
  expect(method('=SUM(A1)')).toContain(",'=SUM(A1),");
});
