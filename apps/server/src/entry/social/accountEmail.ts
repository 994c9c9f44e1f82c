import { isEmailAddress } from '@touchline/contract/enteredTexts';

/** Returns an address verified by a company as accounts store it; undefined for one that no account may have. */
export function accountEmail(email: unknown): string | undefined {
  return typeof email === 'string' && isEmailAddress(email) ? email.toLowerCase() : undefined;
}
