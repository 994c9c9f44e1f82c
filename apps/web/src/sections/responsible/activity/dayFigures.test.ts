import { expect, test } from 'vitest';
import { sumOf } from '../../../features/account/amounts.ts';
import { dayFigures, runningNet } from './dayFigures.ts';

const DAY = 86_400;
/** Noon UTC of some day. */
const now = 20_000 * DAY + 12 * 3600;
const stretch = { iso: 'EUR', days: 3, now, timeZone: 0 };

test('each day has winnings minus stakes, and deposits separately', () => {
  const entries = [
    { at: now, kind: 'payout', amount: '18.50' },
    { at: now - 60, kind: 'stake', amount: '-10.00' },
    { at: now - DAY, kind: 'stake', amount: '-5.00' },
    { at: now - DAY, kind: 'demo-credit', amount: '100.00' },
    { at: now - 9 * DAY, kind: 'payout', amount: '900.00' },
  ];
  const days = dayFigures(entries, stretch);
  expect(days.map(({ net, deposited }) => [net, deposited])).toEqual([
    ['0.00', '0.00'],
    ['-5.00', '100.00'],
    ['8.50', '0.00'],
  ]);
  expect(runningNet(days, 'EUR')).toEqual(['0.00', '-5.00', '3.50']);
  expect(sumOf(['-5.00', '8.50'], 'EUR')).toBe('3.50');
});

test('a day starts at midnight of the player’s time zone', () => {
  const late = { at: 20_000 * DAY - 3600, kind: 'stake', amount: '-1.00' };
  expect(dayFigures([late], { ...stretch, timeZone: 0 })[1]?.net).toBe('-1.00');
  expect(dayFigures([late], { ...stretch, timeZone: 3 })[2]?.net).toBe('-1.00');
  expect(dayFigures([], { ...stretch, timeZone: 3 })[2]?.at).toBe(20_000 * DAY - 3 * 3600);
});

test('a withdrawal is no loss', () => {
  const out = { at: now, kind: 'withdrawal', amount: '-50.00' };
  expect(dayFigures([out], stretch)[2]?.net).toBe('0.00');
});
