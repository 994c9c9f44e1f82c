import { hashOf } from '../accounts/secrets.ts';

/** What is stored of a recovery code, however its reader writes it: `abcd-efgh` and `ABCDEFGH` are the same. */
export const recoveryHash = (code: string): string => hashOf(code.toUpperCase().replaceAll('-', ''));
