import type { AnswerOf, Calls } from '@touchline/contract';
import { type Accounts, type Opened, hashOf, makeSecret, type SignedIn } from '../../accounts/index.ts';
import type { Entered, OpenEntry } from '../access/openEntry.ts';
import { type Db, type Trx, ProblemError } from '../../kernel/index.ts';
import type { Site } from '../../site/index.ts';
import { lockPlayer } from '../../ledger/index.ts';
import { authorizeUrl, userOf } from './oauth.ts';
import { ACCOUNTS, type SocialProvider } from './providers.ts';
import * as store from './social.store.ts';

const MINUTE = 60_000;
/** Lifetime of a social sign-in, ms. */
const FLOW_LIFE = 15 * MINUTE;

export interface SocialDeps {
  readonly db: Db;
  readonly accounts: Accounts;
  readonly openEntry: OpenEntry;
  /**
   * Returns the configured companies, and the local one if it is served.
   * @param origin of the site's page
   */
  readonly providersAt: (origin: string) => readonly SocialProvider[];
  /** The server's clock. */
  readonly now: () => Date;
}

/** A browser that begins or continues a social sign-in: its site, its page's origin, the secret of its cookie. */
export interface Browser {
  readonly site: Site;
  readonly origin: string;
  readonly secret: string;
}

export interface SocialRegistration {
  readonly ticket: string;
  readonly currency: string;
  readonly language: string;
}

export type SocialEntry =
  | Entered
  | { readonly linked: string }
  | { readonly registration: { readonly email?: string } };

export interface CallbackResult {
  /** Language of the page that began it. */
  readonly language: string | undefined;
  /** True if a signed-in player began it. */
  readonly isLinking: boolean;
  readonly ticket: string | undefined;
}

/** Sign-in and registration with accounts of other companies. */
export interface Social {
  providers(
    site: Site,
    origin: string,
    playerId: bigint | undefined,
  ): Promise<AnswerOf<Calls['socialProviders']>['providers']>;
  /** Returns the address to redirect to. Throws a ProblemError 404 for a company that isn't configured. */
  start(browser: Browser, provider: string, language: string, player: SignedIn | undefined): Promise<string>;
  /** Handles the callback: no ticket if the company sent no code. Throws if its answer is invalid. */
  callback(browser: Browser, state: string, code: string | undefined): Promise<CallbackResult>;
  /**
   * Throws a ProblemError: 403 if the player is blocked, 409 if it is linked to another account, 422 if the ticket
   * has expired.
   */
  enter(browser: Browser, ticket: string, isSaved: boolean): Promise<SocialEntry>;
  /** Throws a ProblemError: 400, 403, 409, 422. */
  register(browser: Browser, wanted: SocialRegistration): Promise<Opened>;
}

/** A flow whose user is known. */
type NamedFlow = store.FlowRow & { readonly subject: string };

const isOver = () =>
  new ProblemError(422, 'TICKET_EXPIRED', 'This sign-in has expired: start again from the sign-in page.');

const isLinked = () =>
  new ProblemError(
    409,
    'ALREADY_LINKED',
    'That account is linked to another player, or you already have one from that provider: unlink it first.',
  );

