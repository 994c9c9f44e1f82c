import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import Fastify, {
  LogController,
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyRequest,
} from 'fastify';
import { randomUUID } from 'node:crypto';
import { constants } from 'node:zlib';
import {
  type Access,
  favoritesRoutes,
  dataExportRoutes,
  recoveryRoutes,
  type Recovery,
  securityRoutes,
  securityQuestionRoutes,
  type SecurityQuestions,
  type Security,
  localProviderRoutes,
  oneTapRoutes,
  type OneTap,
  socialRoutes,
  type Social,
  officeSettingsRoutes,
} from './entry/index.ts';
import {
  accountsRoutes,
  createSignedIn,
  type Accounts,
  type Sessions,
  type LoginNames,
  loginNamesRoutes,
  personalDataRoutes,
  type EndPendingGrants,
  type AccountNumbers,
  createAdmit,
} from './accounts/index.ts';
import type { Bonuses, Postbacks, Referrals, Loyalty } from './rewards/index.ts';
import {
  type BetActions,
  type MarketClosures,
  broadcastsRoutes,
  type Broadcasts,
  type Coupons,
  cricketRoutes,
  cyberRoutes,
  type Feed,
  historyRoutes,
  createStakesOnMatches,
  featuredRoutes,
  lineNames,
  lineRoutes,
  createPriceHistory,
  priceHistoryRoutes,
  pickedRoutes,
  resultsRoutes,
  searchRoutes,
  statisticsRoutes,
  teamsRoutes,
  trackerRoutes,
} from './betting/index.ts';
import {
  type Catalogue,
  type FreeRoundsCapability,
  type Tournaments,
  type Makers,
  type GameSessionsCapability,
  frameOrigins,
  thumbnailOrigins,
  type MakerWalletCapability,
  type Rounds,
} from './casino/index.ts';
import { consultantRoutes, type Payments } from './cashier/index.ts';
import {
  type Db,
  createAnswerCache,
  type CreateCounter,
  installDocs,
  answerUnreadableAddress,
  installErrors,
  exactValidator,
  installHeaders,
  limitContentTypes,
  installHealth,
  limitBodyTime,
  installClientAddress,
  trustsHop,
  createRateLimit,
  requireWellFormed,
  takeFiles,
  hostName,
  installSameOrigin,
  type Settings,
  createPlayerQueue,
} from './kernel/index.ts';
import { exchangeRoutes, type Rates, walletRoutes, type Wallet } from './ledger/index.ts';
import {
  identificationRoutes,
  blockReasonOf,
  type Limits,
  mayHaveSafetyBar,
  verifierOrigins,
  type VerificationCapability,
} from './protection/index.ts';
import {
  readablePage,
  type Site,
  originOf,
  pwaRoutes,
  seoRoutes,
  type Seo,
  type FindCasinoPages,
  sitemapRoutes,
  siteStateRoutes,
  checkOpen,
  requireOpen,
  installReferral,
  referralRoutes,
  installSites,
  sitesRoutes,
  type LiveSites,
  visitorDataRoutes,
  type VisitorData,
  termsRoutes,
  checkTerms,
  thirdPartyRoutes,
} from './site/index.ts';
import type { Mail, Sms } from './delivery/index.ts';
import {
  messagesRoutes,
  mailingsRoutes,
  type OperatorMessages,
  type Mailings,
  type Push,
  pushRoutes,
  userConfigRoutes,
} from './messages/index.ts';
import { opsRoutes } from './operators/index.ts';

/**
 * Age up to which an answer of the line is reused although prices have changed, ms: the interval of the feed's
 * frames.
 */
const LINE_REUSED_FOR = 100;
/**
 * Calls of one player that are processed at once: a fifth of the database's connections. More than one, since a call may
 * wait for a payment provider or a maker.
 */
const CALLS_AT_ONCE = 4;
/** Calls of one player that may wait, which take a few seconds; no person and no page sends as many. */
const MOST_CALLS_WAITING = 1000;

