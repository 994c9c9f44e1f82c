import { expect, it } from 'vitest';
import type { PaymentMethod } from '@touchline/contract';
import { destinationOf, judgeWithdrawal, quickAmounts } from './withdrawalForm.ts';

const card: PaymentMethod = {
  id: 'card-payout',
  family: 'card',
  direction: 'withdrawal',
  group: 'cards',
  name: { en: 'Card' },
  icon: 'card',
  flow: 'direct',
  time: 'minutes',
  iso: 'EUR',
  min: '10.00',
  max: '186.00',
  step: '0.01',
  quick: ['50.00', '100.00', '150.00'],
  fields: [],
  isRecommended: false,
};
const bank: PaymentMethod = {
  ...card,
  id: 'bank-payout',
  fields: [{ id: 'iban', kind: 'iban', label: { en: 'IBAN' }, isRequired: true }],
};

it.each([
  ['120', '186.00', { wire: '120.00', error: undefined }],
  ['9', '186.00', { wire: undefined, error: { kind: 'below', amount: '10.00' } }],
  ['186.01', '186.00', { wire: undefined, error: { kind: 'above', amount: '186.00' } }],
  ['4', '4.00', { wire: '4.00', error: undefined }],
  ['', '186.00', { wire: undefined, error: { kind: 'amount' } }],
])('%s of %s is judged; the last remainder is always possible', (typed, free, judged) => {
  expect(judgeWithdrawal(typed, card, free)).toEqual(judged);
});

it('the common amounts end with all that is free', () => {
  expect(quickAmounts(card, '186.00')).toEqual(['50.00', '100.00', '150.00', '186.00']);
  expect(quickAmounts(card, '80.00')).toEqual(['50.00', '80.00']);
  expect(quickAmounts(card, '0.00')).toEqual([]);
});

it('money goes to the chosen account, else to the latest used one, else to a new one', () => {
  const saved = {
    id: '7',
    methodId: 'card-payout',
    name: { en: 'Card' },
    icon: 'card',
    requisite: '•••• 4242',
    canRemove: true,
  } as const;
  const options = { instruments: [saved], methods: [card, bank] };
  expect(destinationOf(options, undefined)).toEqual({ instrumentId: '7', method: card });
  expect(destinationOf(options, 'new:bank-payout')).toEqual({ instrumentId: undefined, method: bank });
  expect(destinationOf({ ...options, instruments: [] }, undefined)).toEqual({
    instrumentId: undefined,
    method: bank,
  });
});

it('a method that the player doesn’t meet the needs of takes no new account', () => {
  const closed: PaymentMethod = { ...bank, unavailable: 'PHONE_NEEDED' };
  expect(destinationOf({ instruments: [], methods: [closed] }, undefined)).toBeUndefined();
  expect(destinationOf({ instruments: [], methods: [closed, bank] }, undefined)?.method).toBe(bank);
  expect(
    destinationOf({ instruments: [], methods: [{ ...bank, unavailable: 'LIMIT' }] }, undefined),
  ).toBeDefined();
});
