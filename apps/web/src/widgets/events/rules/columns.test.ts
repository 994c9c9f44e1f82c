import { expect, test } from 'vitest';
import { planOf, type Column, type ListColumns, type Offer } from './columns.ts';

const all: Offer = { draw: true, handicap: true, total: true };
const text = (places: readonly Column[]) => places.map(({ market, key }) => `${market[0]}:${key}`).join(' ');
const plan = (columns: ListColumns, offer: Partial<Offer> = {}, few = false) => {
  const { first, extra, stacked } = planOf(columns, { ...all, ...offer }, few);
  return [text(first), text(extra), stacked];
};
const RESULT = 'r:home r:draw r:away';
const TOTAL = 't:over t:under';
const HANDICAP = 'h:home h:away';

test('a European list shows the player’s choice', () => {
  expect(plan('result-total')).toEqual([RESULT, TOTAL, 'never']);
  expect(plan('result')).toEqual([RESULT, '', 'never']);
  expect(plan('handicap-total')).toEqual([`${HANDICAP} ${TOTAL}`, '', 'narrow']);
});

test('an Asian list has handicap and total first, home above away, and the draw after both', () => {
  expect(plan('asian')).toEqual([`${HANDICAP} ${TOTAL}`, 'r:home r:away r:draw', 'always']);
  expect(plan('asian', { draw: false })[1]).toBe('r:home r:away');
});

test('columns without markets are left out, but never the result', () => {
  expect(plan('result-total', { total: false, handicap: false, draw: false })).toEqual([
    'r:home r:away',
    '',
    'never',
  ]);
  expect(plan('handicap-total', { handicap: false })).toEqual([TOTAL, '', 'narrow']);
  expect(plan('handicap-total', { handicap: false, total: false })).toEqual([RESULT, '', 'never']);
  expect(plan('asian', { handicap: false, total: false })).toEqual(['r:home r:away r:draw', '', 'always']);
});

test('the widest tables have the handicap after the total, or in its place if there is none', () => {
  const wide = (offer: Partial<Offer>, columns: ListColumns = 'result-total') =>
    text(planOf(columns, { ...all, ...offer }, false).widest);
  expect(wide({})).toBe(HANDICAP);
  expect(wide({ total: false })).toBe('');
  expect(plan('result-total', { total: false })).toEqual([RESULT, HANDICAP, 'never']);
  expect(wide({}, 'result')).toBe('');
  expect(text(planOf('result-total', all, true).widest)).toBe('');
});

test('the light version has the fewest columns', () => {
  for (const columns of ['result-total', 'handicap-total', 'asian'] as const)
    expect(plan(columns, {}, true)[1], columns).toBe('');
});
