import { followServerClock } from '../shared/serverClock.ts';
import { bearer, signOut } from './session.ts';

/** Problem document that the server returns for a refused call. */
export interface Refusal {
  readonly code: string;
  readonly message: string;
  readonly fields?: readonly { readonly path: string; readonly code: string }[];
}

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
}

const OFFLINE: Refusal = { code: 'OFFLINE', message: '' };

/** @throws {CallError} */
async function send(method: string, path: string, body?: object): Promise<Response> {
  try {
    return await fetch(path, {
      method,
      headers: {
        authorization: `Bearer ${bearer()}`,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      cache: 'no-store',
      credentials: 'omit',
    });
  } catch {
    throw new CallError(0, OFFLINE);
  }
}

/**
 * Calls the server with the operator's token from memory. Signs out if the server rejects the token.
 * @throws {CallError} with the server's message
 */
export async function call<Answer>(method: string, path: string, body?: object): Promise<Answer> {
  const answer = await accepted(await send(method, path, body));
  // The cast is safe: the server's answers follow the contract.
  return (await answer.json()) as Answer;
}

/** @throws {CallError} for every answer with an error status */
async function accepted(answer: Response): Promise<Response> {
  followServerClock(answer);
  if (answer.ok) return answer;
  if (answer.status === 401) signOut();
  // The cast is safe: error answers are problem documents.
  const refusal = await (answer.json() as Promise<Refusal>).catch(() => OFFLINE);
  throw new CallError(answer.status, refusal);
}

/**
 * Fetches a file. The caller sets the media type: the type of an uploaded file isn't trusted.
 * @throws {CallError}
 */
export async function callFile(path: string, type: string): Promise<Blob> {
  return new Blob([await (await accepted(await send('GET', path))).arrayBuffer()], { type });
}

/** Appends an id or a name to an address. */
export const within = (path: string, name: string): string => `${path}/${encodeURIComponent(name)}`;
