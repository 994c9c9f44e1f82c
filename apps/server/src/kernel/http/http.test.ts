import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { createTestApp, type TestApp } from '../../testing/app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const get = (url: string, headers: Record<string, string> = {}) =>
  app.app.inject({ method: 'GET', url, headers: { host: 'localhost', ...headers } });

describe('every answer', () => {
  test.each([
    '/',
    '/web-api/site',
    '/web-api/accounts',
    '/web-api/nothing',
    '/x.png',
    '/api/openapi.json',
    '/health/live',
    '/icon.svg',
  ])('that is no page can do nothing if it is opened as one: %s', async (url) => {
    const { headers } = await get(url);
    expect(headers).toMatchObject({
      'content-security-policy': "default-src 'none';frame-ancestors 'none'",
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
    });
    // Headers about pages would be most of the bytes of a small file.
    for (const name of ['permissions-policy', 'cross-origin-opener-policy', 'origin-agent-cluster'])
      expect(headers[name]).toBeUndefined();
  });

  test('that is the service worker may fetch the files of the site', async () => {
    const { headers } = await get('/pwa-sw.js');
    expect(headers['content-security-policy']).toContain("connect-src 'self'");
  });

  test.each(['/en', '/en/live', '/en/nothing-here', '/offline-en.html'])(
    'that is a page has the security headers: %s',
    async (url) => {
      const { headers } = await get(url);
      const policy = String(headers['content-security-policy']);
      for (const part of [
        "default-src 'none'",
        "'strict-dynamic'",
        "base-uri 'none'",
        "object-src 'none'",
        "frame-ancestors 'none'",
        "require-trusted-types-for 'script'",
      ]) {
        expect(policy).toContain(part);
      }
      expect(policy).not.toContain('unsafe-');
      // Only the app's own policy, once: no other script can create one, nor one of the same name.
      expect(policy.split(';')).toContain('trusted-types touchline');
      for (const directive of policy.split(';')) {
        const sources = directive.trim().split(' ');
        expect(sources, directive).toEqual([...new Set(sources)]);
      }
      expect(headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'strict-origin',
        'cross-origin-opener-policy': 'same-origin',
      });
      expect(headers['permissions-policy']).toContain('camera=()');
      expect(headers['strict-transport-security']).toBeUndefined();
    },
  );

  test('over https requires https from then on', async () => {
    const proxied = await createTestApp({ env: { TRUST_PROXY: '1' } });
    const { headers } = await proxied.app.inject({ url: '/en', headers: { 'x-forwarded-proto': 'https' } });
    expect(headers['strict-transport-security']).toBe('max-age=31536000');
    await proxied.close();
  });

  test('names its request, by the caller’s id if that is valid', async () => {
    expect((await get('/en', { 'x-request-id': 'my-request-1' })).headers['x-request-id']).toBe(
      'my-request-1',
    );
    expect((await get('/en', { 'x-request-id': 'a b\t<' })).headers['x-request-id']).toMatch(
      /^[0-9a-f-]{36}$/,
    );
  });

  test('is unaffected by a host that would break the policy', async () => {
    const { statusCode, headers } = await get('/en', { host: "a;script-src 'unsafe-inline'" });
    expect(statusCode).toBe(200);
    expect(headers['content-security-policy']).not.toContain('unsafe-inline');
  });
});

test.each(['/en', '/api/openapi.json'])('compresses long answers: %s', async (url) => {
  const { headers } = await get(url, { 'accept-encoding': 'gzip, br' });
  expect(headers['content-encoding']).toBe('br');
});

test('allows frames only of the hosts that the site names', async () => {
  const file = join(mkdtempSync(join(tmpdir(), 'touchline-sites-')), 'sites.json');
  const hostOrigins = ['https://news.example', 'https://club.example:8443'];
  writeFileSync(
    file,
    JSON.stringify({ sites: [{ id: 'house', brand: 'touchline', hosts: ['localhost'], hostOrigins }] }),
  );
  const embedded = await createTestApp({ env: { SITES_FILE: file } });
  const framesOf = async (host: string) => {
    const { headers } = await embedded.app.inject({ url: '/en', headers: { host } });
    return /frame-ancestors ([^;]*)/.exec(String(headers['content-security-policy']))?.[1];
  };
  expect(await framesOf('localhost')).toBe(hostOrigins.join(' '));
  expect(await framesOf('merlot.localhost')).toBe("'none'");
  await embedded.close();
});

