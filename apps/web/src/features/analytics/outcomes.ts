import { ApiError } from '../../platform/api/apiError.ts';
import { track } from './track.ts';

/**
 * Tells how something ended, and changes nothing of it.
 * @param done what is told of an end as it should be
 * @param failed what is told of a failure, which goes on to whoever waits
 */
export async function counted<T>(
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

/** The code of a refusal; `network` where no answer came. */
export const codeOf = (error: unknown): string => (error instanceof ApiError ? error.code : 'network');

/** Counts a sign-in that was refused, by what was wrong with it. */
export function trackLoginError(error: unknown): void {
  const code = codeOf(error);
  if (code === 'CODE_WRONG') track('login_error', 'code_wrong');
  else if (code === 'CODE_EXPIRED') track('login_error', 'code_expired');
  else track('login_error', error instanceof ApiError && error.status === 401 ? 'both' : 'other');
}

/** Counts a sign-in whose fields were left empty or can't be. */
export function trackLoginFields(wrong: readonly string[]): void {
  const isPass = wrong.includes('password');
  const isLogin = wrong.some((field) => field !== 'password');
  track('login_error', isPass && isLogin ? 'both' : isPass ? 'pass' : 'login');
}

/** Counts what became of a code of a recovery. */
export function trackRecoveryError(error: unknown): void {
  const code = codeOf(error);
  if (code === 'CODE_WRONG') track('recovery_code', 'wrong');
  else if (code === 'CODE_EXPIRED') track('recovery_code', 'expired');
  else track('recovery_error', code);
}
