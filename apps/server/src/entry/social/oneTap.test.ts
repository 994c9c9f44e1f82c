import { exportJWK, generateKeyPair, SignJWT, UnsecuredJWT, type JWTPayload } from 'jose';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../testing/app.ts';
import { setFlags } from '../../testing/siteFlags.ts';

let app: TestApp;
let origin = '';
let time = Date.UTC(2026, 5, 1, 12);
beforeAll(async () => {
  app = await createTestApp({ now: () => new Date(time), listens: true });
  origin = app.address;
});
beforeEach(() => setFlags(app, { isOneTapAuthEnabled: true }));
afterAll(() => app.close());

interface Client {
  readonly clientId: string;
  readonly nonce: string;
  readonly scriptUrl: string;
}

/** Creates a browser that uses the platform over its port: the company's keys come from there. */
function browser() {
  const cookies = new Map<string, string>();
  async function ask(path: string, init: RequestInit = {}) {
    const headers = new Headers(init.headers);
    headers.set('cookie', Array.from(cookies, (pair) => pair.join('=')).join('; '));
    const answer = await fetch(new URL(path, origin), { ...init, headers });
    for (const cookie of answer.headers.getSetCookie()) {
      const [, name, value] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      if (name !== undefined && value !== undefined) cookies.set(name, value);
    }
    // The cast: answers of the calls, of which a test reads what it expects.
    return { status: answer.status, body: (await answer.json()) as Record<string, string> };
  }
  return {
    cookies,
    ask,
    post: (path: string, body: object) =>
      ask(path, {
        method: 'POST',
        body: JSON.stringify(body),
        headers: { 'content-type': 'application/json' },
      }),
    async client(): Promise<Client> {
      const { body } = await ask('/social-api/oauth/one-tap/clientId');
      return {
        clientId: body['clientId'] ?? '',
        nonce: body['nonce'] ?? '',
        scriptUrl: body['scriptUrl'] ?? '',
      };
    },
    async credential({ clientId, nonce }: Client, user = 'ann'): Promise<string> {
      const query = new URLSearchParams({ client_id: clientId, nonce, user });
      return (await ask(`/dev/oauth/one-tap?${query}`)).body['credential'] ?? '';
    },
    tap(credential: string, more: Record<string, string> = {}) {
      const form = new FormData();
      for (const [name, text] of Object.entries({ credential, language: 'ru', ...more }))
        form.set(name, text);
      return ask('/social-api/oauth/one-tap', { method: 'POST', body: form });
    },
  };
}

const ticketIn = (redirectUrl = '') => /#ticket=(.+)$/.exec(redirectUrl)?.[1] ?? '';
const details = { currency: 'USD', language: 'en', isOfAge: true };

