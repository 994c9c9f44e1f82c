import { bearer, signOut } from './session.ts';

/** What the server says about a call that it refuses. */
export interface Refusal {
  readonly code: string;
  readonly message: string;
  readonly fields?: readonly { readonly path: string; readonly code: string }[];
}

/** A call that was refused, or that no answer came to (status 0). */
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
 * Makes an operator's call with the token in memory. A token that is not taken any more signs out.
 * @throws {CallError} with the server's own sentence
 */
export async function call<Answer>(method: string, path: string, body?: object): Promise<Answer> {
  const answer = await accepted(await send(method, path, body));
  // The cast: the server's own calls answer what the contract says of them.
  return (await answer.json()) as Answer;
}

/** @throws {CallError} for every answer that is a refusal */
async function accepted(answer: Response): Promise<Response> {
  if (answer.ok) return answer;
  if (answer.status === 401) signOut();
  // The cast: refusals are problems.
  const refusal = await (answer.json() as Promise<Refusal>).catch(() => OFFLINE);
  throw new CallError(answer.status, refusal);
}

/**
 * Asks for a file. Its type is the caller's: what players sent says nothing about itself here.
 * @throws {CallError}
 */
export async function callFile(path: string, type: string): Promise<Blob> {
  return new Blob([await (await accepted(await send('GET', path))).arrayBuffer()], { type });
}

/** An id or a name within an address. */
export const within = (path: string, name: string): string => `${path}/${encodeURIComponent(name)}`;
