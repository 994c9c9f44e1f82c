import { describe, expect, test } from 'vitest';
import { nextStep, stepsLeft } from './nextStep.ts';

const all = {
  is_changed_password: true,
  enable_two_factor_auth: true,
  enable_phone_binding: true,
  enable_security_question: true,
  enable_email_auth: true,
};
const account = (off: Partial<typeof all>, more: object = {}) => ({
  user_email: 'marta@touchline.example',
  activation_type: 1 as const,
  protection_methods: { ...all, ...off },
  has_passkey: false,
  ...more,
});

describe('the next step', () => {
  test('is the player’s own password before all others', () => {
    expect(nextStep(account({ is_changed_password: false, enable_two_factor_auth: false }))).toBe('password');
  });

  test('is two-factor sign-in once the password is the player’s own', () => {
    expect(nextStep(account({ enable_two_factor_auth: false, enable_phone_binding: false }))).toBe(
      'twoFactor',
    );
  });

  test('confirms a phone that was added, and adds one otherwise', () => {
    const off = { enable_phone_binding: false };
    expect(nextStep(account(off))).toBe('phone');
    expect(nextStep(account(off, { phone_number: '705550124' }))).toBe('phoneConfirm');
  });

  test('needs an e-mail before codes by e-mail', () => {
    const off = { enable_email_auth: false };
    expect(nextStep(account(off))).toBe('emailCode');
    expect(nextStep(account(off, { user_email: undefined }))).toBe('email');
  });

  test('is absent with full protection', () => {
    expect(nextStep(account({}))).toBeUndefined();
    expect(stepsLeft(account({}))).toBe(0);
    expect(stepsLeft(account({ enable_email_auth: false, enable_security_question: false }))).toBe(2);
    expect(stepsLeft(account({ enable_email_auth: false }, { has_passkey: true }))).toBe(0);
  });
});
