import { expect, test } from 'vitest';
import { changeSinceLastWeek, playOf, subtract, sumsOf, turnoverIn } from './moneySums.ts';

const sums = (deposit: string) => ({
  deposits: { count: 1, sum: deposit },
  payouts: { count: 0, sum: '0' },
  sport: { turnover: '10.00', payouts: '4.00' },
  casino: { turnover: '5.00', payouts: '7.50' },
});
const day = (at: number, isos: readonly string[], deposit = '1.10') => ({
  at,
  currencies: isos.map((iso) => ({ iso, ...sums(deposit) })),
  total: sums(deposit),
});
const days = [
  day(0, ['EUR']),
  ...[1, 2, 3, 4, 5, 6].map((at) => day(at, [])),
  day(7, ['EUR', 'USD'], '2.20'),
];

test('sums today, or today and the six days before, by currency', () => {
  expect(sumsOf({ days }, 'today').currencies.map(({ iso, deposits }) => [iso, deposits.sum])).toEqual([
    ['EUR', '2.20'],
    ['USD', '2.20'],
  ]);
  const week = sumsOf({ days: [day(-1, ['EUR'], '100'), day(1, ['EUR'], '0.10'), ...days.slice(2)] }, 'week');
  expect(week.currencies[0]?.deposits).toEqual({ count: 2, sum: '2.30' });
});

test('has no total if a day has none', () => {
  expect(
    sumsOf({ days: [...days.slice(0, 6), { ...day(6, []), total: null }, day(7, [])] }, 'week').total,
  ).toBeNull();
});

test('counts the result as turnover less payouts, also below zero', () => {
  expect(playOf(sums('0'))).toEqual({ turnover: '15.00', result: '3.50' });
  expect(subtract('1', '-2.5')).toBe('3.5');
  expect(subtract('1', '2.5')).toBe('-1.5');
});

test('has no turnover of an hour that has not begun or has no rate', () => {
  expect(turnoverIn(null, 'all')).toBeNull();
  expect(turnoverIn({ sport: '1', casino: null }, 'all')).toBeNull();
  expect(turnoverIn({ sport: '1', casino: null }, 'sport')).toBe('1');
  expect(turnoverIn({ sport: '1.5', casino: '2' }, 'all')).toBe('3.5');
});

test('compares only the hours that are over', () => {
  const hour = (index: number, today: string, before: string) => ({
    at: index * 3_600_000,
    today: { sport: today, casino: '0' },
    before: { sport: before, casino: '0' },
  });
  const hours = [hour(0, '12', '10'), hour(1, '1', '1000')];
  expect(changeSinceLastWeek({ hours, at: 5_400_000 })).toBeCloseTo(0.2);
  expect(changeSinceLastWeek({ hours: [hour(0, '12', '0')], at: 5_400_000 })).toBeNull();
});
