import { readFile } from 'node:fs/promises';
import * as v from 'valibot';
import { StartupError } from '../../kernel/index.ts';

const address = v.pipe(v.string(), v.url(), v.startsWith('https://'));
const text = v.pipe(v.string(), v.minLength(1));

/** Id of the external app that manages the accounts of sites in the mode of an account app. */
export const ACCOUNTS = 'accounts';

const Provider = v.pipe(
  v.strictObject({
    id: v.picklist([
      ACCOUNTS,
      'google',
      'vk',
      'ok',
      'fb',
      'mailru',
      'yandex',
      'telegram',
      'kakaotalk',
      'twitter',
      'itsme',
      'twitch',
      'line',
      'linkedin',
      'apple',
      'discord',
    ]),
    name: text,
    clientId: text,
    clientSecret: text,
    authorizeUrl: address,
    tokenUrl: address,
    userInfoUrl: address,
    scope: text,
    /** Issuer and public keys (a JWK set) of its identity tokens; required if the scope has `openid`. */
    issuer: v.optional(text),
    keysUrl: v.optional(address),
    /** Field names in the answer about the user. */
    subjectField: v.optional(text, 'sub'),
    emailField: v.optional(text, 'email'),
    /** Without one no e-mail of the company counts as verified. */
    emailVerifiedField: v.optional(text),
    /** One-tap sign-in, if the company has one: its issuers, keys and script. */
    oneTap: v.optional(
      v.strictObject({
        issuers: v.pipe(v.array(text), v.minLength(1)),
        keysUrl: address,
        scriptUrl: address,
      }),
    ),
  }),
  v.check(
    ({ scope, issuer, keysUrl }) =>
      (issuer === undefined) === (keysUrl === undefined) &&
      (issuer !== undefined || !scope.split(' ').includes('openid')),
    'The scope "openid" needs issuer and keysUrl, by which identity tokens are checked',
  ),
);

/** A company whose accounts players can sign in with, by OAuth 2 or OpenID Connect with PKCE. */
export interface SocialProvider extends Omit<v.InferOutput<typeof Provider>, 'id'> {
  readonly id: string;
}

/** Reads the list of companies. Throws a StartupError that names the file and the fault. */
export async function readProviders(file: string | undefined): Promise<readonly SocialProvider[]> {
  if (file === undefined) return [];
  try {
    return v.parse(v.array(Provider), JSON.parse(await readFile(file, 'utf8')));
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new StartupError(
      `The list of social providers ${file} has a fault (${reason}): mend it, or take SOCIAL_PROVIDERS_FILE away.`,
    );
  }
}

/** Returns the listed companies and the local one, which also serves as the accounts' app if none is listed. */
export function withLocal(companies: readonly SocialProvider[], origin: string): readonly SocialProvider[] {
  const local = localProvider(origin);
  const { oneTap: _, ...plain } = local;
  const accounts = { ...plain, id: ACCOUNTS, name: 'Local accounts' };
  return [...companies, local, ...(companies.some(({ id }) => id === ACCOUNTS) ? [] : [accounts])];
}

/** Returns the platform's own provider for development and tests: see `localProvider.routes.ts`. */
export function localProvider(origin: string): SocialProvider {
  return {
    id: 'local',
    name: 'Local test account',
    clientId: 'touchline',
    clientSecret: 'local-secret',
    authorizeUrl: `${origin}/dev/oauth/authorize`,
    tokenUrl: `${origin}/dev/oauth/token`,
    userInfoUrl: `${origin}/dev/oauth/userinfo`,
    scope: 'openid email',
    issuer: `${origin}/dev/oauth`,
    keysUrl: `${origin}/dev/oauth/keys`,
    subjectField: 'sub',
    emailField: 'email',
    emailVerifiedField: 'email_verified',
    oneTap: {
      issuers: [`${origin}/dev/oauth`],
      keysUrl: `${origin}/dev/oauth/keys`,
      scriptUrl: `${origin}/dev/oauth/one-tap.js`,
    },
  };
}
