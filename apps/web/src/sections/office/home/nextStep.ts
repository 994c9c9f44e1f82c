import type { UserConfig } from '@touchline/contract';
import { needsPhoneActivation } from '../../../features/userConfig/userConfig.rules.ts';

export type ProtectionStep =
  | 'password'
  | 'twoFactor'
  | 'phone'
  | 'phoneConfirm'
  | 'question'
  | 'email'
  | 'emailCode';

type Account = Pick<UserConfig, 'protection_methods' | 'user_email' | 'phone_number' | 'activation_type'>;

/** Returns the number of protection methods that the account still needs: a passkey replaces any one of them. */
export function stepsLeft({
  protection_methods: methods,
  has_passkey: hasPasskey,
}: Pick<UserConfig, 'protection_methods' | 'has_passkey'>): number {
  const left = Object.values(methods).filter((isOn) => !isOn).length;
  return hasPasskey ? Math.max(0, left - 1) : left;
}

/** Returns the step that protects the account most; undefined if all methods are in use. */
export function nextStep(account: Account): ProtectionStep | undefined {
  const { protection_methods: methods, user_email: email } = account;
  if (!methods.is_changed_password) return 'password';
  if (!methods.enable_two_factor_auth) return 'twoFactor';
  if (!methods.enable_phone_binding) return needsPhoneActivation(account) ? 'phoneConfirm' : 'phone';
  if (!methods.enable_security_question) return 'question';
  if (methods.enable_email_auth) return undefined;
  return email === undefined ? 'email' : 'emailCode';
}
