import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  createSignedIn,
  hashesPasswords,
  hashPassword as hashAtFullCost,
  type HashPassword,
  openAccountNumbers,
  type AccountNumbers,
  renewNumbers,
  sealStoredNumbers,
  createAccounts,
  type Accounts,
  createSessions,
  type Sessions,
  createOneTimeCodes,
  createLoginNames,
} from './accounts/index.ts';
import {
  createAccess,
  renewTwoSteps,
  cookieSecret,
  createRecovery,
  createSecurityQuestions,
  createSecurity,
  createOneTap,
  readProviders,
  withLocal,
  createSocial,
} from './entry/index.ts';
import {
  createBonuses,
  type Bonuses,
  removeBonuses,
  createLoyalty,
  rewardNotifier,
  removeRewards,
  createReferrals,
  createPostbacks,
  createPostbackSender,
  type PostbackSender,
} from './rewards/index.ts';
import {
  createBetActions,
  type BetActions,
  createBroadcasts,
  createCoupons,
  type Coupons,
  databaseAnchors,
  grantDemoPromoCodes,
  createFeed,
  type Feed,
  type FeedOptions,
  lineNames,
  createRecorder,
  type Recorder,
  createMarketClosures,
  type MarketClosures,
} from './betting/index.ts';
import { createApp } from './app.ts';
import {
  type RedisClient,
  type Bus,
  type Db,
  createCounters,
  repoRoot,
  type Settings,
  createPlatformClock,
  isMovedByHand,
  createTroubleLog,
} from './kernel/index.ts';
import {
  createCasinoPages,
  createCatalogue,
  type Catalogue,
  createGameSessionsCapability,
  createFreeRounds,
  createTournaments,
  createRoundCounting,
  createRounds,
  createMakerWalletCapability,
  readMakers,
  type Makers,
} from './casino/index.ts';
import {
  createConsultantJobs,
  createPayments,
  type Payments,
  createFinalPayout,
  privateProviders,
  readPaymentProviders,
} from './cashier/index.ts';
import { createHttpRates, createRates, createWallet, type Wallet } from './ledger/index.ts';
import { feedOptionsOf } from './composition/feedSettings.ts';
import {
  createRetentionJobs,
  requireDemoCredit,
  createLimits,
  type Limits,
  createVerificationCapability,
  readVerifiers,
} from './protection/index.ts';
import { createAuditLog } from './operators/index.ts';
import { endPendingGrants } from './composition/pendingGrantKinds.ts';
import {
  createSeo,
  createLiveSites,
  type LiveSites,
  publicOrigin,
  type Site,
  siteById,
  loadSites,
  createVisitorData,
} from './site/index.ts';
import {
  openSecretBox,
  renewSecrets,
  createMail,
  type Mail,
  type MailTransport,
  createSms,
  type Sms,
  type SmsTransport,
} from './delivery/index.ts';
import { siteEntry } from './composition/siteEntry.ts';
import { allowsDemo } from './composition/productionCheck.ts';
import {
  createMailings,
  createMessageJobs,
  createMessageSender,
  createPush,
  openPushService,
  createOperatorMessages,
} from './messages/index.ts';

/** Requests for a code take multiples of this many ms, whether the account exists or not. */
const ANSWER_STEP = 300;
/** Age up to which a list of games is reused, ms; jackpots in it stay younger than half a minute. */
const GAMES_REUSED_FOR = 5000;

export interface PlatformOptions {
  readonly settings: Settings;
  readonly log: FastifyBaseLogger;
  readonly db: Db;
  readonly bus: Bus;
  /** Counts calls and attempts of all processes; without it the database does. */
  readonly redis?: RedisClient | undefined;
  /** The server's time before manual advances; real time if absent. */
  readonly now?: () => Date;
  /** Sends mails; without one they stay in the outbox. */
  readonly mailTransport?: MailTransport | undefined;
  /** Sends text messages; without one they stay in the outbox, and production offers nothing that needs one. */
  readonly smsTransport?: SmsTransport | undefined;
  /** Calls partners' addresses; by the network if absent. */
  readonly postbackSender?: PostbackSender;
  /** Sources used instead of those that the settings name. */
  readonly sources?: FeedOptions['sources'];
  /** Folder of the operator's console, used instead of the built one. */
  readonly consoleDist?: string;
  /** Folder of the player's app, used instead of the built one. */
  readonly webDist?: string;
  /** Replaces password hashing at its full cost. */
  readonly hashPassword?: HashPassword;
}

