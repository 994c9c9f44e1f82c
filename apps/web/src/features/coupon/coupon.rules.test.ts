import type { MarketRecord, MatchRecord } from '@touchline/feed';
import { describe, expect, test } from 'vitest';
import type { CouponTerms } from './coupon.api.ts';
import {
  blockerOf,
  legOf,
  maxAmount,
  quickAmounts,
  stakeOf,
  steppedAmount,
  totalsOf,
  type LegFacts,
} from './coupon.rules.ts';
import type { CouponBet } from './coupon.types.ts';

const bet: CouponBet = {
  selectionId: '1.match-result:home',
  marketId: '1.match-result',
  gameId: 1,
  selectionKey: 'home',
  marketType: 'match-result',
  sportId: 1,
  competition: 'First Division',
  country: 'GB',
  home: 'Reds',
  away: 'Blues',
  startsAt: 1,
  coef: '2',
};

const terms: CouponTerms = {
  minBetAmount: '0.20',
  maxBetAmount: '2000.00',
  maxPayout: '50000.00',
  delaySeconds: 0,
  systemOptions: [],
  isVipBetAvailable: false,
  legs: [],
};

function market(changes: Partial<MarketRecord> = {}, k = '2'): MarketRecord {
  return {
    id: '1.match-result',
    matchId: 1,
    type: 'match-result',
    group: 'popular',
    status: 1,
    producer: 'line',
    selections: [{ id: bet.selectionId, key: 'home', k }],
    version: 1,
    at: 0,
    ...changes,
  };
}

const finished = { status: 4 } as MatchRecord;

function facts(changes: Partial<LegFacts> = {}): LegFacts {
  return { match: undefined, market: market(), isKnown: true, terms: undefined, typeId: 1, ...changes };
}

const judged = {
  selectionId: bet.selectionId,
  isBlocked: false,
  isDepend: false,
  isBannedExpress: false,
  isDisabledBanker: false,
};

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
  ] as const)('is %s', (state, changes) => {
    expect(legOf(bet, facts(changes)).state).toBe(state);
  });

  test.each([
    ['2', undefined],
    ['2.1', 'up'],
    ['1.9', 'down'],
    ['10', 'up'],
  ])('at %s says that it moved %s', (k, move) => {
    expect(legOf(bet, facts({ market: market({}, k) }))).toMatchObject({ price: k, move });
  });

  test('keeps its last price when the feed no longer has it', () => {
    expect(legOf(bet, facts({ market: undefined }))).toMatchObject({ price: '2', move: undefined });
  });
});

describe('the stake', () => {
  const of = (typed: string | undefined, balance?: bigint) =>
    stakeOf(typed, { iso: 'EUR', terms, balance }).problem;

  test('starts with the first amount of the currency', () => {
    expect(stakeOf(undefined, { iso: 'EUR', terms, balance: undefined })).toEqual({
      text: '5.00',
      minor: 500n,
      problem: undefined,
    });
  });

  test.each([
    ['', 'empty'],
    ['abc', 'not-a-number'],
    ['1.001', 'too-many-decimals'],
    ['0.19', 'below-min'],
    ['0,20', undefined],
    ['2000.01', 'above-max'],
    ['٢٠', undefined],
  ])('%s is %s', (typed, problem) => {
    expect(of(typed)).toBe(problem);
  });

  test('is held against the balance of a player', () => {
    expect(of('10', 999n)).toBe('above-balance');
    expect(of('10', 1000n)).toBeUndefined();
  });

  test('steps by the currency’s step and stops at nothing', () => {
    const five = stakeOf('5', { iso: 'EUR', terms, balance: undefined });
    expect([steppedAmount(five, 'EUR', 1), steppedAmount(five, 'EUR', -1)]).toEqual(['7.50', '2.50']);
    expect(steppedAmount(stakeOf('1', { iso: 'EUR', terms, balance: undefined }), 'EUR', -1)).toBe('0.00');
  });

  test('at most is the coupon’s maximum or the balance', () => {
    expect(maxAmount({ iso: 'EUR', terms, balance: 1250n })).toBe('12.50');
    expect(maxAmount({ iso: 'EUR', terms, balance: undefined })).toBe('2000.00');
    expect(quickAmounts('EUR')).toEqual(['5.00', '10.00', '25.00', '50.00']);
  });
});

describe('the totals', () => {
  const legs = ['1.38', '4.40'].map((k) => legOf({ ...bet, coef: k }, facts({ market: market({}, k) })));
  const view = { iso: 'EUR', terms, viewId: 0 };
  const stake = (text: string) => stakeOf(text, { iso: 'EUR', terms, balance: undefined });

  test('multiply the legs and pay by the exact product', () => {
    expect(totalsOf(legs, stake('10'), view)).toEqual({ price: '6.072', returns: '60.72', isCapped: false });
  });

  test('are in the player’s odds format', () => {
    expect(totalsOf(legs, stake('10'), { ...view, viewId: 2 }).price).toBe('+507');
  });

  test('say when the cap cuts them, and nothing without a stake', () => {
    expect(totalsOf(legs, stake('9000'), view)).toMatchObject({ returns: '50000.00', isCapped: true });
    expect(totalsOf(legs, stake('x'), view).returns).toBeUndefined();
  });
});

test('what blocks is named in the order in which the player can mend it', () => {
  const open = legOf(bet, facts());
  const suspended = legOf(bet, facts({ market: market({ status: -1 }) }));
  const gone = legOf(bet, facts({ market: undefined }));
  const stake = stakeOf('', { iso: 'EUR', terms, balance: undefined });
  expect(blockerOf([open, suspended, gone], stake)).toBe('legs-closed');
  expect(blockerOf([open, suspended], stake)).toBe('legs-suspended');
  expect(blockerOf([open], stake)).toBe('amount');
  expect(blockerOf([open], stakeOf('5', { iso: 'EUR', terms, balance: undefined }))).toBeUndefined();
});
