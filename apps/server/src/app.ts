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
import type { Access } from './entry/access/access.ts';
import { accountsRoutes, createSignedIn } from './accounts/accounts.routes.ts';
import type { Accounts } from './accounts/accounts.service.ts';
import type { Sessions } from './accounts/sessions.ts';
import type { Bonuses } from './rewards/bonuses/bonuses.ts';
import type { BetActions } from './betting/betActions/betActions.ts';
import type { MarketClosures } from './betting/marketClosures/marketClosures.service.ts';
import { broadcastsRoutes } from './betting/broadcasts/broadcasts.routes.ts';
import type { Broadcasts } from './betting/broadcasts/broadcasts.service.ts';
import type { Catalogue } from './casino/catalogue/catalogue.ts';
import type { FreeRoundsCapability } from './casino/freeRounds/freeRounds.ts';
import type { Tournaments } from './casino/tournaments/tournaments.ts';
import { consultantRoutes } from './cashier/consultant/consultant.routes.ts';
import type { Coupons } from './betting/coupons/coupons.ts';
import { cricketRoutes } from './betting/cricket/cricket.routes.ts';
import { cyberRoutes } from './betting/cyber/cyber.routes.ts';
import type { Db } from './kernel/db/database.ts';
import { exchangeRoutes } from './ledger/exchange/exchange.routes.ts';
import type { Rates } from './ledger/exchange/rates.service.ts';
import { favoritesRoutes } from './entry/favorites/favorites.routes.ts';
import type { Feed } from './betting/feed/index.ts';
import { historyRoutes } from './betting/history/history.routes.ts';
import { createAnswerCache } from './kernel/http/answerCache.ts';
import type { CreateCounter } from './kernel/http/counters.ts';
import { installDocs } from './kernel/http/docs.ts';
import { answerUnreadableAddress, installErrors } from './kernel/http/errors.ts';
import { exactValidator } from './kernel/http/exactValidator.ts';
import { installHeaders } from './kernel/http/headers.ts';
import { limitContentTypes } from './kernel/http/contentTypes.ts';
import { installHealth } from './kernel/http/health.ts';
import { limitBodyTime } from './kernel/http/bodyTime.ts';
import { installClientAddress, trustsHop } from './kernel/http/clientAddress.ts';
import { createRateLimit } from './kernel/http/rateLimit.ts';
import { requireWellFormed } from './kernel/http/wellFormed.ts';
import { takeFiles } from './kernel/http/registerCall.ts';
import { identificationRoutes } from './protection/identification/identification.routes.ts';
import { hostName } from './kernel/http/requestHost.ts';
import { readablePage } from './site/sites/pageAddress.ts';
import { installSameOrigin } from './kernel/http/sameOrigin.ts';
import type { Site } from './site/sites/site.ts';
import { originOf } from './site/sites/siteOrigin.ts';
import { blockReasonOf } from './protection/limits/enforcement/playerBlocks.ts';
import { createStakesOnMatches } from './betting/coupons/stakes/stakesOnMatches.ts';
import { featuredRoutes } from './betting/line/featured.routes.ts';
import type { LoginNames } from './accounts/loginNames/loginNames.service.ts';
import { loginNamesRoutes } from './accounts/loginNames/loginNames.routes.ts';
import { dataExportRoutes } from './entry/dataExport/dataExport.routes.ts';
import { personalDataRoutes } from './accounts/personalData/personalData.routes.ts';
import type { EndPendingGrants } from './accounts/pendingGrants/endPendingGrants.ts';
import type { Payments } from './cashier/payments/payments.ts';
import { lineNames } from './betting/line/lineNames.ts';
import { lineRoutes } from './betting/line/line.routes.ts';
import { createPriceHistory } from './betting/priceHistory/priceHistory.ts';
import { priceHistoryRoutes } from './betting/priceHistory/priceHistory.routes.ts';
import { pickedRoutes } from './betting/line/picked.routes.ts';
import type { AccountNumbers } from './accounts/accountNumbers/accountNumbers.ts';
import type { Makers } from './casino/makers/makersFile.ts';
import type { Mail } from './delivery/mail/mail.ts';
import { messagesRoutes } from './messages/messages.routes.ts';
import { mailingsRoutes } from './messages/mailings/mailings.routes.ts';
import type { OperatorMessages } from './messages/operatorMessages.service.ts';
import type { Mailings } from './messages/mailings/mailings.service.ts';
import { opsRoutes } from './operators/ops/ops.routes.ts';
import type { GameSessionsCapability } from './casino/gameSessions/gameSessionsCapability.ts';
import { frameOrigins, thumbnailOrigins } from './casino/gameSessions/startChecks.ts';
import type { Limits } from './protection/limits/limits.ts';
import type { Postbacks } from './rewards/postbacks/postbacks.ts';
import type { Referrals } from './rewards/referrals/referrals.ts';
import type { Loyalty } from './rewards/loyalty/loyalty.ts';
import type { MakerWalletCapability } from './casino/makerWallet/makerWallet.ts';
import { mayHaveSafetyBar } from './protection/limits/rules/safetyRules.ts';
import type { Rounds } from './casino/rounds/rounds.ts';
import { recoveryRoutes } from './entry/recovery/recovery.routes.ts';
import type { Recovery } from './entry/recovery/recovery.service.ts';
import { pwaRoutes } from './site/pwa/pwa.routes.ts';
import { resultsRoutes } from './betting/results/results.routes.ts';
import { searchRoutes } from './betting/search/search.routes.ts';
import { seoRoutes } from './site/seo/seo.routes.ts';
import type { Seo } from './site/seo/seo.service.ts';
import type { FindCasinoPages } from './site/seo/casinoPages.ts';
import { sitemapRoutes } from './site/seo/sitemap.routes.ts';
import { securityRoutes } from './entry/security/security.routes.ts';
import { securityQuestionRoutes } from './entry/securityQuestion/securityQuestion.routes.ts';
import type { SecurityQuestions } from './entry/securityQuestion/securityQuestion.service.ts';
import type { Security } from './entry/security/security.service.ts';
import type { Settings } from './kernel/settings/settings.ts';
import { siteStateRoutes } from './site/siteState/siteState.routes.ts';
import { checkOpen } from './site/siteState/closedCalls.ts';
import { requireOpen } from './site/siteState/visit.ts';
import type { Push } from './messages/push/push.ts';
import { pushRoutes } from './messages/push/push.routes.ts';
import type { Sms } from './delivery/sms/sms.ts';
import { installReferral, referralRoutes } from './site/sites/referral.ts';
import { installSites, sitesRoutes } from './site/sites/sites.routes.ts';
import type { LiveSites } from './site/siteState/liveSites.ts';
import { createAdmit } from './accounts/admit.ts';
import { localProviderRoutes } from './entry/social/localProvider.routes.ts';
import { oneTapRoutes } from './entry/social/oneTap.routes.ts';
import type { OneTap } from './entry/social/oneTap.service.ts';
import { socialRoutes } from './entry/social/social.routes.ts';
import type { Social } from './entry/social/social.service.ts';
import { statisticsRoutes } from './betting/statistics/statistics.routes.ts';
import { teamsRoutes } from './betting/teams/teams.routes.ts';
import { visitorDataRoutes } from './site/visitorData/visitorData.routes.ts';
import { verifierOrigins } from './protection/verification/requiredTypes.ts';
import type { VerificationCapability } from './protection/verification/verification.ts';
import type { VisitorData } from './site/visitorData/visitorData.service.ts';
import { termsRoutes } from './site/terms/terms.routes.ts';
import { checkTerms } from './site/terms/terms.service.ts';
import { officeSettingsRoutes } from './entry/officeSettings/officeSettings.routes.ts';
import { thirdPartyRoutes } from './site/thirdParty/thirdParty.routes.ts';
import { trackerRoutes } from './betting/tracker/tracker.routes.ts';
import { userConfigRoutes } from './messages/userConfig/userConfig.routes.ts';
import { createPlayerQueue } from './kernel/http/playerQueue.ts';
import { walletRoutes } from './ledger/wallet/wallet.routes.ts';
import type { Wallet } from './ledger/wallet/wallet.service.ts';

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