describe('a failure', () => {
  test('of the server is answered without internal details', async () => {
    const broken = await createTestApp();
    await broken.db.destroy();
    const answer = await broken.app.inject({
      url: '/web-api/accounts',
      headers: { authorization: 'Bearer x', 'x-request-id': 'request-77' },
    });
    expect(answer.statusCode).toBe(500);
    expect(answer.json()).toEqual({
      code: 'INTERNAL',
      message: 'Something went wrong on our side: try again, or contact support and quote request-77.',
      requestId: 'request-77',
    });
    expect((await broken.app.inject({ url: '/health/ready' })).statusCode).toBe(503);
    expect((await broken.app.inject({ url: '/health/live' })).statusCode).toBe(200);
    await broken.close();
  });

  test('is avoided by a process that the one with the sources does not reach: it isn’t ready', async () => {
    const own = await createTestApp({ sources: [] });
    const { feed } = own;
    const isCurrent = vi.spyOn(feed, 'isCurrent').mockReturnValue(false);
    const ready = await own.app.inject({ url: '/health/ready' });
    expect([ready.statusCode, ready.json().missing]).toEqual([
      503,
      ['The process that runs the sources does not reach this one.'],
    ]);
    expect((await own.app.inject({ url: '/health/live' })).statusCode).toBe(200);
    isCurrent.mockRestore();
    expect((await own.app.inject({ url: '/health/ready' })).statusCode).toBe(200);
    await own.close();
  });

  test('is avoided by a process that is about to end: it isn’t ready, but answers', async () => {
    const own = await createTestApp();
    expect((await own.app.inject({ url: '/health/ready' })).statusCode).toBe(200);
    own.drain();
    const ready = await own.app.inject({ url: '/health/ready' });
    expect([ready.statusCode, ready.json().missing]).toEqual([503, ['The process is about to end.']]);
    expect((await own.app.inject({ url: '/web-api/site' })).statusCode).toBe(200);
    await own.close();
  });

  test('in the request is answered with the names of the fields', async () => {
    const answer = await get('/web-api/line/matches?limit=0&section=soon');
    expect(answer.statusCode).toBe(400);
    expect(answer.json<{ fields: { path: string }[] }>().fields.map(({ path }) => path)).toEqual(
      expect.arrayContaining(['/limit', '/section']),
    );
  });

  test('of an address with a part that is too long is 414', async () => {
    const { statusCode, headers } = await get(`/web-api/promo-codes/${'9'.repeat(400)}`);
    expect([statusCode, headers['allow']]).toEqual([414, undefined]);
  });

  test.each([
    ['GET', '/web-api/session/sign-in', 'POST'],
    ['DELETE', '/web-api/site', 'GET'],
    ['PATCH', '/web-api/results/7', 'GET'],
  ] as const)('in the method is answered with those there are: %s %s', async (method, url, allowed) => {
    const answer = await app.app.inject({ method, url, headers: { 'sec-fetch-site': 'same-origin' } });
    expect([answer.statusCode, answer.headers['allow']]).toEqual([405, allowed]);
    expect(answer.json().message).toContain(allowed);
  });

  test.each([
    'text/plain',
    'application/xml',
    'application/json; charset=utf-16',
    'text/plain;charset="latin1"',
  ])('in the content type is answered with 415: %s', async (type) => {
    const answer = await app.app.inject({
      method: 'POST',
      url: '/web-api/session/sign-in',
      headers: { 'sec-fetch-site': 'same-origin', 'content-type': type },
      payload: '{"login":"a","password":"b","save":false}',
    });
    expect([answer.statusCode, answer.json().code]).toEqual([415, 'INVALID_REQUEST']);
  });

  test.each([
    ['/web-api/user/recovery', { name: 'a\u0000b', language: 'en' }],
    ['/web-api/session/sign-in', { login: 'a\u0000b', password: 'a password', save: false }],
  ])('of a text that can’t be stored is the caller’s: %s', async (path, body) => {
    const answer = await app.client().call('POST', path, body);
    expect([answer.statusCode, answer.json().code]).toEqual([400, 'INVALID_REQUEST']);
  });
});

describe('the documentation', () => {
  test('is the contract’s document', async () => {
    expect((await get('/api/openapi.json')).json()).toMatchObject({ openapi: '3.1.0' });
    expect((await get('/api/docs')).statusCode).toBe(200);
  });

  test('does not list operators’ calls', async () => {
    expect((await get('/api/openapi.json')).body).not.toContain('/ops');
  });
});

describe('the operator’s call', () => {
  const advance = (authorization: string, step?: number) =>
    app.app.inject({
      method: 'POST',
      url: '/ops/feed/advance',
      headers: { authorization },
      payload: { seconds: 60, ...(step !== undefined && { step }) },
    });

  test('moves the manual feed clock for callers with the token', async () => {
    const before = app.feed.clock.now();
    expect((await advance('Bearer operator-token-of-tests')).json()).toEqual({ now: before + 60_000 });
    expect((await advance('Bearer something-else')).statusCode).toBe(401);
    expect(app.feed.clock.now()).toBe(before + 60_000);
  });

  test('prices play on the way as often as requested', async () => {
    const { clock } = app.feed;
    const before = clock.now();
    // Counts instants, not calls: the clock also ticks by itself at the instant where it is stopped.
    const instants = new Set<number>();
    const end = clock.onTick(() => instants.add(clock.now()));
    await advance('Bearer operator-token-of-tests', 20);
    end();
    expect([...instants].filter((at) => at > before)).toEqual([20, 40, 60].map((s) => before + s * 1000));
  });
});
