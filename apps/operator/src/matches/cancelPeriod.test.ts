import { expect, test } from 'vitest';
import { cancelBody, cancelProblems, NO_PERIOD, type CancelPeriod } from './cancelPeriod.ts';

const PERIOD: CancelPeriod = { ...NO_PERIOD, range: 'period' };
const at = (text: string) => ({ at: Date.parse(text), isWrong: false });

test('a period without ends sends none: bets from the first one until now', () => {
  expect(cancelProblems(NO_PERIOD)).toEqual([]);
  expect(cancelBody(NO_PERIOD)).toEqual({});
});

test('all bets are cancelled whatever was typed for a period before', () => {
  const all: CancelPeriod = {
    range: 'all',
    start: at('2026-03-14T15:00Z'),
    end: { at: undefined, isWrong: true },
  };
  expect(cancelProblems(all)).toEqual([]);
  expect(cancelBody(all)).toEqual({});
});

test('a half-typed start is a fault, not a period from the first bet', () => {
  const period = { ...PERIOD, start: { at: undefined, isWrong: true } };
  expect(cancelProblems(period).map(({ field }) => field)).toEqual(['start']);
});

test('a period that ends before it starts is a fault of its end', () => {
  const period = { ...PERIOD, start: at('2026-03-14T15:00Z'), end: at('2026-03-14T14:00Z') };
  expect(cancelProblems(period).map(({ field }) => field)).toEqual(['end']);
});

test('ends are sent in seconds', () => {
  const period = { ...PERIOD, start: at('2026-03-14T15:00Z'), end: at('2026-03-14T16:00Z') };
  expect(cancelBody(period)).toEqual({ start: 1773500400, end: 1773504000 });
});