export interface AppDeps {
  readonly settings: Settings;
  readonly log: FastifyBaseLogger;
  readonly db: Db;
  /** Encrypts and recognises the numbers of accounts. */
  readonly numbers: AccountNumbers;
  /** Creates counters that all processes share. */
  readonly createCounter: CreateCounter;
  readonly sites: LiveSites;
  readonly sessions: Sessions;
  readonly endPendingGrants: EndPendingGrants;
  readonly accounts: Accounts;
  readonly access: Access;
  readonly sms: Sms;
  readonly push: Push;
  readonly recovery: Recovery;
  readonly questions: SecurityQuestions;
  readonly security: Security;
  readonly loginNames: LoginNames;
  readonly social: Social;
  readonly oneTap: OneTap;
  /** Origins of companies whose one-tap sign-in may be shown. */
  readonly oneTapOrigins: readonly string[];
  readonly wallet: Wallet<Site>;
  readonly limits: Limits;
  readonly coupons: Coupons;
  readonly betActions: BetActions;
  readonly closures: MarketClosures;
  readonly payments: Payments;
  readonly rates: Pick<Rates, 'reload'>;
  readonly bonuses: Bonuses;
  readonly loyalty: Loyalty;
  readonly referrals: Referrals;
  readonly postbacks: Postbacks;
  readonly verification: VerificationCapability;
  readonly rounds: Rounds;
  readonly makerWallet: MakerWalletCapability;
  readonly makers: Makers;
  readonly gameSessions: GameSessionsCapability;
  readonly mail: Mail;
  readonly mailings: Mailings;
  readonly operatorMessages: OperatorMessages;
  readonly catalogue: Catalogue;
  readonly tournaments: Tournaments;
  readonly freeRounds: FreeRoundsCapability;
  readonly broadcasts: Broadcasts;
  readonly seo: Seo;
  readonly casinoPages: FindCasinoPages;
  readonly visitorData: VisitorData;
  /** The server's clock. */
  readonly now: () => Date;
  /** Advances a manual clock by ms and runs what is due then; absent for the real clock. */
  readonly passTime: ((ms: number) => Promise<Date>) | undefined;
  readonly feed: Feed;
  /** Returns whether the process is about to end. */
  readonly isDraining: () => boolean;
  /** Secret of signed cookies, the same in every process. */
  readonly cookieSecret: string;
  /** Folder of the built web app. */
  readonly webDist: string;
  /** Folder of the built operator's console. */
  readonly consoleDist: string;
  readonly version: string;
}

