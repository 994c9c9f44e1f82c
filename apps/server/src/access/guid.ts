import { randomBytes } from 'node:crypto';

/** A name that can't be guessed, 22 characters. */
export const makeGuid = (): string => randomBytes(16).toString('base64url');
