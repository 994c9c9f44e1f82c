import { ApiError } from '../../platform/api/apiError.ts';
import { track, type Bill } from './track.ts';

/**
 * Tracks how a promise settles without changing its result.
 * @param done tracks a success
 * @param failed tracks a failure, which is thrown on
 */
export async function tracked<T>(
  work: Promise<T>,
  done: (result: T) => void,
  failed: (error: unknown) => void,
): Promise<T> {
  try {
    const result = await work;
    done(result);
    return result;
  } catch (error) {
    failed(error);
    throw error;
  }
}

/** Returns the code of a refusal; `network` if there was no answer. */
export const errorCodeOf = (error: unknown): string => (error instanceof ApiError ? error.code : 'network');

/** Tracks a refused sign-in by its error. */
export function trackLoginError(error: unknown): void {
  const code = errorCodeOf(error);
  if (code === 'CODE_WRONG') track('login_error', 'code_wrong');
  else if (code === 'CODE_EXPIRED') track('login_error', 'code_expired');
  else track('login_error', error instanceof ApiError && error.status === 401 ? 'both' : 'other');
}

/** Tracks a sign-in with empty or invalid fields. */
export function trackLoginFields(wrong: readonly string[]): void {
  const isPass = wrong.includes('password');
  const isLogin = wrong.some((field) => field !== 'password');
  track('login_error', isPass && isLogin ? 'both' : isPass ? 'pass' : 'login');
}

/** Tracks why a deposit or a withdrawal couldn't be made. */
export function trackBillError(bill: Bill, error: unknown): void {
  track('bill_error', `${bill}.${errorCodeOf(error)}`);
}

/** Tracks why an e-mail couldn't be added or changed, from the request for a code to its confirmation. */
export function trackEmailError(error: unknown): void {
  track('email_add_error', errorCodeOf(error));
}

/** Tracks why a phone couldn't be added, changed or activated, from the request for a code to its confirmation. */
export function trackPhoneError(error: unknown): void {
  track('phone_add_error', errorCodeOf(error));
}

/** Tracks the error of a recovery code. */
export function trackRecoveryError(error: unknown): void {
  const code = errorCodeOf(error);
  if (code === 'CODE_WRONG') track('recovery_code', 'wrong');
  else if (code === 'CODE_EXPIRED') track('recovery_code', 'expired');
  else track('recovery_error', code);
}
