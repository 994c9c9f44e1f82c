import type { FastifyInstance } from 'fastify';
import { join } from 'node:path';
import {
  createAccountsDomain,
  type AccountsDomain,
  renewNumbers,
  type HashPassword,
} from './accounts/index.ts';
import { createApp } from './app.ts';
import {
  createBettingDomain,
  type BettingDomain,
  type FeedOptions,
  grantDemoPromoCodes,
  lineNames,
} from './betting/index.ts';
import {
  createCashierDomain,
  type CashierDomain,
  createFinalPayout,
  openPaymentProviders,
} from './cashier/index.ts';
import { createCasinoDomain, type CasinoDomain } from './casino/index.ts';
import { feedOptionsOf } from './composition/feedSettings.ts';
import { endPendingGrants } from './composition/pendingGrantKinds.ts';
import { allowsDemo } from './composition/productionCheck.ts';
import { siteEntry } from './composition/siteEntry.ts';
import {
  createDeliveryDomain,
  type DeliveryDomain,
  type MailTransport,
  renewSecrets,
  type SmsTransport,
} from './delivery/index.ts';
import { createEntryDomain, renewTwoSteps } from './entry/index.ts';
import {
  type Core,
  createCounters,
  createPlatformClock,
  createScheduler,
  isMovedByHand,
  type PlayerNotices,
  type RedisClient,
  repoRoot,
} from './kernel/index.ts';
import { createLedgerDomain, type LedgerDomain } from './ledger/index.ts';
import { createMessagesDomain } from './messages/index.ts';
import { createAuditLog, createOperatorsDomain } from './operators/index.ts';
import {
  createProtectionDomain,
  type ProtectionDomain,
  readVerifiers,
  requireDemoCredit,
} from './protection/index.ts';
import {
  createRewardsDomain,
  type PostbackSender,
  removeBonuses,
  removeRewards,
  type RewardsDomain,
} from './rewards/index.ts';
import { createSiteDomain, type LiveSites, openSites, siteById } from './site/index.ts';
import { createStaffDomain, renewStaffKeys } from './staff/index.ts';

