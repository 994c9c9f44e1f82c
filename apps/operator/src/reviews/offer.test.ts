import type { Coupon } from '@touchline/contract';
import { expect, test } from 'vitest';
import { offerBody, offerDraftOf, offerProblems } from './offer.ts';

// The cast: an offer reads only these fields of a bet.
const coupon = {
  amount: '3000.00',
  bets: [
    { selectionId: 'a', coef: '1.85' },
    { selectionId: 'b', coef: '2.1' },
  ],
} as Coupon;
const draft = offerDraftOf(coupon);

test('an offer sends only the prices that differ from the bet’s', () => {
  const body = offerBody(coupon, { amount: ' 2500 ', coefs: { a: '1.85', b: '1.9' }, seconds: '60' });
  expect(body).toEqual({
    kind: 'offer',
    amount: '2500',
    bets: [{ selectionId: 'b', coef: '1.9' }],
    seconds: 60,
  });
});

test('an offer with the terms of the bet has no faults', () => {
  expect(offerProblems(draft)).toEqual([]);
});

test.each([
  ['amount', { amount: '0' }],
  ['amount', { amount: '25,00' }],
  ['price:b', { coefs: { b: '1' } }],
  ['seconds', { seconds: '5' }],
  ['seconds', { seconds: '60.5' }],
])('a fault in %s is named', (field, change) => {
  expect(offerProblems({ ...draft, ...change }).map((problem) => problem.field)).toEqual([field]);
});