export function createSocial({ db, accounts, openEntry, providersAt, now }: SocialDeps): Social {
  const redirectUri = (origin: string): string => `${origin}/social-api/oauth/callback`;
  /** If another app manages the accounts, only its provider is available; otherwise all except it. */
  const waysAt = (site: Site, origin: string) =>
    providersAt(origin).filter(({ id }) => (id === ACCOUNTS) === site.config.isAccountMiddleware);
  const providerOf = ({ site, origin }: Pick<Browser, 'site' | 'origin'>, id: string) =>
    waysAt(site, origin).find((one) => one.id === id);
  const of = ({ site, secret }: Browser): store.FlowOfBrowser => ({
    siteId: site.id,
    browserHash: hashOf(secret),
    now: now(),
  });

  async function flowOf(browser: Browser, ticket: string): Promise<NamedFlow> {
    const flow = await store.byTicket(db, of(browser), hashOf(ticket));
    if (!flow || flow.subject === null) throw isOver();
    return { ...flow, subject: flow.subject };
  }

  /** @returns false if the external account is another player's, or the player has one of the company */
  const linkTo = (trx: Trx, { site_id, provider, subject }: NamedFlow, playerId: bigint) =>
    store.link(trx, { site_id, provider, subject, player_id: playerId, linked_at: now() });

  return {
    async providers(site, origin, playerId) {
      const linked = playerId === undefined ? [] : await store.linkedOf(db, playerId);
      return waysAt(site, origin).map(({ id, name }) => ({ id, name, isLinked: linked.includes(id) }));
    },

    async start(browser, id, language, player) {
      const { site, origin, secret } = browser;
      const provider = providerOf(browser, id);
      if (!provider) {
        throw new ProblemError(
          404,
          'PROVIDER_NOT_FOUND',
          `Sign-in with "${id}" isn’t available here: choose another method.`,
        );
      }
      const [state, nonce, verifier] = [makeSecret(), makeSecret(), makeSecret()];
      const flow = {
        state_hash: hashOf(state),
        browser_hash: hashOf(secret),
        site_id: site.id,
        provider: id,
        verifier,
        nonce,
        language,
        player_id: player?.playerId ?? null,
        session_id: player?.sessionId ?? null,
        ticket_hash: null,
        subject: null,
        email: null,
        expires_at: new Date(now().getTime() + FLOW_LIFE),
        used_at: null,
      };
      await store.insertFlow(db, flow, now());
      return authorizeUrl(provider, { redirectUri: redirectUri(origin), state, nonce, verifier }, now());
    },

    async callback(browser, state, code) {
      const ticket = makeSecret();
      const flow = await store.takeBack(db, of(browser), hashOf(state), hashOf(ticket));
      const provider = flow && providerOf(browser, flow.provider);
      const isLinking = flow !== undefined && flow.player_id !== null;
      if (!flow || !provider || code === undefined) {
        return { language: flow?.language, isLinking, ticket: undefined };
      }
      const { nonce, verifier, language } = flow;
      const authorization = { redirectUri: redirectUri(browser.origin), state, nonce, verifier };
      const user = await userOf(provider, code, authorization, now());
      await store.setUser(db, flow.state_hash, { subject: user.subject, email: user.email ?? null });
      return { language, isLinking, ticket };
    },

    async enter(browser, ticket, isSaved) {
      const flow = await flowOf(browser, ticket);
      const known = await store.playerOf(db, flow);
      if (flow.player_id === null && known === undefined) {
        return { registration: flow.email === null ? {} : { email: flow.email } };
      }
      return db.transaction().execute(async (trx): Promise<SocialEntry> => {
        const playerId = flow.player_id ?? known;
        if (playerId === undefined) throw isOver();
        await lockPlayer(trx, playerId);
        if (!(await store.useFlow(trx, of(browser), hashOf(ticket)))) throw isOver();
        if (flow.player_id === null) return openEntry(trx, { site: browser.site, playerId, isSaved });
        if (!(await linkTo(trx, flow, playerId)) && known !== playerId) throw isLinked();
        return { linked: flow.provider };
      });
    },

    async register(browser, { ticket, currency, language }) {
      const flow = await flowOf(browser, ticket);
      if (flow.player_id !== null) throw isOver();
      return accounts.register(browser.site, {
        type: 'soc_reg',
        currency,
        language,
        ...(flow.email === null ? {} : { email: flow.email }),
        // In the transaction that creates the player: of two requests one finds the ticket used.
        async prove(trx, playerId) {
          if (!(await store.useFlow(trx, of(browser), hashOf(ticket)))) throw isOver();
          if (!(await linkTo(trx, flow, playerId))) throw isLinked();
        },
      });
    },
  };
}
