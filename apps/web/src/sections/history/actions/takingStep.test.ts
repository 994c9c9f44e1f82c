import { expect, test } from 'vitest';
import { ApiError } from '../../../platform/api/apiError.ts';
import type { ActionState } from '../../../features/bets/betActions.types.ts';
import { takingStep, type TakingFacts } from './takingStep.ts';

const offered: TakingFacts = {
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
  expect(takingStep(offered)).toEqual({ state: 'offer' });
  expect(takingStep({ ...offered, asked: '1.20' })).toEqual({ state: 'asked', news: 'ask' });
  expect(takingStep({ ...offered, action: { step: 'sending', intent } })).toEqual({ state: 'working' });
  expect(takingStep({ ...offered, action: { step: 'unknown', intent } }).news).toBe('unknown');
});

test('a more expensive one asks again at the new price, a cheaper one continues', () => {
  expect(takingStep({ ...offered, asked: '1.10' }).news).toBe('moved');
  expect(takingStep({ ...offered, asked: '1.30' }).news).toBe('ask');
});

test('a refusal stays until the next question, and does not affect other actions', () => {
  expect(takingStep({ ...offered, action: refused })).toEqual({ state: 'offer', news: 'refused' });
  expect(takingStep({ ...offered, action: refused, asked: '1.20' })).toEqual({ state: 'asked', news: 'ask' });
  expect(takingStep({ ...offered, kind: 'powerBet', action: refused })).toEqual({ state: 'offer' });
});

test('an offer that is gone asks nothing', () => {
  expect(takingStep({ ...offered, price: undefined, asked: '1.20' }).state).toBe('offer');
});
