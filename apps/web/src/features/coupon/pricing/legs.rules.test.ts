import type { MatchRecord } from '@touchline/feed';
import { describe, expect, test } from 'vitest';
import { blockerOf, legOf } from './legs.rules.ts';
import { bet, legData, judged, market } from '../testing/legs.ts';

const finished = { status: 4 } as MatchRecord;

describe('a leg', () => {
  test.each([
    ['open', {}],
    ['suspended', { market: market({ status: -1 }) }],
    ['finished', { market: market({ status: -3 }) }],
    ['finished', { match: finished }],
    ['locked', { market: undefined }],
    ['loading', { market: undefined, isKnown: false }],
    ['dependent', { terms: { ...judged, isDepend: true } }],
    ['banned', { terms: { ...judged, isBannedExpress: true } }],
    ['open', { terms: { ...judged, isDepend: true, isBannedExpress: true }, typeId: 0 }],
    ['open', { terms: { ...judged, isDepend: true, isBannedExpress: true }, typeId: 9 }],
    ['dependent', { terms: { ...judged, isDepend: true }, typeId: 2 }],
  ] as const)('is %s', (state, changes) => {
    expect(legOf(bet, legData(changes)).state).toBe(state);
  });

  test.each([
    ['2', undefined],
    ['2.1', 'up'],
    ['1.9', 'down'],
    ['10', 'up'],
  ])('at %s shows that it moved %s', (k, move) => {
    expect(legOf(bet, legData({ market: market({}, k) }))).toMatchObject({ price: k, move });
  });

  test('keeps its last price when the feed no longer has it', () => {
    expect(legOf(bet, legData({ market: undefined }))).toMatchObject({ price: '2', move: undefined });
  });
});

test('an equal price in another notation did not move', () => {
  expect(legOf({ ...bet, coef: '2.10' }, legData({ market: market({}, '2.1') })).move).toBeUndefined();
});

test('a selection added without a price has none until the feed sends one', () => {
  const dead = { ...bet, coef: undefined, isBlocked: true };
  expect(legOf(dead, legData({ market: undefined, isKnown: false }))).toMatchObject({
    state: 'locked',
    price: undefined,
    move: undefined,
  });
});

test('blockers are returned in the order in which the player can fix them', () => {
  const open = legOf(bet, legData());
  const suspended = legOf(bet, legData({ market: market({ status: -1 }) }));
  const gone = legOf(bet, legData({ market: undefined }));
  const shape = { reason: 'leg-count' } as const;
  const problems = { shape, hasTerms: false, hasAmountProblem: true };
  expect(blockerOf([open, suspended, gone], problems)).toBe('legs-closed');
  expect(blockerOf([open, suspended], problems)).toBe('legs-suspended');
  expect(blockerOf([open], problems)).toBe('shape');
  const unpriced = { ...problems, shape: { reason: 'no-anti-express-coef' } } as const;
  expect(blockerOf([open], unpriced)).toBe('loading');
  expect(blockerOf([open], { ...unpriced, hasTerms: true })).toBe('shape');
  expect(blockerOf([open], { hasTerms: true, hasAmountProblem: true })).toBe('amount');
  expect(blockerOf([open], { hasTerms: true, hasAmountProblem: false })).toBeUndefined();
});
