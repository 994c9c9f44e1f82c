import { describe, expect, test } from 'vitest';
import type { ActionState } from '../../../features/bets/actions/betActions.types.ts';
import { ApiError } from '../../../platform/api/apiError.ts';
import { cashOutStep, type CashOutData } from './cashOutStep.ts';

const bet = { state: 'accepted', iso: 'EUR' } as const;
const offer = { availability: 1, amount: '26.67', delaySeconds: 0 } as const;
const offered: CashOutData = { bet, offer, amount: '26.67', asked: undefined, action: undefined };
const intent = {
  kind: 'sale',
  body: { percent: 50, amount: '13.33' },
  key: 'key-of-this-sale',
  couponId: '7',
  playerId: '1',
  askedAt: 0,
} as const;
const refusal = new ApiError({ kind: 'refused', status: 409, code: 'OFFER_EXPIRED', message: 'Moved.' });
// The cast: the step reads nothing of this bet.
const done = { step: 'done', intent, bet: { id: '7' } } as ActionState;
const sold = { percent: 50, stake: '5.00', amount: '13.33', at: 1, state: 'done' } as const;

describe('a cash-out', () => {
  test('is an offer, then a question, then pending', () => {
    expect(cashOutStep(offered)).toEqual({ state: 'offer' });
    expect(cashOutStep({ ...offered, asked: '26.67' })).toEqual({ state: 'confirm', message: 'ask' });
    expect(cashOutStep({ ...offered, action: { step: 'sending', intent } }).state).toBe('working');
    expect(cashOutStep({ ...offered, action: { step: 'unknown', intent } })).toEqual({
      state: 'working',
      message: 'unknown',
    });
  });

  test('asks again if it would pay less than confirmed, and not if it would pay more', () => {
    expect(cashOutStep({ ...offered, asked: '27.00' })).toEqual({
      state: 'moved',
      message: 'moved',
      from: '27.00',
    });
    expect(cashOutStep({ ...offered, asked: '9.00' }).state).toBe('confirm');
  });

  test('refused for its price asks again at the new one', () => {
    const refused: ActionState = { step: 'refused', intent, error: refusal };
    expect(cashOutStep({ ...offered, amount: '12.10', action: refused })).toEqual({
      state: 'moved',
      message: 'moved',
      from: '13.33',
    });
    expect(cashOutStep({ ...offered, amount: '13.33', action: refused }).state).toBe('refused');
    const suspended = {
      ...offered,
      offer: { availability: -1, delaySeconds: 0 } as const,
      amount: undefined,
    };
    expect(cashOutStep({ ...suspended, action: refused })).toEqual({
      state: 'unavailable',
      message: 'refused',
    });
  });

  test('of a part leaves an offer for the rest, a whole one ends', () => {
    const rest = { ...offered, bet: { ...bet, sales: [sold] }, action: done };
    expect(cashOutStep(rest)).toEqual({ state: 'partSold', message: 'soldPart' });
    expect(cashOutStep({ ...rest, bet: { ...rest.bet, state: 'sold' } }).state).toBe('sold');
  });

  test('refused by its live delay was not made', () => {
    const late = { ...bet, sales: [sold, { ...sold, state: 'refused' as const }] };
    expect(cashOutStep({ ...offered, amount: '13.33', bet: late, action: done }).state).toBe('refused');
  });

  test('without an answer is not sent again, and the offer stays', () => {
    expect(cashOutStep({ ...offered, action: { step: 'unanswered', intent } })).toEqual({
      state: 'refused',
      message: 'unanswered',
    });
  });

  test('is not possible while the offer is unknown, suspended or gone', () => {
    const without = (data: Partial<CashOutData>) =>
      cashOutStep({ ...offered, amount: undefined, ...data }).message;
    expect(without({ offer: undefined })).toBe('loading');
    for (const lack of ['SUSPENDED', 'TOO_MANY_OPEN', 'HYPER_BONUS'] as const) {
      expect(without({ offer: { availability: -1, lack, delaySeconds: 0 } })).toBe(`lack.${lack}`);
    }
    expect(without({ offer: { availability: -2, delaySeconds: 0 } })).toBe('lack.OVER');
  });
});
