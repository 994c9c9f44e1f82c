import type { ApiPaths, BodyOf, CallId, Calls } from '@touchline/contract';
import { createApiClient, type Outcome } from '@touchline/contract/client';
import { monotonicNow, serverClock } from '../clock/clock.ts';
import { createEmitter } from '../emitter/emitter.ts';
import { openTokenSource } from '../token/token.ts';
import { createBearerSend } from './bearer.ts';
import { createPlayerReads } from './playerReads.ts';
import { refusalError } from './problem.ts';
import { createTransport } from './transport.ts';

type PathsFor<Session> = Pick<
  ApiPaths,
  { [Id in CallId]: Calls[Id]['session'] extends Session ? Calls[Id]['path'] : never }[CallId]
>;

const signedOut = createEmitter();
const refusedByLaw = createEmitter<[refused: Response]>();

const send = createTransport({
  async fetch(request) {
    const response = await globalThis.fetch(request);
    if (response.status === 451) refusedByLaw.emit(response);
    return response;
  },
  monotonic: monotonicNow,
  observe: serverClock.observe,
});

const options = { baseUrl: typeof location === 'undefined' ? '' : location.origin };
const tokenClient = createApiClient<PathsFor<'player'>>({ ...options, fetch: send });

/** Source of bearer tokens for player requests. */
export const tokens = openTokenSource((force, signal) =>
  answer(tokenClient.GET('/web-api/user/gettoken', { params: { query: { force_refresh: force } }, signal })),
);

const playerReads = createPlayerReads();
const sendForPlayer = createBearerSend({ send, tokens, signedOut: signedOut.emit });

const signOutClient = createApiClient<PathsFor<'anyone'>>({ ...options, fetch: send });

/** Settled when no request to sign out is on its way. */
let signOutSettled: Promise<unknown> = Promise.resolve();

/**
 * Requests the end of the session, also if the page is closed meanwhile. Public writes wait for the response: it deletes
 * the cookie, which must not be that of a sign-in sent in the meantime.
 * @throws ApiError when the server refuses, or when no answer came
 */
export function requestSignOut(body: BodyOf<Calls['signOut']>): Promise<unknown> {
  const call = answer(signOutClient.POST('/web-api/session/sign-out', { body, keepalive: true }));
  signOutSettled = Promise.allSettled([signOutSettled, call]);
  return call;
}

/** Client for public requests. */
export const api = createApiClient<PathsFor<'anyone'>>({
  ...options,
  async fetch(request) {
    if (request.method !== 'GET') await signOutSettled;
    return send(request);
  },
});

/** Client for a signed-in player's requests: adds the bearer token, renews it on 401 and repeats the request once. */
export const playerApi = createApiClient<PathsFor<'player'>>({
  ...options,
  fetch: (request) =>
    request.method === 'GET'
      ? playerReads.run((signal) =>
          sendForPlayer(new Request(request, { signal: AbortSignal.any([request.signal, signal]) })),
        )
      : sendForPlayer(request),
});

/**
 * Runs work that may end the player's session. Until it is done or has failed, no read of the player is on its way,
 * nor a request for a token that only reads need: the server would refuse them.
 */
export function pauseReadsWhile<T>(work: () => Promise<T>): Promise<T> {
  return playerReads.pauseWhile(() => {
    tokens.interrupt();
    return work();
  });
}

/**
 * Ends what is on its way for the player who was signed in. Call it whenever the signed-in player changes.
 * @param isGuest nobody is signed in now: reads of a player are refused without a request
 */
export function resetPlayerCalls(isGuest: boolean): void {
  tokens.reset();
  playerReads.reset(isGuest);
}

/**
 * Subscribes to the server rejecting the player's session.
 * @returns unsubscribes
 */
export const onSignedOut = signedOut.subscribe;

/**
 * Subscribes to responses with status 451 (terms to accept, or legal restrictions); each subscriber gets its own
 * clone.
 * @returns unsubscribes
 */
export function onRefusedByLaw(listener: (refused: Response) => unknown): () => void {
  return refusedByLaw.subscribe((refused) => listener(refused.clone()));
}

/**
 * Returns the data of a request.
 * @throws ApiError when the server refuses, or when no answer came
 */
export async function answer<T>(call: Promise<Outcome<T>>): Promise<T> {
  const { data, error, response } = await call;
  if (data === undefined) throw refusalError(error, response);
  return data;
}
