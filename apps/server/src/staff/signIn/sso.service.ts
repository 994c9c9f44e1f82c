import * as oidc from 'openid-client';
import { makeSecret } from '../../accounts/index.ts';
import { accountEmail } from '../../entry/index.ts';
import { ProblemError, type Core, type Trx } from '../../kernel/index.ts';
import { endInvitations } from '../endAccess.ts';
import { makeChallenge, takeChallenge } from './challenges.ts';
import { lockPerson, personByEmail, type PersonRow } from './credentials.ts';
import { recordSignIn, type EntryRequest } from './records.ts';
import { openSession } from './sessions.ts';
import { mayEnter, type OpenedConsole, type StaffSignInDeps } from './signIn.service.ts';

const TIMEOUT_SECONDS = 10;
/** Permitted difference of clocks, seconds. */
const TOLERANCE = 30;
/** Time for signing in at the provider, ms. */
export const SSO_LIFE = 10 * 60_000;
/** Path of the callback, which is registered at the provider. */
const CALLBACK = '/ops/sign-in/sso/callback';

/** A flow of the browser that has begun it. */
export interface SsoFlow {
  /** Address of the provider’s page. */
  readonly url: string;
  /** Secret of the browser’s cookie. */
  readonly cookie: string;
}

/** Answer of the provider, as the browser brings it. */
export interface SsoAnswer {
  readonly state?: string | undefined;
  readonly code?: string | undefined;
  readonly iss?: string | undefined;
}

/** A failed single sign-on, as the console’s sign-in names it. */
export type SsoFault = 'unknown' | 'ended' | 'failed';

/** Single sign-on by OpenID Connect. */
export interface StaffSso {
  /** Begins it. Throws a ProblemError 404 if it isn’t configured, an Error if the provider doesn’t respond. */
  start(origin: string): Promise<SsoFlow>;
  /**
   * Signs the person in whose account answers: the one who is linked with it, else, once, the one with its verified
   * e-mail. Throws an Error with the fault if the answer isn’t valid in this browser.
   */
  finish(
    request: EntryRequest,
    origin: string,
    cookie: string | undefined,
    answer: SsoAnswer,
  ): Promise<OpenedConsole | SsoFault>;
  /** Throws a ProblemError 404 if it isn’t configured. */
  requireOffered(): void;
}

interface Account {
  readonly issuer: string;
  readonly subject: string;
  /** Only if the provider has verified it. */
  readonly email: string | undefined;
}

