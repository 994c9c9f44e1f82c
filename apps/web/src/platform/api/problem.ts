import * as v from 'valibot';
import { ApiError } from './apiError.ts';

/** Status in the body of an answer whose message is written for the player. */
export const FOR_PLAYER = 2;

/** Status of a request that took too long to arrive, at the server or a proxy: the same one may be sent again. */
const REQUEST_TIMEOUT = 408;

const ProblemBody = v.object({
  code: v.string(),
  message: v.string(),
  requestId: v.optional(v.string()),
  status: v.optional(v.number()),
  fields: v.optional(v.array(v.object({ path: v.string(), code: v.string() }))),
});

/**
 * Parses a refusal; a body that isn't a problem (a proxy's page, an empty one) gets a problem derived from the
 * status.
 */
export function refusalError(body: unknown, response: Response): ApiError {
  const parsed = v.safeParse(ProblemBody, body);
  const { status, ...problem }: v.InferOutput<typeof ProblemBody> = parsed.success
    ? parsed.output
    : { code: 'UNREADABLE', message: `The server answered ${response.status} without a problem body.` };
  return new ApiError({
    kind: response.status === REQUEST_TIMEOUT ? 'timeout' : 'refused',
    status: response.status,
    ...problem,
    isForPlayer: status === FOR_PLAYER,
    requestId: problem.requestId ?? response.headers.get('x-request-id') ?? undefined,
    retryAfter: seconds(response.headers.get('retry-after')),
    body,
  });
}

/**
 * Converts a failure of fetch itself.
 * @param cancelled whether the caller's own signal aborted it
 */
export function requestError(error: unknown, cancelled: boolean): ApiError {
  if (error instanceof ApiError) return error;
  if (cancelled)
    return new ApiError(
      { kind: 'cancelled', status: 499, code: 'CANCELLED', message: 'The call was cancelled.' },
      error,
    );
  if (error instanceof DOMException && error.name === 'TimeoutError') {
    return new ApiError(
      { kind: 'timeout', status: 0, code: 'TIMEOUT', message: 'No answer came in time.' },
      error,
    );
  }
  return new ApiError(
    { kind: 'network', status: 0, code: 'NETWORK', message: 'The server could not be reached.' },
    error,
  );
}

/** The failure of a call that was not sent, or ended, because the player signed out: like the server's refusal. */
export function signedOutError(): ApiError {
  return new ApiError({
    kind: 'refused',
    status: 401,
    code: 'SIGNED_OUT',
    message: 'The player has signed out.',
  });
}

function seconds(header: string | null): number | undefined {
  const value = Number(header ?? Number.NaN);
  return Number.isFinite(value) && value >= 0 ? value : undefined;
}
