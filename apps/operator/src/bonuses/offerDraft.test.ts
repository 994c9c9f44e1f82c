import type { OperatorOffer } from '@touchline/contract/operators';
import { expect, test } from 'vitest';
import { offerDraft, offerSchema } from './offerDraft.ts';
import { termsOf } from './offerTerms.ts';

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
  expect(termsOf(offerDraft(offer))).toEqual(offer.terms);
  expect(offerSchema.parse(offerSchema.read(offer))).toEqual({
    body: { terms: offer.terms, texts: offer.texts },
  });
});

test('an instant that can’t be read is a fault, and never no bound', () => {
  const draft = { ...offerDraft(offer), to: Number.NaN };
  expect(termsOf(draft).to).toBeNaN();
  expect(offerSchema.parse(draft)).toMatchObject({ problems: [{ field: 'to' }] });
});

test('a number of uses that can’t be read is a fault, and never unlimited', () => {
  const draft = { ...offerDraft(offer), maxGrants: '1,000' };
  expect(termsOf(draft).maxGrants).toBe(0);
  expect(offerSchema.parse(draft)).toMatchObject({ problems: [{ field: 'maxGrants' }] });
  expect(termsOf({ ...draft, maxGrants: '' }).maxGrants).toBeUndefined();
});

test('a currency’s line with an unknown amount is a fault, and isn’t left out', () => {
  const draft = { ...offerDraft(offer), currencies: 'EUR amonut=10.00' };
  expect(offerSchema.parse(draft)).toMatchObject({ problems: [{ field: 'currencies' }] });
});

test('a language has both a title and a text, or neither', () => {
  const draft = offerDraft(offer);
  const half = { ...draft, title: { ...draft.title, ru: 'Перезагрузка' } };
  expect(offerSchema.parse(half)).toMatchObject({ problems: [{ field: 'title' }] });
});