/** Creates single sign-on by the issuer of the settings. */
export function createStaffSso(deps: StaffSignInDeps): StaffSso {
  const { db, now, auditLog } = deps;
  const provider = providerIn(deps.settings);
  let discovered: Promise<oidc.ServerMetadata> | undefined;

  function required(): Provider {
    if (!provider)
      throw new ProblemError(
        404,
        'SSO_NOT_OFFERED',
        'Single sign-on isn’t configured here: sign in with a passkey or a password.',
      );
    return provider;
  }

  async function configuration(): Promise<oidc.Configuration> {
    const { issuer, clientId, clientSecret, isPlain } = required();
    discovered ??= oidc
      .discovery(issuer, clientId, {}, undefined, {
        timeout: TIMEOUT_SECONDS,
        ...(isPlain ? { execute: [oidc.allowInsecureRequests] } : {}),
      })
      .then((found) => found.serverMetadata());
    const metadata = await discovered.catch((error: unknown) => {
      discovered = undefined;
      throw error;
    });
    const config = new oidc.Configuration(
      metadata,
      clientId,
      {
        [oidc.clockTolerance]: TOLERANCE,
        [oidc.clockSkew]: Math.round((now().getTime() - Date.now()) / 1000),
      },
      oidc.ClientSecretPost(clientSecret),
    );
    config.timeout = TIMEOUT_SECONDS;
    oidc.enableNonRepudiationChecks(config);
    if (isPlain) oidc.allowInsecureRequests(config);
    return config;
  }

  async function accountOf(
    callback: URL,
    checks: { readonly state: string; readonly nonce: string; readonly verifier: string },
  ): Promise<Account> {
    const config = await configuration();
    const tokens = await oidc.authorizationCodeGrant(config, callback, {
      expectedState: checks.state,
      expectedNonce: checks.nonce,
      pkceCodeVerifier: checks.verifier,
      idTokenExpected: true,
    });
    const claims = tokens.claims();
    if (!claims) throw new Error('The provider sent no identity token.');
    const hasInfo = config.serverMetadata().userinfo_endpoint !== undefined;
    const info =
      claims['email'] === undefined && hasInfo
        ? await oidc.fetchUserInfo(config, tokens.access_token, claims.sub)
        : claims;
    return {
      issuer: claims.iss,
      subject: claims.sub,
      email: info['email_verified'] === true ? accountEmail(info['email']) : undefined,
    };
  }

  /** Returns the linked person, locked; links the one with the verified e-mail if nobody is linked. */
  async function personFor(
    trx: Trx,
    { issuer, subject, email }: Account,
    request: EntryRequest,
  ): Promise<{ readonly person: PersonRow; readonly isLinked: boolean } | undefined> {
    const linked = await trx
      .selectFrom('staff')
      .select('id')
      .where('oidc_issuer', '=', issuer)
      .where('oidc_subject', '=', subject)
      .where('ended_at', 'is', null)
      .executeTakeFirst();
    if (linked) return { person: await lockPerson(trx, linked.id), isLinked: false };
    const named = email === undefined ? undefined : await personByEmail(trx, email);
    if (!named) return undefined;
    const person = await lockPerson(trx, named.id);
    // Another account of the provider with the same e-mail isn’t the linked one.
    if (person.oidc_subject !== null || person.email.toLowerCase() !== email) return undefined;
    if (!mayEnter(person, request, now())) return { person, isLinked: false };
    await trx
      .updateTable('staff')
      .set({ oidc_issuer: issuer, oidc_subject: subject })
      .where('id', '=', person.id)
      .execute();
    // The person has come by the account: the link that was mailed opens nothing more.
    await endInvitations(trx, person.id, now());
    return { person, isLinked: true };
  }

  const recordLink = (
    trx: Trx,
    person: PersonRow,
    { issuer }: Account,
    request: EntryRequest,
  ): Promise<void> =>
    auditLog.write(
      trx,
      { operator: person.name, requestId: request.requestId, reason: undefined },
      {
        action: 'staff.sso-link',
        subject: `staff:${person.name}`,
        before: null,
        after: { issuer, address: request.browser.address },
      },
    );

  return {
    requireOffered: () => void required(),
    async start(origin) {
      const config = await configuration();
      const [cookie, nonce] = [makeSecret(), makeSecret()];
      const flow = { purpose: 'sso', owner: cookie, nonce, life: SSO_LIFE } as const;
      // The guid is the state, the secret the verifier.
      const { guid: state, secret: verifier } = await makeChallenge(db, flow, now());
      const url = oidc.buildAuthorizationUrl(config, {
        redirect_uri: `${origin}${CALLBACK}`,
        scope: 'openid email',
        state,
        nonce,
        code_challenge: await oidc.calculatePKCECodeChallenge(verifier),
        code_challenge_method: 'S256',
      });
      return { url: url.href, cookie };
    },
    async finish(request, origin, cookie, { state, code, iss }) {
      required();
      if (state === undefined || cookie === undefined) return 'failed';
      // Used up by any answer: a callback that is opened again signs nobody in.
      const flow = await takeChallenge(db, { purpose: 'sso', guid: state, owner: cookie }, now());
      if (!flow || flow.nonce === null || code === undefined) return 'failed';
      const callback = new URL(`${origin}${CALLBACK}`);
      callback.search = new URLSearchParams({
        code,
        state,
        ...(iss === undefined ? {} : { iss }),
      }).toString();
      const account = await accountOf(callback, { state, nonce: flow.nonce, verifier: flow.secret });
      return db.transaction().execute(async (trx) => {
        const found = await personFor(trx, account, request);
        if (!found) return 'unknown';
        const { person, isLinked } = found;
        if (!mayEnter(person, request, now())) return 'ended';
        const { browser } = request;
        const secret = await openSession(trx, { staffId: person.id, method: 'sso', browser, at: now() });
        // Entries come last: the audit log is locked from its first one to the end of the transaction.
        if (isLinked) await recordLink(trx, person, account, request);
        await recordSignIn(auditLog, trx, person.name, { ...request, method: 'sso' });
        return { secret };
      });
    },
  };
}

interface Provider {
  readonly issuer: URL;
  readonly clientId: string;
  readonly clientSecret: string;
  /** True for one without TLS, which production refuses. */
  readonly isPlain: boolean;
}

function providerIn({
  STAFF_OIDC_ISSUER: issuer,
  STAFF_OIDC_CLIENT_ID: clientId,
  STAFF_OIDC_CLIENT_SECRET: clientSecret,
}: Core['settings']): Provider | undefined {
  if (issuer === undefined || clientId === undefined || clientSecret === undefined) return undefined;
  const url = new URL(issuer);
  return { issuer: url, clientId, clientSecret, isPlain: url.protocol === 'http:' };
}
