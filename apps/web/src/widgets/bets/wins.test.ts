import { expect, test } from 'vitest';
import { isNewWin, payoutsOf } from './wins.ts';

const settled = { state: 'settled', outcome: 'won', settledAt: 1000 } as const;

test('a bet that was just settled as won is news, for two minutes', () => {
  expect(isNewWin(settled, 1000)).toBe(true);
  expect(isNewWin(settled, 1119)).toBe(true);
  expect(isNewWin(settled, 1120)).toBe(false);
});

test.each([
  ['lost', { ...settled, outcome: 'lost' }],
  ['returned', { ...settled, outcome: 'returned' }],
  ['open', { state: 'accepted' }],
  ['sold', { state: 'sold', settledAt: 1000 }],
] as const)('a bet that is %s is no win', (_, bet) => {
  expect(isNewWin(bet, 1000)).toBe(false);
});

test('payouts are added up exactly, by currency', () => {
  const bets = [
    { iso: 'EUR', payout: '0.10' },
    { iso: 'EUR', payout: '28.20' },
    { iso: 'JPY', payout: '150' },
  ];
  expect(payoutsOf(bets)).toEqual([
    { iso: 'EUR', amount: '28.30' },
    { iso: 'JPY', amount: '150' },
  ]);
});

test('payouts are added up after their tax', () => {
  const tax = { percent: '20', amount: '2.00', withheld: '2.00' };
  expect(
    payoutsOf([
      { iso: 'EUR', payout: '20.00', tax },
      { iso: 'EUR', payout: '8.30' },
    ]),
  ).toEqual([{ iso: 'EUR', amount: '26.30' }]);
});
