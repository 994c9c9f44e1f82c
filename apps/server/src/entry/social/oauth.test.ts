import { exportJWK, generateKeyPair, SignJWT, type JWTPayload } from 'jose';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { authorizeUrl, userOf } from './oauth.ts';
import type { SocialProvider } from './providers.ts';

const now = new Date(Date.UTC(2026, 5, 1, 12));
const at = now.getTime() / 1000;
const [own, foreign] = [await generateKeyPair('ES256'), await generateKeyPair('ES256')];

let company: Server;
let origin = '';
let idToken: string | undefined;
let userInfo: object;

beforeAll(async () => {
  const keys = { keys: [{ ...(await exportJWK(own.publicKey)), kid: 'own', alg: 'ES256', use: 'sig' }] };
  company = createServer((request, response) => {
    const answers: Readonly<Record<string, object>> = {
      '/keys': keys,
      '/token': {
        access_token: 'bearer',
        token_type: 'Bearer',
        ...(idToken === undefined ? {} : { id_token: idToken }),
      },
      '/userinfo': userInfo,
    };
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify(answers[request.url ?? ''] ?? {}));
  });
  await new Promise<void>((resolve) => company.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(company.address() as AddressInfo).port}`;
});
afterAll(() => void company.close());
beforeEach(() => {
  idToken = undefined;
  userInfo = { sub: 'ann', email: 'Ann@Example.com', email_verified: true };
});

const provider = (changes: Partial<SocialProvider> = {}): SocialProvider => ({
  id: 'google',
  name: 'Company',
  clientId: 'touchline',
  clientSecret: 'secret',
  authorizeUrl: `${origin}/authorize`,
  tokenUrl: `${origin}/token`,
  userInfoUrl: `${origin}/userinfo`,
  scope: 'openid email',
  issuer: 'https://company.example',
  keysUrl: `${origin}/keys`,
  subjectField: 'sub',
  emailField: 'email',
  emailVerifiedField: 'email_verified',
  ...changes,
});

const authorization = {
  redirectUri: 'https://site.example/social-api/oauth/callback',
  state: 'state',
  nonce: 'nonce',
  verifier: 'v'.repeat(43),
};

const valid: JWTPayload = {
  iss: 'https://company.example',
  aud: 'touchline',
  sub: 'ann',
  nonce: 'nonce',
  iat: at - 5,
  exp: at + 300,
};

const tokenOf = (changes: JWTPayload = {}, key = own.privateKey): Promise<string> =>
  new SignJWT({ ...valid, ...changes }).setProtectedHeader({ alg: 'ES256', kid: 'own' }).sign(key);

/** The library's error, whose cause names the fault. */
const causedBy = (fault: string): object => ({ cause: { message: expect.stringContaining(fault) } });

const user = (of = provider()) => userOf(of, 'code', authorization, now);

describe('sign-in with an identity token', () => {
  test('gives the user that the company names', async () => {
    idToken = await tokenOf();
    expect(await user()).toEqual({ subject: 'ann', email: 'ann@example.com' });
  });

  test.each<[string, string, () => Promise<string | undefined>]>([
    ['another issuer', '"iss" (issuer)', () => tokenOf({ iss: 'https://other.example' })],
    ['another audience', '"aud" (audience)', () => tokenOf({ aud: 'somebody' })],
    ['an expired token', '"exp" (expiration time)', () => tokenOf({ iat: at - 7200, exp: at - 3600 })],
    ['another nonce', '"nonce"', () => tokenOf({ nonce: 'stolen' })],
    ['another key', 'signature verification failed', () => tokenOf({}, foreign.privateKey)],
    ['another user than the answer about the user', '"sub" property', () => tokenOf({ sub: 'eve' })],
    ['no token', '"id_token" property', async () => undefined],
  ])('is refused with %s', async (_, fault, make) => {
    idToken = await make();
    await expect(user()).rejects.toMatchObject(causedBy(fault));
  });

  test('is refused with an unsigned token', async () => {
    const part = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');
    idToken = `${part({ alg: 'none' })}.${part(valid)}.`;
    await expect(user()).rejects.toMatchObject(causedBy('"alg" header'));
  });
});

test('a company without identity tokens names the user in a field of its own', async () => {
  userInfo = { user_id: 17 };
  const { issuer: _, keysUrl: _keys, ...plain } = provider({ scope: 'email', subjectField: 'user_id' });
  expect(await user(plain)).toEqual({ subject: '17', email: undefined });
  idToken = await tokenOf();
  await expect(user({ ...plain })).rejects.toMatchObject(causedBy('"iss" (issuer)'));
});

test('an address that no account may have isn’t taken from a company', async () => {
  userInfo = { sub: 'ann', email: 'ａnn@example.com', email_verified: true };
  idToken = await tokenOf();
  expect(await user()).toEqual({ subject: 'ann', email: undefined });
});

test('the address to redirect to has the challenge, the state and the nonce', async () => {
  const { searchParams } = new URL(await authorizeUrl(provider(), authorization, now));
  expect(Object.fromEntries(searchParams)).toMatchObject({
    response_type: 'code',
    client_id: 'touchline',
    redirect_uri: authorization.redirectUri,
    scope: 'openid email',
    state: 'state',
    nonce: 'nonce',
    code_challenge_method: 'S256',
  });
});
