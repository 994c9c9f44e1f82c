import { expect, test } from 'vitest';
import { ApiError } from '../../../platform/api/apiError.ts';
import type { ActionState } from '../../../features/bets/actions/betActions.types.ts';
import { purchaseStep, type PurchaseData } from './purchaseStep.ts';

const offered: PurchaseData = {
  kind: 'insurance',
  iso: 'EUR',
  price: '1.20',
  asked: undefined,
  action: undefined,
};
const intent = {
  kind: 'insurance',
  body: { percent: 50, premium: '1.20' },
  key: 'key-of-this-one',
  couponId: '7',
  playerId: '1',
  askedAt: 0,
} as const;
const error = new ApiError({ kind: 'refused', status: 409, code: 'PREMIUM_CHANGED', message: 'Dearer.' });
const refused: ActionState = { step: 'refused', intent, error };

test('an action that costs money is an offer, then a question, then pending', () => {
  expect(purchaseStep(offered)).toEqual({ state: 'offer' });
  expect(purchaseStep({ ...offered, asked: '1.20' })).toEqual({ state: 'asked', message: 'ask' });
  expect(purchaseStep({ ...offered, action: { step: 'sending', intent } })).toEqual({ state: 'working' });
  expect(purchaseStep({ ...offered, action: { step: 'unknown', intent } }).message).toBe('unknown');
});

test('a more expensive one asks again at the new price, a cheaper one continues', () => {
  expect(purchaseStep({ ...offered, asked: '1.10' }).message).toBe('moved');
  expect(purchaseStep({ ...offered, asked: '1.30' }).message).toBe('ask');
});

test('a refusal stays until the next question, and does not affect other actions', () => {
  expect(purchaseStep({ ...offered, action: refused })).toEqual({ state: 'offer', message: 'refused' });
  expect(purchaseStep({ ...offered, action: refused, asked: '1.20' })).toEqual({
    state: 'asked',
    message: 'ask',
  });
  expect(purchaseStep({ ...offered, kind: 'powerBet', action: refused })).toEqual({ state: 'offer' });
});

test('an offer that is gone asks nothing', () => {
  expect(purchaseStep({ ...offered, price: undefined, asked: '1.20' }).state).toBe('offer');
});
