import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import { createHash, randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

/** An account at the provider, and faults of its identity token. */
export interface ProviderAccount {
  readonly sub: string;
  readonly email?: string;
  readonly email_verified?: boolean;
  /** @default that of the request */
  readonly nonce?: string;
  /** @default the client of the request */
  readonly audience?: string;
  /** @default that of the provider */
  readonly issuer?: string;
  /** Seconds from now to the end of the token. @default 300 */
  readonly endsIn?: number;
  /** True if the token is signed by a key that the provider doesn't publish. */
  readonly isForged?: boolean;
}

/** A provider of single sign-on by OpenID Connect, on this machine. */
export interface StaffProvider {
  readonly issuer: string;
  /** Settings of a platform that uses it. */
  readonly env: Readonly<Record<string, string>>;
  /** Signs an account in at the address to which the platform redirects; returns the query of the callback. */
  authorize(address: string, account: ProviderAccount): { readonly code: string; readonly state: string };
  close(): Promise<void>;
}

const CLIENT = { id: 'console', secret: 'secret-of-the-console' };

async function bodyOf(request: IncomingMessage): Promise<URLSearchParams> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return new URLSearchParams(Buffer.concat(chunks).toString());
}

/** Starts a provider whose tokens are made at the time of a clock. */
export async function startStaffProvider(now: () => Date): Promise<StaffProvider> {
  const [own, foreign] = [await generateKeyPair('RS256'), await generateKeyPair('RS256')];
  const keys = { keys: [{ ...(await exportJWK(own.publicKey)), kid: 'own', alg: 'RS256', use: 'sig' }] };
  const codes = new Map<
    string,
    { readonly account: ProviderAccount; readonly nonce: string; readonly challenge: string }
  >();
  let issuer = '';

  async function tokenFor(sent: URLSearchParams): Promise<object | undefined> {
    const code = sent.get('code') ?? '';
    const known = codes.get(code);
    codes.delete(code);
    const challenge = createHash('sha256')
      .update(sent.get('code_verifier') ?? '')
      .digest('base64url');
    const isOfClient = sent.get('client_id') === CLIENT.id && sent.get('client_secret') === CLIENT.secret;
    if (!known || !isOfClient || challenge !== known.challenge) return undefined;
    const { account, nonce } = known;
    const { sub, email, email_verified: isVerified, endsIn = 300, isForged } = account;
    const at = Math.floor(now().getTime() / 1000);
    const idToken = await new SignJWT({ email, email_verified: isVerified, nonce: account.nonce ?? nonce })
      .setProtectedHeader({ alg: 'RS256', kid: 'own' })
      .setSubject(sub)
      .setIssuer(account.issuer ?? issuer)
      .setAudience(account.audience ?? CLIENT.id)
      .setIssuedAt(at + Math.min(0, endsIn))
      .setExpirationTime(at + endsIn)
      .sign((isForged ? foreign : own).privateKey);
    return { access_token: randomUUID(), token_type: 'Bearer', expires_in: 300, id_token: idToken };
  }

  const server = createServer((request, response) => {
    void (async () => {
      const answers: Readonly<Record<string, () => Promise<object | undefined> | object>> = {
        '/.well-known/openid-configuration': () => ({
          issuer,
          authorization_endpoint: `${issuer}/authorize`,
          token_endpoint: `${issuer}/token`,
          jwks_uri: `${issuer}/keys`,
          response_types_supported: ['code'],
          id_token_signing_alg_values_supported: ['RS256'],
        }),
        '/keys': () => keys,
        '/token': async () => tokenFor(await bodyOf(request)),
      };
      const answer = await answers[request.url ?? '']?.();
      response.writeHead(answer ? 200 : 400, { 'content-type': 'application/json' });
      response.end(JSON.stringify(answer ?? { error: 'invalid_grant' }));
    })();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  return {
    issuer,
    env: {
      STAFF_OIDC_ISSUER: issuer,
      STAFF_OIDC_CLIENT_ID: CLIENT.id,
      STAFF_OIDC_CLIENT_SECRET: CLIENT.secret,
      STAFF_OIDC_NAME: 'Company login',
    },
    authorize(address, account) {
      const { searchParams } = new URL(address);
      const code = randomUUID();
      const nonce = searchParams.get('nonce') ?? '';
      codes.set(code, { account, nonce, challenge: searchParams.get('code_challenge') ?? '' });
      return { code, state: searchParams.get('state') ?? '' };
    },
    close: () => new Promise((resolve) => void server.close(() => resolve())),
  };
}
