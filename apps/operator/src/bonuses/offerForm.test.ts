import type { OperatorOffer } from '@touchline/contract/operators';
import { expect, test } from 'vitest';
import { formOf, termsOf } from './offerForm.ts';

const offer: OperatorOffer = {
  id: '1',
  siteId: 'touchline',
  state: 'published',
  version: 3,
  grants: 0,
  terms: {
    kind: 'reload',
    product: 'betting',
    currencies: [{ iso: 'EUR', cap: '50.00', minDeposit: '10.00', maxBet: '5.00', maxConvert: '150.00' }],
    percent: '50',
    wagering: {
      times: '8',
      base: 'depositAndBonus',
      countFrom: 'any',
      assumedReturn: 93,
      sport: { types: ['single', 'express'], minLegs: 3, minOdds: '1.40' },
    },
    days: 30,
    isSticky: true,
    countries: ['DE', 'MT'],
    weekday: 5,
    needs: ['verified', 'deposit'],
    perPlayer: 2,
    maxGrants: 1000,
    isHidden: true,
    from: 1_764_561_600,
    to: 1_767_240_000,
  },
  texts: { en: { title: 'Reload', text: 'Fifty percent on Fridays.' } },
  changedAt: 0,
  changedBy: 'ann',
  faults: [],
};

test('saving an offer without an edit keeps all of its terms', () => {
  expect(termsOf(formOf(offer))).toEqual(offer.terms);
});

test('a text that is no time is sent as none, which the server refuses', () => {
  expect(termsOf({ ...formOf(offer), to: 'tomorrow' }).to).toBeNaN();
});

test('a number of uses that can’t be read is sent as 0, which the server refuses, and never as unlimited', () => {
  expect(termsOf({ ...formOf(offer), maxGrants: '1,000' }).maxGrants).toBe(0);
  expect(termsOf({ ...formOf(offer), maxGrants: '' }).maxGrants).toBeUndefined();
});
