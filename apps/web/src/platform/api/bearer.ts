import type { TokenSource } from '../token/tokenSource.ts';
import { ApiError } from './apiError.ts';
import type { Send } from './transport.ts';

export interface BearerDeps {
  readonly send: Send;
  readonly tokens: TokenSource;
  /** Called when the server rejects the session, by a second 401 or by refusing a token. */
  signedOut(): void;
}

/**
 * Sends a player's request with a bearer token. A 401 renews the token and repeats the same request once (method,
 * body, idempotency key); a second 401, or a refused token, means signed out.
 */
export function createBearerSend({ send, tokens, signedOut }: BearerDeps): Send {
  return async (request) => {
    try {
      const spare = request.clone();
      const token = await tokens.get(request.signal);
      const first = await send(withBearer(request, token));
      if (first.status !== 401) return first;
      const second = await send(withBearer(spare, await tokens.renew(token, request.signal)));
      if (second.status === 401) signedOut();
      return second;
    } catch (error) {
      if (error instanceof ApiError && error.status === 401) signedOut();
      throw error;
    }
  };
}

function withBearer(request: Request, token: string): Request {
  const copy = new Request(request);
  copy.headers.set('authorization', `Bearer ${token}`);
  return copy;
}
