import { expect, test } from 'vitest';
import { partOrder, partsOf, pastedParts, readDate } from './dateParts.ts';

test.each([
  ['de', ['day', 'month', 'year']],
  ['en-US', ['month', 'day', 'year']],
  ['hu', ['year', 'month', 'day']],
  ['ar', ['day', 'month', 'year']],
  ['fa', ['year', 'month', 'day']],
  ['th', ['day', 'month', 'year']],
])('%s orders the parts as %j', (locale, order) => expect(partOrder(locale)).toEqual(order));

test.each([
  [{ day: '14', month: '3', year: '1990' }, '1990-03-14', undefined],
  [{ day: '29', month: '2', year: '2004' }, '2004-02-29', undefined],
  [{ day: '29', month: '2', year: '2023' }, '', 'impossible'],
  [{ day: '31', month: '4', year: '1990' }, '', 'impossible'],
  [{ day: '0', month: '4', year: '1990' }, '', 'impossible'],
  [{ day: '1', month: '13', year: '1990' }, '', 'impossible'],
  [{ day: '', month: '', year: '' }, '', 'empty'],
  [{ day: '14', month: '', year: '1990' }, '', 'incomplete'],
  [{ day: '14', month: '3', year: '90' }, '', 'incomplete'],
  [{ day: '14', month: '3', year: '1899' }, '', 'early'],
  [{ day: '15', month: '3', year: '2008' }, '', 'late'],
  [{ day: '14', month: '3', year: '2008' }, '2008-03-14', undefined],
])('reads %j as %j (problem: %j)', (parts, value, problem) => {
  expect(readDate(parts, { min: '1900-01-01', max: '2008-03-14' })).toEqual(
    problem === undefined ? { value } : { value, problem },
  );
});

test('splits an ISO date into its parts and returns none for other text', () => {
  expect(partsOf('2026-03-14')).toEqual({ day: '14', month: '03', year: '2026' });
  expect(partsOf('yesterday')).toEqual({ day: '', month: '', year: '' });
});

test.each([
  ['14.03.1990', ['day', 'month', 'year'] as const],
  ['3/14/1990', ['month', 'day', 'year'] as const],
  ['1990-03-14', ['day', 'month', 'year'] as const],
])('%s can be pasted', (text, order) => {
  const parts = pastedParts(text, order);
  expect(parts && readDate(parts).value).toBe('1990-03-14');
});

test('ignores pasted text that is not a date', () =>
  expect(pastedParts('next week', ['day', 'month', 'year'])).toBeUndefined());
