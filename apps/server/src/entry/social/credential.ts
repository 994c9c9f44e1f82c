import { createRemoteJWKSet, errors, jwtVerify } from 'jose';
import { ProblemError } from '../../kernel/index.ts';
import { accountEmail } from './accountEmail.ts';
import type { SocialUser } from './oauth.ts';
import type { SocialProvider } from './providers.ts';

/** Maximum age of a credential: it is used immediately. */
const OLDEST = '10m';
/** Permitted difference of clocks, seconds. */
const TOLERANCE = 30;

const keySets = new Map<string, ReturnType<typeof createRemoteJWKSet>>();

/**
 * Returns the company's keys: fetched when a credential names an unknown one, at the rate that the company permits.
 */
function keysAt(url: string): ReturnType<typeof createRemoteJWKSet> {
  const known = keySets.get(url) ?? createRemoteJWKSet(new URL(url));
  keySets.set(url, known);
  return known;
}

/** A valid one-tap credential: its user and its nonce. */
export interface Credential extends SocialUser {
  readonly nonce: string;
}

const refused = () =>
  new ProblemError(422, 'CREDENTIAL_REFUSED', 'This sign-in isn’t valid here: start again.');

/**
 * Validates a one-tap credential: signed by the company, made for this site, and recent.
 * @throws ProblemError: 422 if it is invalid, 503 if the company's keys are unavailable
 */
export async function readCredential(
  { clientId, oneTap }: SocialProvider & { readonly oneTap: NonNullable<SocialProvider['oneTap']> },
  credential: string,
  now: Date,
): Promise<Credential> {
  try {
    const { payload } = await jwtVerify(credential, keysAt(oneTap.keysUrl), {
      issuer: oneTap.issuers,
      audience: clientId,
      algorithms: ['RS256', 'ES256'],
      requiredClaims: ['sub', 'exp', 'iat', 'nonce'],
      maxTokenAge: OLDEST,
      clockTolerance: TOLERANCE,
      currentDate: now,
    });
    const { sub, email, azp } = payload;
    const nonce: unknown = payload['nonce'];
    const isOurs = azp === undefined || azp === clientId;
    if (typeof sub !== 'string' || sub === '' || typeof nonce !== 'string' || !isOurs) throw refused();
    const isVerified = payload['email_verified'] === true;
    return { subject: sub, email: isVerified ? accountEmail(email) : undefined, nonce };
  } catch (error) {
    if (error instanceof ProblemError) throw error;
    if (error instanceof errors.JOSEError && !(error instanceof errors.JWKSTimeout)) throw refused();
    throw new ProblemError(
      503,
      'COMPANY_SILENT',
      'The sign-in provider isn’t responding: sign in another way.',
    );
  }
}
