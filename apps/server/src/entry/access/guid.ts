import { randomBytes } from 'node:crypto';

/** Makes a random id of 22 characters (128 bits). */
export const makeGuid = (): string => randomBytes(16).toString('base64url');
