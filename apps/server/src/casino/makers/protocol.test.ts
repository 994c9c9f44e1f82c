import * as v from 'valibot';
import { expect, test } from 'vitest';
import { Jackpots, Report } from './protocol.ts';

const line = (currency: string, bets: string) => ({ currency, bets, wins: '0', rollbacks: '0', count: 1 });
const level = (currency: string, amount: string) => ({ id: 'g', level: 'grand', amount, currency, at: 0 });

test.each([
  ['EUR', '12.50', true],
  ['JPY', '3000', true],
  ['ETH', '0.00000001', true],
  ['EUR', '12.345', false],
  ['JPY', '3000.5', false],
  ['EUR', '012.50', false],
  ['EUR', '-1.00', false],
  ['EUR', '1e3', false],
])('%s %s of a report and a jackpot is an amount: %s', (currency, amount, isAmount) => {
  expect(v.is(Report, { lines: [line(currency, amount)] })).toBe(isAmount);
  const jackpots = [{ id: 'j', name: 'J', levels: [level(currency, amount)] }];
  expect(v.is(Jackpots, { jackpots })).toBe(isAmount);
});