/** Builds the HTTP server; the caller starts to listen. */
export async function createApp(deps: AppDeps): Promise<FastifyInstance> {
  const { settings, log, db, sites, sessions, feed } = deps;
  const app = Fastify({
    loggerInstance: log,
    // Behind the times of headers and body, which answer with a Problem.
    requestTimeout: (settings.HEADER_SECONDS + settings.REQUEST_SECONDS) * 1000,
    http: {
      headersTimeout: settings.HEADER_SECONDS * 1000,
      // Twice within the limit of headers, but at least every 2.5 seconds.
      connectionsCheckingInterval: Math.min(2500, settings.HEADER_SECONDS * 500),
    },
    trustProxy: settings.TRUST_PROXY > 0 && trustsHop(settings.TRUST_PROXY),
    logController: new LogController({
      disableRequestLogging: !['debug', 'trace'].includes(settings.LOG_LEVEL),
    }),
    bodyLimit: 65_536,
    frameworkErrors: answerUnreadableAddress,
    rewriteUrl: readablePage,
    genReqId: ({ headers }) => {
      const given = headers['x-request-id'];
      return typeof given === 'string' && /^[\w-]{8,64}$/.test(given) ? given : randomUUID();
    },
  });
  app.server.maxConnections = settings.MAX_CONNECTIONS;
  app.setValidatorCompiler(exactValidator);
  app.decorate('settings', settings);
  installClientAddress(app);
  limitBodyTime(app, {
    usual: Math.min(settings.BODY_SECONDS, settings.REQUEST_SECONDS) * 1000,
    file: settings.REQUEST_SECONDS * 1000,
  });
  app.decorate('signedIn', createSignedIn(sessions));
  app.decorate('limitRate', createRateLimit(deps.createCounter('calls', 60)));
  app.decorate('playerQueue', createPlayerQueue({ atOnce: CALLS_AT_ONCE, mostWaiting: MOST_CALLS_WAITING }));
  app.decorate('requireOpen', (request: FastifyRequest) => requireOpen(request, deps.now()));
  app.decorate('callChecks', [checkOpen, checkTerms]);
  app.decorateRequest('player', undefined);
  installErrors(app);
  await installHeaders(app, {
    originOf: (host) => originOf(sites.byHost(host).site, hostName(host)),
    hostsOf: (host) => sites.byHost(host).site.config.hostOrigins,
    reportsOf: (host) => sites.byHost(host).site.visit.counters.flatMap(({ origins }) => origins),
    frames: [...framesOf(settings), ...deps.oneTapOrigins],
    gamesOf: (host) => frameOrigins(sites.byHost(host).site, deps.makers),
    thumbnailsOf: (host) => thumbnailOrigins(sites.byHost(host).site, deps.makers),
    camerasOf: (host) => verifierOrigins(sites.byHost(host).site, deps.verification.verifiers),
  });
  if (deps.passTime) datedBy(app, deps.now);
  installSites(app, sites);
  installSameOrigin(app);
  await app.register(cookie, { secret: deps.cookieSecret });
  installReferral(app);
  // Quality 4 is as small as gzip's best and several times as fast; 11, the library's default, takes a second per
  // file.
  await app.register(compress, { brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } } });

  takeFiles(app);
  limitContentTypes(app);
  requireWellFormed(app);
  installHealth(app, deps);
  await installDocs(app, deps.version);
  accountsRoutes(app, deps);
  deps.access.routes(app);
  recoveryRoutes(app, { recovery: deps.recovery, checks: deps.access.checks });
  securityRoutes(app, deps);
  securityQuestionRoutes(app, deps.questions);
  socialRoutes(app, { ...deps, admit: createAdmit(sessions, settings.SESSION_SAVED_DAYS) });
  oneTapRoutes(app, deps.oneTap);
  if (settings.NODE_ENV !== 'production') localProviderRoutes(app, deps.now);
  userConfigRoutes(app, deps);
  personalDataRoutes(app, deps);
  dataExportRoutes(app, deps);
  loginNamesRoutes(app, deps.loginNames);
  officeSettingsRoutes(app, deps);
  mailingsRoutes(app, deps.mailings);
  identificationRoutes(app, deps);
  thirdPartyRoutes(app, { hasDemo: settings.NODE_ENV !== 'production' });
  walletRoutes(app, deps);
  exchangeRoutes(app, { ...deps, requireUnblocked: deps.limits.requireUnblocked });
  deps.limits.routes(app);
  termsRoutes(app, deps);
  deps.coupons.routes(app);
  historyRoutes(app, deps);
  deps.betActions.routes(app);
  await deps.payments.routes(app);
  await deps.verification.routes(app);
  deps.rounds.routes(app);
  await deps.makerWallet.routes(app);
  deps.gameSessions.routes(app);
  deps.bonuses.routes(app);
  deps.loyalty.routes(app);
  deps.referrals.routes(app);
  consultantRoutes(app, deps);
  deps.catalogue.routes(app);
  deps.tournaments.routes(app);
  deps.freeRounds.routes(app);
  messagesRoutes(app, deps);
  pushRoutes(app, deps);
  const answers = createAnswerCache({
    onChange: feed.book.onChange,
    now: deps.now,
    // Play that is moved by hand is read at once.
    changedFor: settings.FEED_CLOCK === 'manual' ? 0 : LINE_REUSED_FOR,
  });
  const line = { book: feed.book, now: deps.now, answers };
  lineRoutes(app, line);
  trackerRoutes(app, { db, feed, now: deps.now, answers });
  const stakes = createStakesOnMatches({ db, log, now: deps.now });
  featuredRoutes(app, { ...line, clock: feed.clock, stakes });
  priceHistoryRoutes(app, createPriceHistory(feed.book.onChange));
  resultsRoutes(app, deps);
  searchRoutes(app, deps);
  teamsRoutes(app, deps);
  statisticsRoutes(app, deps);
  broadcastsRoutes(app, deps.broadcasts);
  cricketRoutes(app, { source: feed.cricket, now: () => feed.clock.now() });
  cyberRoutes(app, line);
  pickedRoutes(app, line);
  favoritesRoutes(app, deps);
  await app.register(feed.routes);
  await opsRoutes(app, deps);
  siteStateRoutes(app, {
    now: deps.now,
    webDist: deps.webDist,
    blockOfPlayer: (playerId) => blockReasonOf(db, playerId),
  });
  seoRoutes(app, deps.seo);
  sitemapRoutes(app, { book: feed.book, lineNames, now: deps.now, casinoPages: deps.casinoPages });
  pwaRoutes(app, deps.webDist);
  referralRoutes(app, deps);
  visitorDataRoutes(app, deps.visitorData);
  await sitesRoutes(app, {
    ...deps,
    lineNames,
    async safetyBarFor(request) {
      if (!mayHaveSafetyBar(request.site.safety)) return undefined;
      const player = await app.signedIn(request);
      return player && deps.limits.safetyBarOf(player);
    },
  });
  return app;
}

/** Replaces the `Date` header, because Node's own follows real time. */
function datedBy(app: FastifyInstance, now: () => Date): void {
  app.addHook('onSend', async (_request, reply) => void reply.header('date', now().toUTCString()));
}

/** Returns the origins of partner pages that the site embeds in frames. */
function framesOf({ STREAM_URL: stream }: Settings): readonly string[] {
  return stream === undefined ? [] : [new URL(stream).origin];
}