export interface PlatformOptions extends Pick<Core, 'settings' | 'log' | 'db' | 'bus'> {
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

type Capabilities = Pick<Core, 'db' | 'now'> &
  Omit<LedgerDomain & DeliveryDomain & AccountsDomain & ProtectionDomain, 'jobs' | 'routes'> &
  Pick<RewardsDomain, 'bonuses'> &
  Pick<BettingDomain, 'feed' | 'coupons' | 'betActions' | 'closures' | 'clubs' | 'recorder'> &
  Pick<CashierDomain, 'payments'> &
  Pick<CasinoDomain, 'makers' | 'catalogue'>;

/** A server with its capabilities, assembled on an open database and bus. */
export interface Platform extends Capabilities {
  readonly app: FastifyInstance;
  readonly sites: LiveSites;
  /** Fills the book and starts the jobs. */
  start(): Promise<void>;
  /** Reports the process as not ready from now on, before it is stopped. */
  drain(): void;
  /** Closes connections and stops the jobs; database and bus stay open, because the caller owns them. */
  stop(): Promise<void>;
}

/**
 * Assembles the domains, lower layers first. What a lower one needs of an upper one is a hook that it calls once all of
 * them stand.
 */
export async function createPlatform(options: PlatformOptions): Promise<Platform> {
  const { settings, log, db, bus, webDist = distOf('web'), consoleDist = distOf('operator') } = options;
  const clock = createPlatformClock(settings.PLATFORM_CLOCK, options.now);
  const { now } = clock;
  const isProduction = settings.NODE_ENV === 'production';
  const createCounter = createCounters(options.redis ?? db);
  const core: Core = { settings, isProduction, log, db, bus, now, createCounter };
  const notices: PlayerNotices = { notify: (playerId, notice) => betting.feed.notify(playerId, notice) };

  const ledger = createLedgerDomain(core, {
    feed: notices,
    requireDemoCredit,
    requireUnblocked: (trx, playerId, at) => protection.limits.requireUnblocked(trx, playerId, at),
  });
  const delivery = await createDeliveryDomain(core, {
    mailTransport: options.mailTransport,
    smsTransport: options.smsTransport,
    companyOf: (siteId) => siteById(sites, siteId)?.config.companyName,
  });
  const accounts = await createAccountsDomain(core, delivery, {
    hashPassword: options.hashPassword,
    wallet: ledger.wallet,
    endPendingGrants,
    grantDemo: grantDemoPromoCodes,
    safetyBarOf: (player) => protection.limits.safetyBarOf(player),
  });
  const providers = await openPaymentProviders(core, accounts.numbers);
  const verifiers = await readVerifiers(settings.VERIFIERS_FILE, now);
  const sites = await openSites(core, siteEntry, {
    hasDemoCashier: allowsDemo(settings, 'credit'),
    depositMethods: providers.methods.filter(({ direction }) => direction === 'deposit'),
    checkedTypes: verifiers.types.map(({ type }) => type),
  });
  const protection = createProtectionDomain(core, {
    ...delivery,
    ...accounts,
    sites,
    feed: notices,
    verifiers,
    auditLog: createAuditLog(core),
    onExcluded: [removeBonuses, removeRewards, createFinalPayout({ providers, sites })],
  });
  const rewards = createRewardsDomain(core, {
    ...delivery,
    sites,
    feed: notices,
    postbackSender: options.postbackSender,
  });
  const betting = await createBettingDomain(core, {
    ...delivery,
    ...accounts,
    feedOptions: (anchorStore) => feedOptionsOf({ settings, log, anchorStore, sources: options.sources }),
  });
  const capabilities = { ...ledger, ...delivery, ...accounts, ...protection, ...rewards, ...betting, sites };
  const entry = await createEntryDomain(core, { ...capabilities, endPendingGrants });
  await renewSecrets(db, delivery.secretBox, [renewTwoSteps, renewNumbers, renewStaffKeys]);
  const staff = await createStaffDomain(core);
  const messages = createMessagesDomain(core, capabilities);
  const cashier = createCashierDomain(core, { ...capabilities, providers });
  const casino = await createCasinoDomain(core, { ...capabilities, hasDesk: allowsDemo(settings, 'desk') });
  const pages = createSiteDomain(core, {
    ...capabilities,
    webDist,
    book: betting.feed.book,
    lineNames,
    casinoPages: casino.pages,
  });
  // In the order in which a moment brings their work: what is decided is counted, and what is written is sent.
  const domains = [
    accounts,
    protection,
    betting,
    ledger,
    cashier,
    rewards,
    casino,
    messages,
    delivery,
    pages,
  ];
  const scheduler = createScheduler(log);
  const passTime = isMovedByHand(clock)
    ? async (ms: number): Promise<Date> => {
        clock.move(ms);
        betting.feed.beat();
        await scheduler.runAll();
        return now();
      }
    : undefined;
  const operators = createOperatorsDomain(core, {
    ...capabilities,
    ...staff,
    ...messages,
    ...cashier,
    ...casino,
    ...pages,
    endPendingGrants,
    consoleDist,
    passTime,
  });
  for (const { jobs } of [...domains, operators]) scheduler.add(jobs);
  let isDraining = false;
  const app = await createApp(core, {
    ...capabilities,
    ...casino,
    domains: [...domains, entry, operators],
    oneTapOrigins: entry.oneTapOrigins,
    isClockManual: passTime !== undefined,
    isDraining: () => isDraining,
  });

  return {
    ...capabilities,
    ...cashier,
    ...casino,
    db,
    now,
    app,
    async start() {
      await ledger.rates.reload();
      await betting.start();
      await scheduler.start(passTime ? 'manual' : 'real');
    },
    drain() {
      isDraining = true;
    },
    async stop() {
      await scheduler.stop();
      await betting.stop();
      await app.close();
    },
  };
}

/** Returns the folder of a built app. */
function distOf(app: string): string {
  return join(repoRoot, 'apps', app, 'dist');
}
