import { createHash } from 'node:crypto';
import * as v from 'valibot';
import type { SocialProvider } from './providers.ts';

const TIMEOUT = 10_000;

/** A user according to the company. */
export interface SocialUser {
  readonly subject: string;
  /** Only if the company has verified it. */
  readonly email: string | undefined;
}

export interface Authorization {
  readonly redirectUri: string;
  readonly state: string;
  readonly nonce: string;
  readonly verifier: string;
}

/** Returns the address that a player is redirected to. */
export function authorizeUrl(provider: SocialProvider, asked: Authorization): string {
  const url = new URL(provider.authorizeUrl);
  const challenge = createHash('sha256').update(asked.verifier).digest('base64url');
  for (const [name, value] of Object.entries({
    response_type: 'code',
    client_id: provider.clientId,
    redirect_uri: asked.redirectUri,
    scope: provider.scope,
    state: asked.state,
    nonce: asked.nonce,
    code_challenge: challenge,
    code_challenge_method: 'S256',
  })) {
    url.searchParams.set(name, value);
  }
  return url.href;
}

const Tokens = v.object({ access_token: v.string(), id_token: v.optional(v.string()) });
const IdClaims = v.object({
  nonce: v.string(),
  aud: v.union([v.string(), v.array(v.string())]),
  sub: v.string(),
});

/**
 * Exchanges a code for its user. The answers come directly from the company over TLS, so the signature of an identity
 * token isn't checked; its nonce and its audience are.
 * @throws an Error with the company's answer
 */
export async function userOf(
  provider: SocialProvider,
  code: string,
  asked: Pick<Authorization, 'redirectUri' | 'nonce' | 'verifier'>,
): Promise<SocialUser> {
  const tokens = v.parse(
    Tokens,
    await answerOf(provider.tokenUrl, {
      method: 'POST',
      body: new URLSearchParams({
        grant_type: 'authorization_code',
        code,
        redirect_uri: asked.redirectUri,
        client_id: provider.clientId,
        client_secret: provider.clientSecret,
        code_verifier: asked.verifier,
      }),
    }),
  );
  const info = v.parse(
    v.record(v.string(), v.unknown()),
    await answerOf(provider.userInfoUrl, { headers: { authorization: `Bearer ${tokens.access_token}` } }),
  );
  const subject = info[provider.subjectField];
  if (typeof subject !== 'string' && typeof subject !== 'number') {
    throw new Error(`${provider.id} names nobody in "${provider.subjectField}".`);
  }
  if (tokens.id_token !== undefined) requireOwn(tokens.id_token, provider, asked.nonce, String(subject));
  const { emailVerifiedField } = provider;
  const isVerified = emailVerifiedField !== undefined && info[emailVerifiedField] === true;
  const email = info[provider.emailField];
  return {
    subject: String(subject),
    email: isVerified && typeof email === 'string' ? email.toLowerCase() : undefined,
  };
}

function requireOwn(token: string, { id, clientId }: SocialProvider, nonce: string, subject: string): void {
  const payload = Buffer.from(token.split('.')[1] ?? '', 'base64url').toString('utf8');
  const claims = v.parse(IdClaims, JSON.parse(payload));
  if (claims.nonce === nonce && [claims.aud].flat().includes(clientId) && claims.sub === subject) return;
  throw new Error(`The identity token of ${id} was made for somebody else.`);
}

async function answerOf(url: string, init: RequestInit): Promise<unknown> {
  const headers = new Headers(init.headers);
  headers.set('accept', 'application/json');
  const answer = await fetch(url, {
    ...init,
    headers,
    signal: AbortSignal.timeout(TIMEOUT),
    redirect: 'error',
  });
  if (!answer.ok) throw new Error(`${new URL(url).host} answered ${answer.status}.`);
  return answer.json();
}
