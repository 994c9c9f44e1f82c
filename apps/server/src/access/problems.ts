import { ProblemError } from '../http/problem.ts';

/** Returns the error for a wrong login or password; it doesn't reveal which one is wrong. */
export const wrongCredentials = () =>
  new ProblemError(
    401,
    'WRONG_CREDENTIALS',
    'Login and password do not fit together: check both and try again.',
  );

export const wrongCode = () =>
  new ProblemError(422, 'CODE_WRONG', 'This is not the code that is asked for: look again.');

export const codeOver = () =>
  new ProblemError(
    422,
    'CODE_EXPIRED',
    'This code is over: it was used, too old, or wrong too often. Ask for a new one, or begin again.',
  );
