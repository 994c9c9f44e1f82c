import { createRemoteJWKSet, errors, jwtVerify } from 'jose';
import { ProblemError } from '../http/problem.ts';
import type { SocialUser } from './oauth.ts';
import type { SocialProvider } from './providers.ts';

/** A credential is traded as soon as it is given. */
const OLDEST = '10m';
/** By how much clocks may differ, seconds. */
const TOLERANCE = 30;

const keySets = new Map<string, ReturnType<typeof createRemoteJWKSet>>();

/** The company's keys: asked for when a credential names one that isn't known, and not more often than it allows. */
function keysAt(url: string): ReturnType<typeof createRemoteJWKSet> {
  const known = keySets.get(url) ?? createRemoteJWKSet(new URL(url));
  keySets.set(url, known);
  return known;
}

/** A one-tap credential that holds: who came, and the nonce that it was made for. */
export interface Credential extends SocialUser {
  readonly nonce: string;
}

const refused = () =>
  new ProblemError(422, 'CREDENTIAL_REFUSED', 'This word of the company doesn’t hold here: begin anew.');

/**
 * Judges a one-tap credential: signed by the company, made for this site, and just now.
 * @throws ProblemError: 422 it doesn't hold, 503 the company's keys can't be had
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
    const isVerified = payload['email_verified'] === true && typeof email === 'string';
    return { subject: sub, email: isVerified ? email.toLowerCase() : undefined, nonce };
  } catch (error) {
    if (error instanceof ProblemError) throw error;
    if (error instanceof errors.JOSEError && !(error instanceof errors.JWKSTimeout)) throw refused();
    throw new ProblemError(503, 'COMPANY_SILENT', 'The company doesn’t answer: come in another way.');
  }
}
