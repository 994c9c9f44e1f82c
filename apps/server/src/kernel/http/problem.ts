import type { Problem } from '@touchline/contract';

export type ProblemField = NonNullable<Problem['fields']>[number];

/** Additional fields of some problems. */
export interface ProblemExtra {
  /** End of the block that caused the refusal. */
  readonly until?: Date;
  /** Lets the player ask to return from an exclusion. */
  readonly returnToken?: string;
  /** Id of the thing that exists already. */
  readonly existingId?: string;
  /** With 451: 1 while the player has to accept the terms. */
  readonly exceptionCode?: number;
}

/**
 * A refusal that the caller gets as a `Problem`: what happened, why, what to do. Throw it from any handler or
 * service.
 */
export class ProblemError extends Error {
  override readonly name = 'ProblemError';
  readonly status: number;
  readonly code: string;
  readonly fields: readonly ProblemField[] | undefined;
  readonly extra: ProblemExtra;

  /** @param code a stable name for programs, upper case */
  constructor(
    status: number,
    code: string,
    message: string,
    fields?: readonly ProblemField[],
    extra: ProblemExtra = {},
  ) {
    super(message);
    this.status = status;
    this.code = code;
    this.fields = fields;
    this.extra = extra;
  }
}

/** Creates the 401 of a call that needs a signed-in player. */
export const signInNeeded = () =>
  new ProblemError(401, 'SIGN_IN_NEEDED', 'You need to be signed in: sign in, or refresh your token.');

/** Creates a 400 that names one field of the request. */
export const wrongField = (path: string, code: string, message: string) =>
  new ProblemError(400, 'INVALID_REQUEST', message, [{ path, code }]);
