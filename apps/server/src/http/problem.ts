import type { Problem } from '@touchline/contract';

export type ProblemField = NonNullable<Problem['fields']>[number];

/** What some refusals tell besides. */
export interface ProblemExtra {
  /** When what stands in the way ends. */
  readonly until?: Date;
  /** Lets the player ask to return from an exclusion. */
  readonly returnToken?: string;
  /** With 451: 1 while the player has to agree to the terms. */
  readonly exceptionCode?: number;
}

/** A refusal that the caller gets as a `Problem`: what happened, why, what to do. Throw it from any handler or service. */
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

/** 401 for a call that needs a signed-in player. */
export const signInNeeded = () =>
  new ProblemError(
    401,
    'SIGN_IN_NEEDED',
    'This needs a signed-in player: sign in, or ask for a fresh token.',
  );

/** 400 that names one field of the request. */
export const wrongField = (path: string, code: string, message: string) =>
  new ProblemError(400, 'INVALID_REQUEST', message, [{ path, code }]);
