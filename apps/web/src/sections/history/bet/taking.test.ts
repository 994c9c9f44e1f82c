import { expect, test } from 'vitest';
import type { SeenTaking } from '../../../features/coupon/offers.ts';
import { takingOf } from './taking.ts';

const now = 1000;
const offer = { amount: '25.00', bets: [], expiresAt: now + 60 };
const at = (placement?: SeenTaking, changes: Partial<typeof offer> & { declinedAt?: number } = {}) =>
  takingOf({ offer: { ...offer, ...changes }, placement, now });
const refusal = { code: 'MARKET_SUSPENDED', message: 'Closed.', legs: [] } as const;
// Only its number matters here.
const placed = { id: '8' } as Extract<SeenTaking, { state: 'accepted' }>['coupon'];
// The intent's content doesn't matter here.
const intent = {} as Extract<SeenTaking, { state: 'submitting' }>['intent'];

test('an offer is open until it expires, is declined or accepted', () => {
  expect(at()).toEqual({ step: 'open' });
  expect(at(undefined, { expiresAt: now })).toEqual({ step: 'over' });
  expect(at(undefined, { declinedAt: now - 5 })).toEqual({ step: 'declined' });
  expect(takingOf({ offer: { ...offer, takenBy: '8' }, placement: undefined, now })).toEqual({
    step: 'taken',
    takenBy: '8',
  });
});

test('an offer being accepted stays so, even past its end, until the answer arrives', () => {
  expect(at({ state: 'submitting', intent })).toEqual({ step: 'working' });
  expect(at({ state: 'unknown', intent }, { expiresAt: now })).toEqual({ step: 'working', news: 'unknown' });
  expect(at({ state: 'pending', intent, coupon: placed }).news).toBe('pending');
  expect(at({ state: 'accepted', coupon: placed }, { expiresAt: now })).toEqual({
    step: 'taken',
    takenBy: '8',
  });
});

test('an offer that could not be accepted can be tried again while it is valid', () => {
  expect(at({ state: 'rejected', refusal })).toEqual({ step: 'open', news: 'refused' });
  expect(at({ state: 'draft' })).toEqual({ step: 'open', news: 'failed' });
  expect(at({ state: 'rejected', refusal }, { expiresAt: now })).toEqual({ step: 'over', news: 'refused' });
});
