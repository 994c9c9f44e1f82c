import * as oidc from 'openid-client';
import { accountEmail } from './accountEmail.ts';
import type { SocialProvider } from './providers.ts';

const TIMEOUT_SECONDS = 10;
/** Permitted difference of clocks, seconds. */
const TOLERANCE = 30;

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

/** By provider: its keys are fetched once, and again for an unknown one. */
const configurations = new WeakMap<SocialProvider, oidc.Configuration>();

function configurationOf(provider: SocialProvider, now: Date): oidc.Configuration {
  const known = configurations.get(provider);
  if (known) return known;
  const { issuer, keysUrl } = provider;
  const config = new oidc.Configuration(
    {
      // A company without identity tokens is never asked for its issuer: such a token is refused.
      issuer: issuer ?? new URL(provider.authorizeUrl).origin,
      authorization_endpoint: provider.authorizeUrl,
      token_endpoint: provider.tokenUrl,
      userinfo_endpoint: provider.userInfoUrl,
      id_token_signing_alg_values_supported: ['RS256', 'ES256'],
      ...(keysUrl === undefined ? {} : { jwks_uri: keysUrl }),
    },
    provider.clientId,
    {
      [oidc.clockTolerance]: TOLERANCE,
      [oidc.clockSkew]: Math.round((now.getTime() - Date.now()) / 1000),
    },
    oidc.ClientSecretPost(provider.clientSecret),
  );
  config.timeout = TIMEOUT_SECONDS;
  if (keysUrl !== undefined) oidc.enableNonRepudiationChecks(config);
  // Listed companies have HTTPS; only the local one doesn't.
  if (new URL(provider.tokenUrl).protocol === 'http:') oidc.allowInsecureRequests(config);
  configurations.set(provider, config);
  return config;
}

/** Returns the address that a player is redirected to. */
export async function authorizeUrl(
  provider: SocialProvider,
  { redirectUri, state, nonce, verifier }: Authorization,
  now: Date,
): Promise<string> {
  const url = oidc.buildAuthorizationUrl(configurationOf(provider, now), {
    redirect_uri: redirectUri,
    scope: provider.scope,
    state,
    nonce,
    code_challenge: await oidc.calculatePKCECodeChallenge(verifier),
    code_challenge_method: 'S256',
  });
  return url.href;
}

/**
 * Exchanges a code for its user. A company with an issuer has to send an identity token: its signature, issuer,
 * audience, age, nonce and subject are checked.
 * @throws an Error with the fault
 */
export async function userOf(
  provider: SocialProvider,
  code: string,
  { redirectUri, state, nonce, verifier }: Authorization,
  now: Date,
): Promise<SocialUser> {
  const config = configurationOf(provider, now);
  const callback = new URL(redirectUri);
  callback.search = new URLSearchParams({ code, state }).toString();
  const tokens = await oidc.authorizationCodeGrant(config, callback, {
    pkceCodeVerifier: verifier,
    expectedState: state,
    ...(provider.issuer === undefined ? {} : { expectedNonce: nonce, idTokenExpected: true }),
  });
  const claims = tokens.claims();
  const info: Readonly<Record<string, unknown>> = claims
    ? await oidc.fetchUserInfo(config, tokens.access_token, claims.sub)
    : await plainUserInfo(config, provider, tokens.access_token);
  const subject = info[provider.subjectField];
  if (typeof subject !== 'string' && typeof subject !== 'number') {
    throw new Error(`${provider.id} names nobody in "${provider.subjectField}".`);
  }
  const { emailVerifiedField } = provider;
  const isVerified = emailVerifiedField !== undefined && info[emailVerifiedField] === true;
  return {
    subject: String(subject),
    email: isVerified ? accountEmail(info[provider.emailField]) : undefined,
  };
}

/** Returns the answer about the user of a company without identity tokens. */
async function plainUserInfo(
  config: oidc.Configuration,
  { userInfoUrl }: SocialProvider,
  accessToken: string,
): Promise<Readonly<Record<string, unknown>>> {
  const answer = await oidc.fetchProtectedResource(config, accessToken, new URL(userInfoUrl), 'GET');
  if (!answer.ok) throw new Error(`${new URL(userInfoUrl).host} answered ${answer.status}.`);
  const info: unknown = await answer.json();
  if (typeof info !== 'object' || info === null) throw new Error('The answer about the user is no object.');
  return { ...info };
}
