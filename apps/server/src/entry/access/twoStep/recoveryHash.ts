import { hashOf } from '../../../accounts/index.ts';

/** Hashes a recovery code for storage, regardless of its notation: `abcd-efgh` and `ABCDEFGH` are the same. */
export const recoveryHash = (code: string): string => hashOf(code.toUpperCase().replaceAll('-', ''));
