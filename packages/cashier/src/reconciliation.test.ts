import { describe, expect, test } from 'vitest';
import { differencesOf, type RecordedDeposit, type ReportedDeposit } from './reconciliation.ts';

const ours: RecordedDeposit = {
  state: 'succeeded',
  amountMode: 'fixed',
  iso: 'EUR',
  amount: 10_000n,
  refunded: 0n,
  charge: 320n,
};
const theirs: ReportedDeposit = {
  state: 'succeeded',
  iso: 'EUR',
  amount: 10_000n,
  refunded: 0n,
  charge: 320n,
};

const named = (left: Partial<RecordedDeposit> | undefined, right: Partial<ReportedDeposit> | undefined) =>
  differencesOf(left && { ...ours, ...left }, right && { ...theirs, ...right }).map((difference) =>
    difference.repair === 'event'
      ? `${difference.kind}: ${difference.event}`
      : `${difference.kind}: ${difference.repair}`,
  );

describe('a deposit that both record alike', () => {
  test.each([
    ['succeeded', 'succeeded'],
    ['charged_back', 'charged-back'],
    ['failed', 'failed'],
    ['pending', 'pending'],
    ['redirected', 'redirected'],
  ] as const)('as %s has no difference', (state, reported) => {
    expect(named({ state }, { state: reported })).toEqual([]);
  });
  test('and that both have given back has none', () => {
    expect(named({ state: 'refunded', refunded: 10_000n }, { refunded: 10_000n })).toEqual([]);
    expect(named({ state: 'returned' }, { refunded: 10_000n })).toEqual([]);
  });
});

describe('the provider is ahead:', () => {
  test.each(['created', 'redirected', 'pending', 'failed', 'cancelled', 'expired'] as const)(
    'a paid deposit that is %s here is paid',
    (state) => expect(named({ state }, {})).toEqual(['paid: paid']),
  );
  test.each([
    ['redirected', 'pending', 'behind: acted'],
    ['redirected', 'failed', 'behind: failed'],
    ['created', 'cancelled', 'behind: cancelled'],
    ['redirected', 'expired', 'behind: expired'],
    ['pending', 'expired', 'behind: failed'],
  ] as const)('a deposit that is %s here and %s there', (state, reported, difference) => {
    expect(named({ state }, { state: reported })).toEqual([difference]);
  });
  test('a chargeback and a won dispute are applied', () => {
    expect(named({}, { state: 'charged-back' })).toEqual(['chargeback: charged-back']);
    expect(named({ state: 'charged_back' }, {})).toEqual(['dispute-won: dispute-won']);
  });
  test('a refund that was made there is applied with what is missing here', () => {
    expect(differencesOf({ ...ours, refunded: 1_000n }, { ...theirs, refunded: 4_000n })).toEqual([
      { kind: 'refund', repair: 'event', event: 'refunded', amount: 3_000n },
    ]);
  });
});

describe('another amount of a deposit of any amount', () => {
  const open: RecordedDeposit = { ...ours, amountMode: 'open' };
  test.each([9_000n, 12_000n])('is booked: %s', (amount) => {
    expect(differencesOf(open, { ...theirs, amount })).toEqual([
      { kind: 'amount', repair: 'event', event: 'corrected', amount },
    ]);
  });
  test('needs a person once as much was given back', () => {
    expect(differencesOf({ ...open, refunded: 9_000n }, { ...theirs, amount: 9_000n })).toEqual([
      { kind: 'amount', repair: 'operator' },
    ]);
  });
});

describe('a difference that only a person may repair:', () => {
  test('credited money that the provider doesn’t have', () => {
    expect(named({}, { state: 'failed' })).toEqual(['not-paid: operator']);
    expect(named({}, undefined)).toEqual(['missing-there: operator']);
  });
  test('another amount or currency', () => {
    expect(named({}, { amount: 9_000n })).toEqual(['amount: operator']);
    expect(named({}, { iso: 'USD' })).toEqual(['currency: operator']);
  });
  test('a refund that was never sent', () => {
    expect(named({ refunded: 4_000n }, {})).toEqual(['refund-missing: operator']);
  });
  test('money for an unknown payment', () => {
    expect(named(undefined, {})).toEqual(['unknown-payment: operator']);
    expect(named(undefined, { state: 'failed' })).toEqual([]);
  });
});

test('a charge that differs is booked by its difference, in both directions', () => {
  expect(differencesOf({ ...ours, charge: 0n }, theirs)).toEqual([
    { kind: 'charge', repair: 'charge', amount: 320n },
  ]);
  expect(differencesOf({ ...ours, charge: 400n }, theirs)).toEqual([
    { kind: 'charge', repair: 'charge', amount: -80n },
  ]);
});
