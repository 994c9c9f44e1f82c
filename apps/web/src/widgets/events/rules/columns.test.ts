import { expect, test } from 'vitest';
import { planOf, type Column, type ListColumns, type Offer } from './columns.ts';

const all: Offer = { draw: true, handicap: true, total: true };
const text = (places: readonly Column[]) => places.map(({ market, key }) => `${market[0]}:${key}`).join(' ');
const plan = (columns: ListColumns, offer: Partial<Offer> = {}, few = false) => {
  const { first, more, stacked } = planOf(columns, { ...all, ...offer }, few);
  return [text(first), more.map((own) => text(own.columns)).join(', '), stacked];
};
const RESULT = 'r:home r:draw r:away';
const TOTAL = 't:over t:under';
const HANDICAP = 'h:home h:away';

test('a European list shows the player’s choice', () => {
  expect(plan('result-total')).toEqual([RESULT, `${HANDICAP}, ${TOTAL}`, 'never']);
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

test('the handicap is before the total, but needs a wider table', () => {
  const steps = (offer: Partial<Offer>) =>
    planOf('result-total', { ...all, ...offer }, false).more.map(
      ({ step, columns }) => `${step} ${columns[0]?.market}`,
    );
  expect(steps({})).toEqual(['third handicap', 'second total']);
  expect(steps({ total: false })).toEqual(['second handicap']);
  expect(steps({ handicap: false })).toEqual(['second total']);
});

test('the widest tables of wide pages have a second total and both sides to score', () => {
  const wide = { secondTotal: true, bothToScore: true };
  expect(planOf('result-total', { ...all, ...wide }, false).more.map(({ step }) => step)).toEqual([
    'third',
    'second',
    'fourth',
    'fifth',
  ]);
  expect(plan('result-total', wide)[1]).toBe(`${HANDICAP}, ${TOTAL}, s:over s:under, b:yes b:no`);
  expect(plan('result-total', { ...wide, total: false })[1]).toBe(`${HANDICAP}, b:yes b:no`);
  expect(plan('result', wide)[1]).toBe('');
});

test('the light version has the fewest columns', () => {
  for (const columns of ['result-total', 'handicap-total', 'asian'] as const)
    expect(plan(columns, {}, true)[1], columns).toBe('');
});
