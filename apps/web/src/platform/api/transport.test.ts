import { describe, expect, test, vi } from 'vitest';
import type { ClockReading } from '../clock/serverClock.ts';
import { ApiError } from './apiError.ts';
import { refusalError } from './problem.ts';
import { createTransport } from './transport.ts';

function transport(fetch: (request: Request) => Promise<Response>) {
  const observe = vi.fn<(reading: ClockReading) => void>();
  let at = 0;
  return { send: createTransport({ fetch, monotonic: () => (at += 50), observe }), observe };
}

const request = (init?: RequestInit) => new Request('https://site.example/web-api/site', init);

/** A network that never answers, and aborts like fetch. */
const silence = (asked: Request) =>
  new Promise<Response>((_, reject) => {
    asked.signal.addEventListener('abort', () => reject(asked.signal.reason as Error));
  });

describe('an exchange with the server', () => {
  test('identifies the app and the request for logs', async () => {
    let seen: Headers | undefined;
    const { send } = transport(async ({ headers }) => {
      seen = headers;
      return new Response('{}');
    });
    await send(request());
    expect(seen?.get('x-requested-with')).toBe('XMLHttpRequest');
    expect(seen?.get('x-request-id')).toMatch(/^[\w-]{8,64}$/);
  });

  test('measures the server’s clock on every answer, including refusals', async () => {
    const date = 'Sat, 21 Nov 2026 12:00:00 GMT';
    const { send, observe } = transport(async () => new Response('{}', { status: 503, headers: { date } }));
    await send(request());
    expect(observe.mock.calls).toEqual([
      [{ server: Date.parse(date), resolution: 1000, sentAt: 50, receivedAt: 100 }],
    ]);
  });

  test('that the caller aborted is cancelled, not failed', async () => {
    const { send } = transport(silence);
    const control = new AbortController();
    const outcome = send(request({ signal: control.signal }));
    control.abort();
    await expect(outcome).rejects.toMatchObject({ kind: 'cancelled', status: 499, isPassing: false });
  });

  test('that the browser can’t make is unsent', async () => {
    const { send } = transport(async () => new Response('{}'));
    vi.stubGlobal('crypto', {});
    try {
      await expect(send(request())).rejects.toMatchObject({ kind: 'unsent', code: 'UNSENT' });
      await expect(send(request())).rejects.toBeInstanceOf(ApiError);
    } finally {
      vi.unstubAllGlobals();
    }
  });

  test('that times out differs from one without a network', async () => {
    const late = transport(() => Promise.reject(new DOMException('', 'TimeoutError')));
    await expect(late.send(request())).rejects.toMatchObject({ kind: 'timeout', isPassing: true });
    const cut = transport(() => Promise.reject(new TypeError('Failed to fetch')));
    await expect(cut.send(request())).rejects.toMatchObject({ kind: 'network', isPassing: true });
  });
});

describe('a refusal', () => {
  test('keeps the server’s data', () => {
    const body = {
      code: 'INSUFFICIENT_FUNDS',
      message: 'Not enough.',
      fields: [{ path: 'amount', code: 'max' }],
    };
    const error = refusalError(body, new Response(null, { status: 422, headers: { 'x-request-id': 'r1' } }));
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({
      kind: 'refused',
      status: 422,
      requestId: 'r1',
      ...body,
      body,
      isPassing: false,
    });
  });

  test('includes how long to wait', () => {
    const withHeader = (value: string) =>
      refusalError({}, new Response(null, { status: 429, headers: { 'retry-after': value } })).retryAfter;
    expect(withHeader('90')).toBe(90);
    expect(withHeader('Sat, 21 Nov 2026 12:00:00 GMT')).toBeUndefined();
  });

  test('of a request that took too long to arrive may be sent again', () => {
    const error = refusalError(
      { code: 'REQUEST_TOO_SLOW', message: '' },
      new Response(null, { status: 408 }),
    );
    expect(error).toMatchObject({ kind: 'timeout', status: 408, isPassing: true });
  });

  test('of a proxy has a code too', () => {
    for (const body of [undefined, '<html>Bad gateway</html>', { code: 7 }]) {
      expect(refusalError(body, new Response(null, { status: 502 }))).toMatchObject({
        code: 'UNREADABLE',
        isPassing: true,
      });
    }
  });
});
