import type { ApiPaths, CallId, Calls } from '@touchline/contract';
import { monotonicNow, serverClock } from '../clock/clock.ts';
import { openTokenSource } from '../token/token.ts';
import { createBearerSend } from './bearer.ts';
import { createApiClient, type Outcome } from './client.ts';
import { refusal } from './problem.ts';
import { createTransport } from './transport.ts';

type PathsFor<Session> = Pick<
  ApiPaths,
  { [Id in CallId]: Calls[Id]['session'] extends Session ? Calls[Id]['path'] : never }[CallId]
>;

const signedOutListeners = new Set<() => unknown>();
const refusedListeners = new Set<(refused: Response) => unknown>();

const send = createTransport({
  async fetch(request) {
    const response = await globalThis.fetch(request);
    if (response.status === 451) refusedListeners.forEach((listener) => listener(response.clone()));
    return response;
  },
  monotonic: monotonicNow,
  observe: serverClock.observe,
});

const options = { baseUrl: typeof location === 'undefined' ? '' : location.origin };
const tokenClient = createApiClient<PathsFor<'player'>>({ ...options, fetch: send });

/** The bearer of player calls; reset it at any change of sign-in. */
export const tokens = openTokenSource((force) =>
  answer(tokenClient.GET('/web-api/user/gettoken', { params: { query: { force_refresh: force } } })),
);

/** The calls that anyone may make. */
export const api = createApiClient<PathsFor<'anyone'>>({ ...options, fetch: send });

/** The calls of a signed-in player: bearer added, renewed and repeated once on 401. */
export const playerApi = createApiClient<PathsFor<'player'>>({
  ...options,
  fetch: createBearerSend({
    send,
    tokens,
    signedOut: () => signedOutListeners.forEach((listener) => listener()),
  }),
});

/** Hears that the server no longer knows this player. @returns stops hearing */
export function onSignedOut(listener: () => unknown): () => void {
  signedOutListeners.add(listener);
  return () => signedOutListeners.delete(listener);
}

/** Hears each 451, with an answer of its own to read: terms to agree to, or a law. @returns stops hearing */
export function onRefusedByLaw(listener: (refused: Response) => unknown): () => void {
  refusedListeners.add(listener);
  return () => refusedListeners.delete(listener);
}

/**
 * The answer of a call.
 * @throws ApiError when the server refuses, or when no answer came
 */
export async function answer<T>(call: Promise<Outcome<T>>): Promise<T> {
  const { data, error, response } = await call;
  if (data === undefined) throw refusal(error, response);
  return data;
}
