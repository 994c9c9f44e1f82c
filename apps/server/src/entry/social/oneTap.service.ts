import { timingSafeEqual } from 'node:crypto';
import type { AnswerOf, BodyOf, Calls } from '@touchline/contract';
import { hashOf, makeSecret } from '../../accounts/index.ts';
import { type Db, ProblemError } from '../../kernel/index.ts';
import { readCredential } from './credential.ts';
import type { SocialProvider } from './providers.ts';
import type { Browser } from './social.service.ts';
import * as store from './social.store.ts';

/** Lifetime of a flow, ms: longer than a credential's, so that none is accepted twice. */
const FLOW_LIFE = 15 * 60_000;

type WithOneTap = SocialProvider & { readonly oneTap: NonNullable<SocialProvider['oneTap']> };

export interface OneTapDeps {
  readonly db: Db;
  readonly providersAt: (origin: string) => readonly SocialProvider[];
  readonly now: () => Date;
}

/** Sign-in by one tap with the account that a browser has at a company. */
export interface OneTap {
  /** Throws a ProblemError 404 if the site has none. */
  client(browser: Browser): AnswerOf<Calls['oneTapClient']>;
  /**
   * Accepts a credential once, and only in the browser that requested it.
   * @returns the next address; its ticket signs in or registers as after any social sign-in
   * @throws ProblemError: 404, 422, 503
   */
  enter(browser: Browser, sent: BodyOf<Calls['enterByOneTap']>): Promise<string>;
}

const none = () =>
  new ProblemError(404, 'NO_ONE_TAP', 'One-tap sign-in isn’t available on this site: sign in another way.');
const isNotOurs = () =>
  new ProblemError(
    422,
    'CREDENTIAL_REFUSED',
    'This sign-in was already used or belongs to another browser: start again.',
  );

export function createOneTap({ db, providersAt, now }: OneTapDeps): OneTap {
  function companyOf({ site, origin }: Browser): WithOneTap {
    const company = providersAt(origin).find((one): one is WithOneTap => one.oneTap !== undefined);
    if (!company || !site.config.isOneTapAuthEnabled) throw none();
    return company;
  }

  return {
    client(browser) {
      const { clientId, oneTap } = companyOf(browser);
      return { clientId, nonce: nonceFor(browser, makeSecret()), scriptUrl: oneTap.scriptUrl };
    },

    async enter(browser, { credential, language, currency }) {
      const { site, secret } = browser;
      const company = companyOf(browser);
      const { subject, email, nonce } = await readCredential(company, credential, now());
      const [salt = ''] = nonce.split('.');
      // Without a secret browsers can't be distinguished.
      if (secret === '' || !isSame(nonce, nonceFor(browser, salt))) throw isNotOurs();
      const ticket = makeSecret();
      const flow = {
        state_hash: hashOf(nonce),
        browser_hash: hashOf(secret),
        site_id: site.id,
        provider: company.id,
        verifier: '',
        nonce,
        language,
        player_id: null,
        session_id: null,
        ticket_hash: hashOf(ticket),
        subject,
        email: email ?? null,
        expires_at: new Date(now().getTime() + FLOW_LIFE),
        used_at: null,
      };
      if (!(await store.insertOnce(db, flow, now()))) throw isNotOurs();
      const { languages, defaultLanguage, registrationCurrencies } = site.config;
      const spoken = languages.includes(language) ? language : defaultLanguage;
      const isKnown = currency !== undefined && registrationCurrencies.includes(currency);
      const query = isKnown ? `?currency=${currency}` : '';
      return `/${spoken}/registration/socialregistration${query}#ticket=${ticket}`;
    },
  };
}

/** Creates a nonce that can only be recreated with the secret of the browser's cookie. */
function nonceFor({ secret, site }: Browser, salt: string): string {
  return `${salt}.${hashOf(`one-tap.${site.id}.${secret}.${salt}`)}`;
}

function isSame(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}
