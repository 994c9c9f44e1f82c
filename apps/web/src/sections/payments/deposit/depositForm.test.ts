import { describe, expect, it } from 'vitest';
import type { PaymentMethod } from '@touchline/contract';
import { amountOf, faultOf, judgeAmount, proposedAmount, quickOf, roomAfter, sumsOf } from './depositForm.ts';

const method: PaymentMethod = {
  id: 'wallet',
  family: 'wallet',
  direction: 'deposit',
  group: 'wallets',
  name: { en: 'E-wallet' },
  icon: 'wallet',
  flow: 'hosted',
  time: 'instant',
  iso: 'EUR',
  min: '10.00',
  max: '76.00',
  step: '0.50',
  quick: ['20.00'],
  fee: { percent: '1.5', fixed: '0.10', least: '0.25' },
  fields: [],
  isRecommended: false,
};

describe('a typed amount', () => {
  it.each([
    ['50', { wire: '50.00', error: undefined }],
    ['٥٠', { wire: '50.00', error: undefined }],
    ['', { wire: undefined, error: { kind: 'amount' } }],
    ['1e3', { wire: undefined, error: { kind: 'amount' } }],
    ['9,99', { wire: undefined, error: { kind: 'below', amount: '10.00' } }],
    ['76.50', { wire: undefined, error: { kind: 'above', amount: '76.00' } }],
    ['20.25', { wire: undefined, error: { kind: 'step', amount: '0.50' } }],
  ])('%s is judged', (typed, judged) => {
    expect(judgeAmount(typed, method)).toEqual(judged);
  });
});

it('the fee lies within the amount', () => {
  expect(sumsOf('50.00', method)).toEqual({ fee: '0.85', arrives: '49.15' });
  expect(sumsOf('10.00', method)).toEqual({ fee: '0.25', arrives: '9.75' });
  const { fee: _, ...free } = method;
  expect(sumsOf('10.00', free)).toEqual({ fee: '0.00', arrives: '10.00' });
});

it('the limit with the lowest remainder counts', () => {
  const room = [
    { seconds: 86_400, limit: '100.00', remainder: '80.00' },
    { seconds: 604_800, limit: '200.00', remainder: '76.00' },
  ];
  expect(roomAfter(room, '50.00', 'EUR')).toEqual({
    days: 7,
    limit: '200.00',
    left: '26.00',
    used: '124.00',
    usedShare: 0.62,
    takenShare: 0.25,
  });
  expect(roomAfter(room, undefined, 'EUR')).toMatchObject({ left: '76.00', takenShare: 0 });
  expect(roomAfter([], '50.00', 'EUR')).toBeUndefined();
});

it('a requisite is judged as the server does', () => {
  const field = { id: 'iban', kind: 'iban', label: { en: 'IBAN' }, isRequired: true } as const;
  expect(faultOf(field, 'GB82 WEST 1234 5698 7654 32')).toBeUndefined();
  expect(faultOf(field, 'GB82 WEST 1234 5698 7654 33')).toBe('checksum');
  expect(faultOf(field, ' ')).toBe('required');
});

it('what a bet lacks is proposed with the fee, never below the minimum', () => {
  expect(proposedAmount('40.00', method)).toBe('41.00');
  expect(proposedAmount('2.50', method)).toBe('10.00');
  expect(proposedAmount('about 5', method)).toBeUndefined();
  expect(amountOf('2.5', method)).toBe('2.50');
});

it('common amounts end with all that a limit leaves, where it is the highest possible amount', () => {
  const quick = ['10.00', '20.00', '50.00', '70.00', '100.00'];
  const shown = (max: string, ...room: string[]) =>
    quickOf(
      { quick, max, iso: 'EUR' },
      room.map((remainder) => ({ remainder })),
    ).map(({ amount, isMost }) => (isMost ? `max ${amount}` : amount));
  expect(shown('76.00', '400.00', '76.00')).toEqual(['10.00', '20.00', '50.00', 'max 76.00']);
  expect(shown('20.00', '20.00')).toEqual(['10.00', 'max 20.00']);
  expect(shown('5000.00')).toEqual(['10.00', '20.00', '50.00', '70.00']);
  expect(shown('5000.00', '9000.00')).toEqual(['10.00', '20.00', '50.00', '70.00']);
});

it('the lowest limit tells what comes back, and when', () => {
  const next = { at: 1_800_000_000, amount: '60.00' };
  const room = [
    { seconds: 86_400, limit: '100.00', remainder: '50.00' },
    { seconds: 604_800, limit: '200.00', remainder: '0.00', next },
  ];
  expect(roomAfter(room, undefined, 'EUR')).toMatchObject({ limit: '200.00', left: '0.00', next });
});
