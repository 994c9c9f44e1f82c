import type { AnalyticsEvent } from '@touchline/contract';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { ApiError } from '../../platform/api/apiError.ts';
import {
  trackBillError,
  tracked,
  trackEmailError,
  trackLoginError,
  trackLoginFields,
  trackPhoneError,
  trackRecoveryError,
} from './outcomes.ts';
import { sendTo, track } from './track.ts';

let told: AnalyticsEvent[];
beforeEach(() => {
  told = [];
  sendTo((event) => told.push(event));
});
afterEach(() => sendTo(undefined));

const refusal = (status: number, code: string) =>
  new ApiError({ kind: 'refused', status, code, message: 'ann@example.com' });

test('a refused sign-in is tracked by its error, never by the input', () => {
  trackLoginError(refusal(401, 'CREDENTIALS_WRONG'));
  trackLoginError(refusal(422, 'CODE_WRONG'));
  trackLoginError(refusal(422, 'CODE_EXPIRED'));
  trackLoginError(refusal(403, 'KEPT_OUT'));
  trackLoginError(new TypeError('ann@example.com'));
  expect(told.map(({ detail }) => detail)).toEqual(['both', 'code_wrong', 'code_expired', 'other', 'other']);
  expect(JSON.stringify(told)).not.toContain('ann');
});

test('empty fields are tracked as login, password or both', () => {
  trackLoginFields(['login']);
  trackLoginFields(['phone', 'password']);
  trackLoginFields(['password']);
  expect(told.map(({ detail }) => detail)).toEqual(['login', 'both', 'pass']);
});

test('a recovery is tracked by the result of its code or its failure', () => {
  trackRecoveryError(refusal(422, 'CODE_WRONG'));
  trackRecoveryError(refusal(422, 'CODE_EXPIRED'));
  trackRecoveryError(refusal(429, 'TOO_MANY_MAILS'));
  trackRecoveryError(new TypeError('no network'));
  expect(told).toEqual([
    { event: 'recovery_code', detail: 'wrong' },
    { event: 'recovery_code', detail: 'expired' },
    { event: 'recovery_error', detail: 'too_many_mails' },
    { event: 'recovery_error', detail: 'network' },
  ]);
});

test('a bill and a contact that fail are tracked by the code of the refusal', () => {
  trackBillError('deposit', refusal(403, 'LIMIT_DEPOSIT'));
  trackBillError('withdrawal', new TypeError('no network'));
  trackEmailError(refusal(409, 'EMAIL_TAKEN'));
  trackPhoneError(refusal(422, 'CODE_WRONG'));
  expect(told).toEqual([
    { event: 'bill_error', detail: 'deposit.limit_deposit' },
    { event: 'bill_error', detail: 'withdrawal.network' },
    { event: 'email_add_error', detail: 'email_taken' },
    { event: 'phone_add_error', detail: 'code_wrong' },
  ]);
  expect(JSON.stringify(told)).not.toContain('ann');
});

test('a tracked promise settles as it would otherwise', async () => {
  const done = () => track('login_success', 'sms');
  await expect(tracked(Promise.resolve(7), done, trackLoginError)).resolves.toBe(7);
  const wrong = refusal(401, 'CREDENTIALS_WRONG');
  await expect(tracked(Promise.reject(wrong), done, trackLoginError)).rejects.toBe(wrong);
  expect(told).toEqual([
    { event: 'login_success', detail: 'sms' },
    { event: 'login_error', detail: 'both' },
  ]);
});
