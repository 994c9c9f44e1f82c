import type { Problem } from '@touchline/contract';

/** Problem that the server returns for a refused call. */
export type Refusal = Pick<Problem, 'code' | 'message' | 'fields'>;

/** Error of a refused call, or of a call without an answer (status 0). */
export class CallError extends Error {
  override readonly name = 'CallError';
  readonly status: number;
  readonly refusal: Refusal;

  constructor(status: number, refusal: Refusal) {
    super(refusal.message);
    this.status = status;
    this.refusal = refusal;
  }

  /** True if somebody else has changed the same thing since this page has read it. */
  get isOutdated(): boolean {
    return this.status === CONFLICT;
  }
}

/** Status of a call that another change has overtaken. */
const CONFLICT = 409;

/** The refusal of a call without an answer, or with an answer that isn't the server's. */
export const OFFLINE: Refusal = { code: 'OFFLINE', message: '' };

/** Reads a problem from the body of an answer. A body that isn't one (a proxy's page) counts as no answer. */
export function refusalIn(body: unknown): Refusal {
  const isProblem = typeof body === 'object' && body !== null && 'code' in body && 'message' in body;
  // The cast: the contract's problem, as far as the two fields above tell.
  return isProblem ? (body as Refusal) : OFFLINE;
}