export interface Platform {
  readonly app: FastifyInstance;
  readonly db: Db;
  /** Encrypts and recognises the numbers of accounts. */
  readonly numbers: AccountNumbers;
  /** The server's time. */
  readonly now: () => Date;
  readonly sites: LiveSites;
  readonly sessions: Sessions;
  readonly accounts: Accounts;
  readonly wallet: Wallet<Site>;
  readonly limits: Limits;
  readonly coupons: Coupons;
  readonly betActions: BetActions;
  /** Markets, matches and sports that operators have closed. */
  readonly closures: MarketClosures;
  readonly payments: Payments;
  readonly bonuses: Bonuses;
  readonly makers: Makers;
  readonly mail: Mail;
  readonly sms: Sms;
  readonly catalogue: Catalogue;
  readonly feed: Feed;
  /** Stores moments and results of matches. */
  readonly recorder: Recorder;
  /** Fills the book and starts the periodic jobs. */
  start(): Promise<void>;
  /** Reports the process as not ready from now on, before it is stopped. */
  drain(): void;
  /** Closes connections and stops the jobs; database and bus stay open, because the caller owns them. */
  stop(): Promise<void>;
}

/** Assembles the capabilities on an open database and bus. */
export async function createPlatform(options: PlatformOptions): Promise<Platform> {
  const { settings, log, db, bus } = options;
  const hashPassword = options.hashPassword ? hashesPasswords(options.hashPassword) : hashAtFullCost;
  const clock = createPlatformClock(settings.PLATFORM_CLOCK, options.now);
  const { now } = clock;
  const trouble = createTroubleLog(log);
  const hasDemoCashier = allowsDemo(settings, 'credit');
  const secretBox = await openSecretBox(db, settings);
  const numbers = await openAccountNumbers(db, secretBox);
  await sealStoredNumbers(db, numbers);
  const paymentProviders = await readPaymentProviders(settings.PAYMENT_PROVIDERS_FILE, now);
  const providers = privateProviders(paymentProviders, db, numbers);
  const makers = await readMakers(settings.MAKERS_FILE, now);
  const verifiers = await readVerifiers(settings.VERIFIERS_FILE, now);
  const listed = await loadSites(siteEntry, settings.SITES_FILE, join(repoRoot, 'themes'), {
    origin: publicOrigin(settings),
    hasDemoCashier,
    hasDemoSite: settings.NODE_ENV === 'development',
    depositMethods: providers.methods.filter(({ direction }) => direction === 'deposit'),
    checkedTypes: verifiers.types.map(({ type }) => type),
  });
  const sites = await createLiveSites(listed, { db, log });
  const sessions = createSessions({
    db,
    now,
    idleMinutes: settings.SESSION_IDLE_MINUTES,
    savedDays: settings.SESSION_SAVED_DAYS,
    endPendingGrants,
    failed: (error) => trouble(error, 'Idle sessions could not be ended; it is tried again.'),
  });
  const limits = createLimits({
    db,
    log,
    now,
    sessions,
    sites,
    idleMinutes: settings.SESSION_IDLE_MINUTES,
    onExcluded: [removeBonuses, removeRewards, createFinalPayout({ providers, sites })],
  });
  const isProduction = settings.NODE_ENV === 'production';
  const signedIn = createSignedIn(sessions);
  const sms = createSms({
    db,
    log,
    now,
    transport: options.smsTransport,
    secretBox,
    isProduction,
  });
  const accounts = createAccounts({
    db,
    sessions,
    hashPassword,
    endPendingGrants,
    now,
    hasSms: sms.isOffered,
    grantDemo: grantDemoPromoCodes,
    safetyBarOf: limits.safetyBarOf,
  });
  const wallet = createWallet<Site>({ db, now, requireDemoCredit });
  const { RATES_URL: ratesUrl, RATES_NAME: ratesName } = settings;
  const rates = createRates({
    db,
    log,
    now,
    provider: ratesUrl === undefined ? undefined : createHttpRates(ratesUrl, ratesName),
  });
  const anchorStore = databaseAnchors(db);
  const feed = await createFeed({
    ...feedOptionsOf({ settings, log, anchorStore, sources: options.sources }),
    log,
    anchorStore,
    bus,
    now,
    playerOf: async (request) => (await signedIn(request))?.playerId.toString(),
  });
  sessions.onEnded(({ playerId }) => feed.disconnect(String(playerId)));
  const coupons = createCoupons({ db, feed, log, now });
  const closures = createMarketClosures({ db, bus, book: feed.book, log, now });
  const betActions = createBetActions({ db, feed, log, now, closures });
  const consultantJobs = createConsultantJobs({ db, log, now, feed });
  const mail = createMail({
    db,
    log,
    now,
    transport: options.mailTransport,
    secretBox,
    isProduction,
    companyOf: (siteId) => siteById(sites, siteId)?.config.companyName,
  });
  const mailings = createMailings({ db, secretBox, now });
  const push = createPush({ db, log, now, sites, service: openPushService(settings) });
  const sender = createMessageSender({ db, now, sites, feed, mail, mailings, sms, push });
  const messageJobs = createMessageJobs({ db, log, sites, mail, sender });
  const rewardDeps = { db, log, now, sites, mail, notify: rewardNotifier(feed) };
  const loyalty = createLoyalty(rewardDeps);
  const referrals = createReferrals(rewardDeps);
  const postbacks = createPostbacks({
    db,
    log,
    now,
    sender: options.postbackSender ?? createPostbackSender(settings),
  });
  const createCounter = createCounters(options.redis ?? db);
  const bonuses = createBonuses({ db, log, now, feed, createCounter });
  const codes = createOneTimeCodes(now);
  const payments = createPayments({ db, log, now, sites, feed, providers, codes, mail, sms });
  const onSettled = [createRoundCounting(rewardDeps)];
  const rounds = createRounds({ db, log, now, makers, mail, feed, onSettled });
  const makerWallet = createMakerWalletCapability({
    db,
    log,
    now,
    sites,
    makers,
    limits,
    feed,
    createCounter,
    rounds,
    hasDesk: allowsDemo(settings, 'desk'),
  });
  const verification = createVerificationCapability({ db, log, now, sites, feed, mail, verifiers });
  const catalogue = createCatalogue({
    db,
    log,
    now,
    makers,
    // Changes that an operator or a test makes by hand are read at once.
    reusedFor: settings.FEED_CLOCK === 'manual' ? 0 : GAMES_REUSED_FOR,
  });
  const gameSessions = createGameSessionsCapability({
    db,
    log,
    now,
    sites,
    makers,
    catalogue,
    feed,
    signIns: sessions,
    playPauseOf: limits.playPauseOf,
  });
  const answerStep = settings.NODE_ENV === 'test' ? 0 : ANSWER_STEP;
  const questions = createSecurityQuestions({ db, hashPassword, now });
  const recovery = createRecovery({
    db,
    codes,
    mail,
    sms,
    sessions,
    questions,
    hashPassword,
    endPendingGrants,
    now,
    answerStep,
  });
  const access = await createAccess({
    db,
    hashPassword,
    createCounter,
    secretBox,
    settings,
    accounts,
    sessions,
    codes,
    mail,
    sms,
    endPendingGrants,
    now,
    answerStep,
  });
  await renewSecrets(db, secretBox, [renewTwoSteps, renewNumbers]);
  const companies = await readProviders(settings.SOCIAL_PROVIDERS_FILE);
  const providersAt = (origin: string) =>
    settings.NODE_ENV === 'production' ? companies : withLocal(companies, origin);
  const social = createSocial({ db, accounts, openEntry: access.openEntry, providersAt, now });
  const oneTap = createOneTap({ db, providersAt, now });
  const loginNames = createLoginNames({ db, codes, mail, endPendingGrants, now });
  const security = createSecurity({ db, codes, mail, secretBox, endPendingGrants, now });
  const recorder = createRecorder({
    db,
    feed,
    log,
    keepDays: settings.RESULTS_DAYS,
    pastDays: settings.RESULTS_PAST_DAYS,
  });
  const retention = createRetentionJobs({
    db,
    log,
    now,
    auditLog: createAuditLog({ db, now }),
    refusedDays: settings.DOCUMENTS_REFUSED_DAYS,
    keptDays: settings.DOCUMENTS_KEPT_DAYS,
  });
  const broadcasts = createBroadcasts({
    feed,
    streamUrl: settings.STREAM_URL,
    delay: settings.BROADCAST_DELAY,
  });
  const tournaments = createTournaments({ db, log, now, catalogue, feed });
  const freeRounds = createFreeRounds({ db, log, now, makers, catalogue, feed });
  const casinoPages = createCasinoPages(db);
  const seo = createSeo({ db, book: feed.book, lineNames, log, now, sites: sites.all, casinoPages });

  /** Does what is due by the platform's clock, in the order in which a moment brings it. */
  async function doDue(): Promise<void> {
    await sessions.endIdle();
    await limits.jobs.endUsedUp();
    await limits.jobs.tidy();
    await coupons.jobs.decideDue();
    await betActions.jobs.decideDue();
    await coupons.jobs.sweep();
    await betActions.jobs.sweep();
    await coupons.jobs.idle();
    await rates.refresh();
    await payments.jobs.doDue();
    await bonuses.jobs.doDue();
    await bonuses.jobs.sweep();
    await loyalty.jobs.doDue();
    await referrals.jobs.doDue();
    await postbacks.jobs.doDue();
    await consultantJobs.doDue();
    await catalogue.jobs.doDue();
    await tournaments.jobs.doDue();
    await freeRounds.jobs.doDue();
    await messageJobs.doDue();
    await push.deliverDue();
    await mail.deliverDue();
    await sms.deliverDue();
    await verification.jobs.doDue();
    await gameSessions.jobs.idle();
    await gameSessions.jobs.doDue();
    await retention.sweep();
    await rounds.jobs.doDue();
    await makerWallet.jobs.doDue();
  }

  const passTime = isMovedByHand(clock)
    ? async (ms: number): Promise<Date> => {
        clock.move(ms);
        feed.beat();
        await doDue();
        return now();
      }
    : undefined;
  let isDraining = false;
  const webDist = options.webDist ?? join(repoRoot, 'apps', 'web', 'dist');
  const consoleDist = options.consoleDist ?? join(repoRoot, 'apps', 'operator', 'dist');
  const app = await createApp({
    settings,
    log,
    db,
    numbers,
    createCounter,
    sites,
    sessions,
    endPendingGrants,
    accounts,
    access,
    sms,
    push,
    recovery,
    questions,
    security,
    loginNames,
    social,
    oneTap,
    oneTapOrigins: companies.flatMap(({ oneTap: own }) => (own ? [new URL(own.scriptUrl).origin] : [])),
    wallet,
    limits,
    coupons,
    betActions,
    closures,
    payments,
    rates,
    bonuses,
    loyalty,
    referrals,
    postbacks,
    verification,
    makers,
    rounds,
    gameSessions,
    makerWallet,
    catalogue,
    tournaments,
    freeRounds,
    mail,
    mailings,
    operatorMessages: createOperatorMessages({ db, now, sites, sender }),
    broadcasts,
    seo,
    casinoPages,
    visitorData: createVisitorData({ db, now }),
    now,
    passTime,
    feed,
    isDraining: () => isDraining,
    cookieSecret: await cookieSecret(db),
    webDist,
    consoleDist,
    version: version(),
  });

  return {
    app,
    db,
    numbers,
    now,
    sites,
    sessions,
    accounts,
    wallet,
    limits,
    coupons,
    betActions,
    closures,
    payments,
    bonuses,
    makers,
    mail,
    sms,
    catalogue,
    feed,
    recorder,
    async start() {
      await rates.reload();
      await closures.start();
      await feed.start();
      recorder.start();
      sites.start();
      coupons.jobs.start(!passTime);
      await catalogue.jobs.start(!passTime);
      tournaments.jobs.start();
      freeRounds.jobs.start();
      if (passTime) return;
      betActions.jobs.start();
      rates.start();
      payments.jobs.start();
      bonuses.jobs.start();
      loyalty.jobs.start();
      referrals.jobs.start();
      postbacks.jobs.start();
      consultantJobs.start();
      messageJobs.start();
      push.start();
      verification.jobs.start();
      gameSessions.jobs.start();
      mail.start();
      sms.start();
      sessions.start();
      limits.jobs.start();
      retention.start();
      rounds.jobs.start();
      makerWallet.jobs.start();
    },
    drain() {
      isDraining = true;
    },
    async stop() {
      sessions.stop();
      await makerWallet.jobs.stop();
      await rounds.jobs.stop();
      await retention.stop();
      await limits.jobs.stop();
      await sites.stop();
      await sms.stop();
      await mail.stop();
      await bonuses.jobs.stop();
      await referrals.jobs.stop();
      await postbacks.jobs.stop();
      await loyalty.jobs.stop();
      await payments.jobs.stop();
      await messageJobs.stop();
      await push.stop();
      await verification.jobs.stop();
      await gameSessions.jobs.stop();
      await consultantJobs.stop();
      await catalogue.jobs.stop();
      await tournaments.jobs.stop();
      await freeRounds.jobs.stop();
      await rates.stop();
      await betActions.jobs.stop();
      await coupons.jobs.stop();
      await recorder.stop();
      await feed.stop();
      await closures.stop();
      await app.close();
    },
  };
}

function version(): string {
  const manifest: { version: string } = JSON.parse(readFileSync(join(repoRoot, 'package.json'), 'utf8'));
  return manifest.version;
}
