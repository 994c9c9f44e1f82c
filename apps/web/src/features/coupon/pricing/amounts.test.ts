import { expect, test } from 'vitest';
import { amountStepOf, oneClickAmountOf } from './stake.rules.ts';

test('the step is the currency’s, or the player’s own if enabled', () => {
  const own = { amountStepByCurrencyIso: { EUR: '0.40' } };
  expect(amountStepOf('EUR', { ...own, isManualAmountStep: false })).toBe(250n);
  expect(amountStepOf('EUR', { ...own, isManualAmountStep: true })).toBe(40n);
  // A currency without an own step keeps its default; an unlisted one uses the value of RUB.
  expect(amountStepOf('JPY', { ...own, isManualAmountStep: true })).toBe(500n);
  expect(amountStepOf('PLN', { ...own, isManualAmountStep: true })).toBe(10_000n);
});

test('one-click betting stakes the account’s configured amount, otherwise the currency’s first amount', () => {
  const amounts = { oneClickAmount: { EUR: '3.00' }, bonusAccountOneClickAmount: { EUR: '1.00' } };
  expect([
    oneClickAmountOf('EUR', false, amounts),
    oneClickAmountOf('EUR', true, amounts),
    oneClickAmountOf('RUB', true, amounts),
  ]).toEqual(['3.00', '1.00', '150.00']);
});
