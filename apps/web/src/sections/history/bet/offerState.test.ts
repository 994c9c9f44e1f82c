import { expect, test } from 'vitest';
import type { SeenAcceptance } from '../../../features/coupon/placement/offers.ts';
import { offerStateOf } from './offerState.ts';

const now = 1000;
const offer = { amount: '25.00', bets: [], expiresAt: now + 60 };
const at = (placement?: SeenAcceptance, changes: Partial<typeof offer> & { declinedAt?: number } = {}) =>
  offerStateOf({ offer: { ...offer, ...changes }, placement, now });
const refusal = { code: 'MARKET_SUSPENDED', message: 'Closed.', legs: [] } as const;
// Only its number matters here.
const placed = { id: '8' } as Extract<SeenAcceptance, { state: 'accepted' }>['coupon'];
// The intent's content doesn't matter here.
const intent = {} as Extract<SeenAcceptance, { state: 'submitting' }>['intent'];

test('an offer is open until it expires, is declined or accepted', () => {
  expect(at()).toEqual({ step: 'open' });
  expect(at(undefined, { expiresAt: now })).toEqual({ step: 'over' });
  expect(at(undefined, { declinedAt: now - 5 })).toEqual({ step: 'declined' });
  expect(offerStateOf({ offer: { ...offer, takenBy: '8' }, placement: undefined, now })).toEqual({
    step: 'taken',
    takenBy: '8',
  });
});

test('an offer being accepted stays so, even past its end, until the answer arrives', () => {
  expect(at({ state: 'submitting', intent })).toEqual({ step: 'working' });
  expect(at({ state: 'unknown', intent }, { expiresAt: now })).toEqual({
    step: 'working',
    message: 'unknown',
  });
  expect(at({ state: 'pending', intent, coupon: placed }).message).toBe('pending');
  expect(at({ state: 'accepted', coupon: placed }, { expiresAt: now })).toEqual({
    step: 'taken',
    takenBy: '8',
  });
});

test('an offer that could not be accepted can be tried again while it is valid', () => {
  expect(at({ state: 'rejected', refusal })).toEqual({ step: 'open', message: 'refused' });
  expect(at({ state: 'draft' })).toEqual({ step: 'open', message: 'failed' });
  expect(at({ state: 'rejected', refusal }, { expiresAt: now })).toEqual({
    step: 'over',
    message: 'refused',
  });
});
