import type { Problem } from '@touchline/contract';

/**
 * `refused`: the server answered with a problem. `unsent`: the browser failed before the request. Others: there was no
 * readable answer.
 */
export type ApiErrorKind = 'refused' | 'unsent' | 'network' | 'timeout' | 'cancelled';

export interface ApiErrorData {
  readonly kind: ApiErrorKind;
  /** HTTP status; 0 without an answer, 499 for a cancelled request. */
  readonly status: number;
  /** Code of the problem, or `UNSENT`, `NETWORK`, `TIMEOUT`, `CANCELLED`, `UNREADABLE`. */
  readonly code: string;
  readonly message: string;
  readonly requestId?: string | undefined;
  readonly fields?: Problem['fields'] | undefined;
  /** True if `message` is written for the player, in the player's language: status 2 in the body of the answer. */
  readonly isForPlayer?: boolean | undefined;
  /** Body of the problem, for requests whose refusals carry more data. */
  readonly body?: unknown;
  /** Seconds to wait before another attempt, if the server gives them. */
  readonly retryAfter?: number | undefined;
}

/** A failed request. Screens choose their error message by `code` and `kind`; `message` is for logs, unless `isForPlayer`. */
export class ApiError extends Error implements ApiErrorData {
  override readonly name = 'ApiError';
  readonly kind: ApiErrorKind;
  readonly status: number;
  readonly code: string;
  readonly requestId: string | undefined;
  readonly fields: Problem['fields'] | undefined;
  readonly isForPlayer: boolean;
  readonly body: unknown;
  readonly retryAfter: number | undefined;

  constructor(data: ApiErrorData, cause?: unknown) {
    super(data.message, { cause });
    this.kind = data.kind;
    this.status = data.status;
    this.code = data.code;
    this.requestId = data.requestId;
    this.fields = data.fields;
    this.isForPlayer = data.isForPlayer ?? false;
    this.body = data.body;
    this.retryAfter = data.retryAfter;
  }

  /** True if a retry may help: no answer came, or the server itself failed. */
  get isPassing(): boolean {
    return this.kind === 'network' || this.kind === 'timeout' || this.status >= 500;
  }
}
