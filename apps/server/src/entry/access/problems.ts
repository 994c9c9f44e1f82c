import { ProblemError } from '../../kernel/index.ts';

/** Returns the error for a wrong login or password; it doesn't reveal which one is wrong. */
export const wrongCredentials = () =>
  new ProblemError(401, 'WRONG_CREDENTIALS', 'Wrong login or password: check both and try again.');

export const wrongCode = () => new ProblemError(422, 'CODE_WRONG', 'Wrong code: check it and try again.');

export const codeOver = () =>
  new ProblemError(
    422,
    'CODE_EXPIRED',
    'This code was used, has expired or was entered wrong too often. Ask for a new one, or start again.',
  );

export const stepLocked = () =>
  new ProblemError(
    422,
    'STEP_LOCKED',
    'Too many wrong codes for this account: wait a day, or reset your password and sign in with the new one.',
  );
