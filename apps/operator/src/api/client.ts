import type { OperatorPaths } from '@touchline/contract';
import { createApiClient, type Outcome } from '@touchline/contract/client';
import { followServerClock } from '../shared/serverClock.ts';
import { CallError, OFFLINE, refusalIn } from './callError.ts';
import { signedInAgain } from './session.ts';

const UNAUTHORIZED = 401;

/** Calls of the sign-in itself, whose 401 isn't a session that ended meanwhile. */
const SIGN_IN = /^\/ops\/(?:sign-(?:in|out)(?:\/|$)|me$)/;

async function fetched(request: Request): Promise<Response> {
  const response = await fetch(request).catch((error: unknown) => {
    if (request.signal.aborted) throw error;
    throw new CallError(0, OFFLINE);
  });
  followServerClock(response);
  return response;
}

/** Sends a request with the session's cookie. If the session is over, it is sent again after a new sign-in. */
async function send(request: Request): Promise<Response> {
  if (SIGN_IN.test(new URL(request.url).pathname)) return fetched(request);
  const again = request.clone();
  const response = await fetched(request);
  if (response.status !== UNAUTHORIZED) return response;
  return (await signedInAgain()) ? send(again) : response;
}

/** Client of the operators' calls. Screens use `read`, `readPages` and `useWrite`, which store and renew answers. */
export const client = createApiClient<OperatorPaths>({
  baseUrl: typeof location === 'undefined' ? '' : location.origin,
  cache: 'no-store',
  credentials: 'same-origin',
  fetch: send,
});

const NO_CONTENT = 204;

/**
 * Returns the data of a call; null for one that answers without content, as its type says.
 * @throws {CallError} when the server refuses, or no answer came
 */
export async function answerOf<T>(call: Promise<Outcome<T>>): Promise<T> {
  const { data, error, response } = await call;
  // The cast: the contract types an answer without content as null.
  if (response.status === NO_CONTENT) return null as T;
  if (data === undefined) throw new CallError(response.status, refusalIn(error));
  return data;
}

/**
 * Fetches a file. The caller sets the media type: the type of an uploaded file isn't trusted.
 * @throws {CallError}
 */
export async function readFile(path: string, type: string): Promise<Blob> {
  const address = new URL(path, location.origin);
  const response = await send(new Request(address, { cache: 'no-store', credentials: 'same-origin' }));
  if (!response.ok) {
    const body: unknown = await response.json().catch(() => undefined);
    throw new CallError(response.status, refusalIn(body));
  }
  return new Blob([await response.arrayBuffer()], { type });
}
