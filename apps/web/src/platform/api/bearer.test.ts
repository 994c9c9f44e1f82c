import { describe, expect, test, vi } from 'vitest';
import type { TokenSource } from '../token/tokenSource.ts';
import { ApiError } from './apiError.ts';
import { createBearerSend } from './bearer.ts';

interface Seen {
  readonly token: string | null;
  readonly key: string | null;
  readonly body: string;
}

function calls(statuses: readonly number[], tokens: Partial<TokenSource> = {}) {
  const seen: Seen[] = [];
  const signedOut = vi.fn<() => void>();
  const send = createBearerSend({
    async send(request) {
      seen.push({
        token: request.headers.get('authorization'),
        key: request.headers.get('idempotency-key'),
        body: await request.text(),
      });
      return new Response('{}', { status: statuses[seen.length - 1] ?? 200 });
    },
    tokens: {
      get: async () => 'old',
      renew: async () => 'new',
      interrupt: () => undefined,
      reset: () => undefined,
      ...tokens,
    },
    signedOut,
  });
  return { send, seen, signedOut };
}

const placement = () =>
  new Request('https://site.example/web-api/coupons', {
    method: 'POST',
    headers: { 'idempotency-key': 'intent-1' },
    body: '{"amount":"10.00"}',
  });

describe('a player’s request', () => {
  test('is repeated once with a new token, the same body and the same key', async () => {
    const { send, seen, signedOut } = calls([401, 200]);
    expect((await send(placement())).status).toBe(200);
    expect(seen).toEqual([
      { token: 'Bearer old', key: 'intent-1', body: '{"amount":"10.00"}' },
      { token: 'Bearer new', key: 'intent-1', body: '{"amount":"10.00"}' },
    ]);
    expect(signedOut).not.toHaveBeenCalled();
  });

  test('that is refused twice signs out, and is not sent a third time', async () => {
    const { send, seen, signedOut } = calls([401, 401, 200]);
    expect((await send(placement())).status).toBe(401);
    expect(seen).toHaveLength(2);
    expect(signedOut).toHaveBeenCalledOnce();
  });

  test('without an available token signs out, and isn’t sent', async () => {
    const nobody = new ApiError({ kind: 'refused', status: 401, code: 'SIGNED_OUT', message: '' });
    const { send, seen, signedOut } = calls([], { get: () => Promise.reject(nobody) });
    await expect(send(placement())).rejects.toBe(nobody);
    expect(seen).toEqual([]);
    expect(signedOut).toHaveBeenCalledOnce();
  });

  test('that could not reach the server leaves the player signed in', async () => {
    const lost = new ApiError({ kind: 'network', status: 0, code: 'NETWORK', message: '' });
    const { send, signedOut } = calls([401], { renew: () => Promise.reject(lost) });
    await expect(send(placement())).rejects.toBe(lost);
    expect(signedOut).not.toHaveBeenCalled();
  });
});