describe('sign-in by one tap', () => {
  test('leads new users to registration and signs known ones in, through the same page', async () => {
    const first = browser();
    const { status, body } = await first.tap(await first.credential(await first.client()), {
      currency: 'USD',
    });
    expect(status).toBe(200);
    expect(body['redirectUrl']).toMatch(/^\/ru\/registration\/socialregistration\?currency=USD#ticket=/);
    const ticket = ticketIn(body['redirectUrl']);
    expect((await first.post('/web-api/social/enter', { ticket, save: false })).body).toEqual({
      registration: { email: 'ann@local.example' },
    });
    expect((await first.post('/web-api/registration/social', { ticket, ...details })).status).toBe(201);

    const second = browser();
    const known = await second.tap(await second.credential(await second.client()), { currency: 'XXX' });
    expect(known.body['redirectUrl']).toMatch(/^\/ru\/registration\/socialregistration#ticket=/);
    const entered = await second.post('/web-api/social/enter', {
      ticket: ticketIn(known.body['redirectUrl']),
      save: true,
    });
    expect(entered.body).toMatchObject({ player: { email: 'ann@local.example' } });
    // A signed-in player doesn't need it.
    expect((await second.ask('/social-api/oauth/one-tap/clientId')).status).toBe(409);
    expect(
      (await second.tap(await second.credential({ clientId: 'touchline', nonce: 'x', scriptUrl: '' })))
        .status,
    ).toBe(409);
  });

  test('is offered only if the site enables it', async () => {
    const guest = browser();
    const credential = await guest.credential(await guest.client());
    await setFlags(app, { isOneTapAuthEnabled: false });
    expect((await guest.ask('/social-api/oauth/one-tap/clientId')).body['code']).toBe('NO_ONE_TAP');
    expect((await guest.tap(credential)).body['code']).toBe('NO_ONE_TAP');
  });

  test('accepts a credential once, also of two simultaneous requests, and only in the browser that requested it', async () => {
    const [own, other] = [browser(), browser()];
    const credential = await own.credential(await own.client(), 'bob');
    await other.client();
    expect((await other.tap(credential)).body['code']).toBe('CREDENTIAL_REFUSED');
    expect((await browser().tap(credential)).body['code']).toBe('CREDENTIAL_REFUSED');
    const taps = await Promise.all([own.tap(credential), own.tap(credential), own.tap(credential)]);
    expect(taps.map(({ status }) => status).toSorted()).toEqual([200, 422, 422]);
    const [led] = taps.filter(({ status }) => status === 200);
    const ticket = ticketIn(led?.body['redirectUrl']);
    expect((await other.post('/web-api/social/enter', { ticket, save: false })).body['code']).toBe(
      'TICKET_EXPIRED',
    );
  });

  test('doesn’t end a social sign-in that was begun before', async () => {
    const own = browser();
    await own.post('/web-api/social/start', { provider: 'local', language: 'en' });
    const before = own.cookies.get('social');
    await own.client();
    expect(own.cookies.get('social')).toBe(before);
  });

  test('accepts no credential that is old, also after its record is deleted', async () => {
    const own = browser();
    const credential = await own.credential(await own.client(), 'eve');
    time += 11 * 60_000;
    expect((await own.tap(credential)).body['code']).toBe('CREDENTIAL_REFUSED');
    const used = await own.credential(await own.client(), 'eve');
    expect((await own.tap(used)).status).toBe(200);
    // Long after the record of its use is deleted.
    time += 60 * 60_000;
    expect((await own.tap(used)).body['code']).toBe('CREDENTIAL_REFUSED');
  });

  test('accepts forms of text fields only', async () => {
    const own = browser();
    const credential = await own.credential(await own.client());
    const json = await own.post('/social-api/oauth/one-tap', { credential, language: 'en' });
    expect(json.status).toBe(415);
    const broken = await own.ask('/social-api/oauth/one-tap', {
      method: 'POST',
      body: 'no form at all',
      headers: { 'content-type': 'multipart/form-data; boundary=x' },
    });
    expect(broken).toMatchObject({ status: 400, body: { code: 'FORM_UNREADABLE' } });
    const file = new FormData();
    file.set('credential', new Blob([credential]));
    file.set('language', 'en');
    expect((await own.ask('/social-api/oauth/one-tap', { method: 'POST', body: file })).status).toBe(400);
    expect((await own.tap(credential, { more: 'x' })).status).toBe(400);
    // The other calls accept none.
    const form = new FormData();
    form.set('login', 'x');
    expect((await own.ask('/web-api/session/sign-in', { method: 'POST', body: form })).status).toBe(415);
  });
});

describe('a credential', () => {
  /** Signs changed claims, with the company's key or another header. */
  async function forged(change: JWTPayload, header: { readonly alg?: string; readonly kid?: string } = {}) {
    const guest = browser();
    const { clientId, nonce } = await guest.client();
    const at = Math.floor(time / 1000);
    const claims = {
      iss: `${origin}/dev/oauth`,
      aud: clientId,
      sub: 'ann',
      iat: at,
      exp: at + 60,
      nonce,
      ...change,
    };
    const pair = await generateKeyPair('ES256', { extractable: true });
    const jwt = new SignJWT(claims).setProtectedHeader({ alg: 'ES256', kid: 'local', ...header });
    return { guest, claims, pair, jwt };
  }

  test('signed by another key is refused, also if the key is included', async () => {
    const { guest, jwt, pair } = await forged({});
    expect((await guest.tap(await jwt.sign(pair.privateKey))).body['code']).toBe('CREDENTIAL_REFUSED');
    const jwk = await exportJWK(pair.publicKey);
    const own = new SignJWT((await forged({})).claims).setProtectedHeader({
      alg: 'ES256',
      kid: 'local',
      jwk,
    });
    expect((await guest.tap(await own.sign(pair.privateKey))).body['code']).toBe('CREDENTIAL_REFUSED');
  });

  test('without a signature, or signed with the public key as a secret, is refused', async () => {
    const { guest, claims } = await forged({});
    const none = new UnsecuredJWT(claims).encode();
    expect((await guest.tap(none)).body['code']).toBe('CREDENTIAL_REFUSED');
    const { body } = await guest.ask('/dev/oauth/keys');
    const secret = new TextEncoder().encode(JSON.stringify(body));
    const shared = await new SignJWT(claims).setProtectedHeader({ alg: 'HS256', kid: 'local' }).sign(secret);
    expect((await guest.tap(shared)).body['code']).toBe('CREDENTIAL_REFUSED');
    for (const text of ['x', 'a.b.c', '..', `${none}x`, '{}']) {
      expect((await guest.tap(text)).body['code'], text).toBe('CREDENTIAL_REFUSED');
    }
  });

  test('whose claims were changed after it was signed is refused', async () => {
    const guest = browser();
    const [head = '', payload = '', signature = ''] = (await guest.credential(await guest.client())).split(
      '.',
    );
    const claims = JSON.parse(Buffer.from(payload, 'base64url').toString()) as JWTPayload;
    for (const change of [{ sub: 'eve' }, { email: 'victim@example.com' }, { exp: 99_999_999_999 }]) {
      const changed = Buffer.from(JSON.stringify({ ...claims, ...change })).toString('base64url');
      expect((await guest.tap(`${head}.${changed}.${signature}`)).body['code']).toBe('CREDENTIAL_REFUSED');
    }
  });

  test('that the company made for another site, another browser or nobody is refused', async () => {
    const guest = browser();
    const client = await guest.client();
    const other = await browser().client();
    for (const wrong of [
      { ...client, clientId: 'another-site' },
      { ...client, nonce: other.nonce },
      { ...client, nonce: 'no-nonce' },
      { ...client, nonce: '' },
      { ...client, nonce: `${client.nonce}x` },
    ]) {
      expect((await guest.tap(await guest.credential(wrong))).body['code'], JSON.stringify(wrong)).toBe(
        'CREDENTIAL_REFUSED',
      );
    }
  });

  test('of another issuer with the same keys is refused', async () => {
    const guest = browser();
    const { clientId, nonce } = await guest.client();
    const query = new URLSearchParams({ client_id: clientId, nonce, user: 'ann' });
    const elsewhere = await fetch(`${origin.replace('127.0.0.1', 'localhost')}/dev/oauth/one-tap?${query}`);
    // The cast: the local company's answer.
    const { credential } = (await elsewhere.json()) as { credential: string };
    expect((await guest.tap(credential)).body['code']).toBe('CREDENTIAL_REFUSED');
  });

  test('requires a browser with a secret, which can’t be invented', async () => {
    const nameless = browser();
    const { createHash } = await import('node:crypto');
    const hash = createHash('sha256').update('one-tap.house..salt').digest('hex');
    const credential = await nameless.credential({
      clientId: 'touchline',
      nonce: `salt.${hash}`,
      scriptUrl: '',
    });
    expect((await nameless.tap(credential)).body['code']).toBe('CREDENTIAL_REFUSED');
  });
});
