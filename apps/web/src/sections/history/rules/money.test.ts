import { describe, expect, test } from 'vitest';
import { possibleAfterTax } from '../../../features/bets/afterTax.ts';
import type { Bet } from '../../../features/bets/bets.api.ts';
import { afterTaxAt } from '../../../features/bets/taxOn.ts';
import { resultOf } from '../list/result.ts';
import { balanceOf, cashOutTax, partOf, received } from './money.ts';

const at = (iso: string) => Date.parse(iso) / 1000;
const bet = {
  id: '1',
  state: 'settled',
  iso: 'EUR',
  amount: '20.00',
  payout: '42.00',
  settledAt: at('2026-11-21T20:00:00Z'),
} as const;
const sale = { percent: 50, stake: '10.00', amount: '13.33', at: 1, state: 'done' } as const;
const asBets = (list: readonly Partial<Bet>[]) =>
  // Other fields of a bet don't affect its money.
  list as readonly Bet[];

describe('the amount received for a bet', () => {
  test('is its payout and its cash-outs', () => {
    expect(received(bet)).toBe('42.00');
    expect(received({ ...bet, sales: [sale, { ...sale, state: 'refused', amount: '9.00' }] })).toBe('55.33');
  });

  test('is the refund of its insurance if it was lost', () => {
    const insured = { ...bet, payout: '0.00', insurance: { percent: 50, premium: '1.20', refund: '10.00' } };
    expect(received({ ...insured, outcome: 'lost' })).toBe('10.00');
    expect(received({ ...insured, outcome: 'won', payout: '42.00' })).toBe('42.00');
  });

  test('is only its cash-outs if it was cashed out as a whole', () => {
    expect(received({ ...bet, state: 'sold', sales: [sale, { ...sale, amount: '14.00' }] })).toBe('27.33');
  });
});

describe('the tax on a bet', () => {
  const tax = { percent: '20', free: '1.00', amount: '4.20', withheld: '4.20' };

  test('is subtracted from what was received', () => {
    expect(received({ ...bet, tax })).toBe('37.80');
    expect(received({ ...bet, state: 'sold', sales: [{ ...sale, amount: '42.00' }], tax })).toBe('37.80');
    expect(balanceOf({ ...bet, tax })).toEqual({ spent: 2000n, received: 3780n });
  });

  test('on a cash-out is that of all cash-outs, less what was withheld before', () => {
    const open = { ...bet, sales: [sale], tax: { ...tax, withheld: '0.00' } };
    // 13.33 and 5.00 are less than the stake.
    expect(cashOutTax(open, '5.00')).toEqual({ tax: '0.00', received: '5.00' });
    // A fifth of 33.33 less the stake of 20.00 and 1.00.
    expect(cashOutTax(open, '20.00')).toEqual({ tax: '2.46', received: '17.54' });
    expect(cashOutTax({ ...open, tax: { ...tax, withheld: '2.00' } }, '20.00').tax).toBe('0.46');
    expect(cashOutTax({ ...bet, sales: [sale] }, '20.00')).toEqual({ tax: '0.00', received: '20.00' });
  });

  test('lowers possible payouts, at the terms of the bet and at others', () => {
    const open = { iso: 'EUR', possiblePayout: '42.00', tax: { ...tax, withheld: '0.00' } };
    expect(possibleAfterTax(open)).toBe('37.80');
    expect(afterTaxAt(open, '60.00', '30.00')).toBe('54.20');
    expect(afterTaxAt({ iso: 'EUR' }, '60.00', '30.00')).toBe('60.00');
  });
});

describe('a partial cash-out', () => {
  test('is in whole minor units of the stake, paid for exactly that share, rounded down', () => {
    expect(partOf({ ...bet, amount: '10.01' }, '26.67', 50)).toEqual({ amount: '13.32', stays: '5.01' });
    expect(partOf(bet, '26.67', 50)).toEqual({ amount: '13.33', stays: '10.00' });
    expect(partOf(bet, '26.67', 100)).toEqual({ amount: '26.67', stays: '0.00' });
    expect(partOf({ ...bet, iso: 'JPY', amount: '1000' }, '999', 33)).toEqual({
      amount: '329',
      stays: '670',
    });
  });

  test('is calculated from the remaining stake', () => {
    expect(partOf({ ...bet, openStake: '15.00' }, '30.00', 40).stays).toBe('9.00');
  });
});

describe('the totals of bets', () => {
  test('count a premium and an extra stake as spent, a promo code not', () => {
    const insurance = { percent: 50, premium: '1.20', refund: '10.00' };
    expect(balanceOf({ ...bet, insurance })).toEqual({ spent: 2120n, received: 4200n });
    expect(balanceOf({ ...bet, promoCode: 'WELCOME', payout: '22.00' })).toEqual({
      spent: 0n,
      received: 2200n,
    });
    expect(balanceOf({ ...bet, state: 'cancelled', payout: '20.00' })).toEqual({
      spent: 2000n,
      received: 2000n,
    });
    expect(balanceOf({ ...bet, state: 'accepted' })).toBeUndefined();
  });

  test('are added up by the day of settlement in the player’s time zone', () => {
    const late = { ...bet, payout: '0.00', settledAt: at('2026-11-21T21:30:00Z') };
    const { settledAt: _, ...open } = bet;
    const bets = asBets([late, bet, { ...open, state: 'accepted' }]);
    expect(resultOf(bets, 0)).toMatchObject({ count: 2, spent: 4000n, received: 4200n });
    expect(resultOf(bets, 0)?.days.map(({ balance }) => balance)).toEqual([200n]);
    expect(resultOf(bets, 3)?.days.map(({ balance }) => balance)).toEqual([2200n, 200n]);
  });

  test('are undefined if they can’t be exact', () => {
    expect(resultOf(asBets([bet, { ...bet, iso: 'USD' }]), 0)).toBeUndefined();
    expect(resultOf(asBets([bet, { ...bet, prepaidAmount: '5.00' }]), 0)).toBeUndefined();
    expect(resultOf(asBets([{ ...bet, state: 'accepted' }]), 0)).toBeUndefined();
    expect(resultOf([], 0)).toBeUndefined();
  });
});
