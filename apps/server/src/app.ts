import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import rateLimit from '@fastify/rate-limit';
import { TypeBoxValidatorCompiler } from '@fastify/type-provider-typebox';
import Fastify, { LogController, type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import { randomUUID } from 'node:crypto';
import { constants } from 'node:zlib';
import { accountsRoutes, createSignedIn } from './accounts/accounts.routes.ts';
import type { Accounts } from './accounts/accounts.service.ts';
import type { Sessions } from './accounts/sessions.ts';
import type { Actions } from './actions/actions.ts';
import { broadcastsRoutes } from './broadcasts/broadcasts.routes.ts';
import type { Broadcasts } from './broadcasts/broadcasts.service.ts';
import type { Coupons } from './coupons/coupons.ts';
import { cricketRoutes } from './cricket/cricket.routes.ts';
import { cyberRoutes } from './cyber/cyber.routes.ts';
import type { Db } from './db/database.ts';
import { favoritesRoutes } from './favorites/favorites.routes.ts';
import type { Feed } from './feed/index.ts';
import { historyRoutes } from './history/history.routes.ts';
import { installDocs } from './http/docs.ts';
import { installErrors } from './http/errors.ts';
import { installHeaders } from './http/headers.ts';
import { installHealth } from './http/health.ts';
import { installSameOrigin } from './http/sameOrigin.ts';
import { lineRoutes } from './line/line.routes.ts';
import { createPriceHistory } from './priceHistory/priceHistory.ts';
import { priceHistoryRoutes } from './priceHistory/priceHistory.routes.ts';
import { pickedRoutes } from './line/picked.routes.ts';
import type { Mail } from './mail/mail.ts';
import { opsRoutes } from './ops/ops.routes.ts';
import { resultsRoutes } from './results/results.routes.ts';
import { searchRoutes } from './search/search.routes.ts';
import type { Settings } from './settings.ts';
import { installReferral } from './sites/referral.ts';
import { installSites, sitesRoutes } from './sites/sites.routes.ts';
import type { Sites } from './sites/sites.ts';
import { statisticsRoutes } from './statistics/statistics.routes.ts';
import { teamsRoutes } from './teams/teams.routes.ts';
import { walletRoutes } from './wallet/wallet.routes.ts';
import type { Wallet } from './wallet/wallet.service.ts';

export interface AppParts {
  readonly settings: Settings;
  readonly log: FastifyBaseLogger;
  readonly db: Db;
  readonly sites: Sites;
  readonly sessions: Sessions;
  readonly accounts: Accounts;
  readonly wallet: Wallet;
  readonly coupons: Coupons;
  readonly actions: Actions;
  readonly mail: Mail;
  readonly broadcasts: Broadcasts;
  /** The server's clock. */
  readonly now: () => Date;
  readonly feed: Feed;
  /** Folder of the built web app. */
  readonly webDist: string;
  readonly version: string;
}

/** Puts the HTTP server together from its parts; `listen` is the caller's. */
export async function createApp(parts: AppParts): Promise<FastifyInstance> {
  const { settings, log, db, sites, sessions, feed } = parts;
  const app = Fastify({
    loggerInstance: log,
    trustProxy: settings.TRUST_PROXY,
    logController: new LogController({
      disableRequestLogging: !['debug', 'trace'].includes(settings.LOG_LEVEL),
    }),
    bodyLimit: 65_536,
    genReqId: ({ headers }) => {
      const given = headers['x-request-id'];
      return typeof given === 'string' && /^[\w-]{8,64}$/.test(given) ? given : randomUUID();
    },
  });
  app.setValidatorCompiler(TypeBoxValidatorCompiler);
  app.decorate('settings', settings);
  app.decorate('signedIn', createSignedIn(sessions));
  app.decorateRequest('player', undefined);
  installErrors(app);
  await installHeaders(app, (host) => sites.byHost(host).site.config.hostOrigins, framesOf(settings));
  installSites(app, sites);
  installSameOrigin(app);
  await app.register(cookie);
  installReferral(app);
  // Quality 4 is as small as gzip's best and several times as fast; 11, the library's own, takes a second a file.
  await app.register(compress, { brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } } });
  await app.register(rateLimit, { global: false });

  installHealth(app, db);
  await installDocs(app, parts.version);
  accountsRoutes(app, { accounts: parts.accounts, sessions });
  walletRoutes(app, parts.wallet);
  parts.coupons.routes(app);
  historyRoutes(app, parts);
  parts.actions.routes(app);
  lineRoutes(app, feed.book);
  priceHistoryRoutes(app, createPriceHistory(feed.book.onChange));
  resultsRoutes(app, parts);
  searchRoutes(app, parts);
  teamsRoutes(app, parts);
  statisticsRoutes(app, parts);
  broadcastsRoutes(app, parts.broadcasts);
  cricketRoutes(app, { source: feed.cricket, now: () => feed.clock.now() });
  cyberRoutes(app, feed.book);
  pickedRoutes(app, feed.book);
  favoritesRoutes(app, parts);
  await app.register(feed.routes);
  await opsRoutes(app, parts);
  await sitesRoutes(app, sites, parts.webDist);
  return app;
}

/** Origins of a partner's pages that the site holds in a frame. */
function framesOf({ STREAM_URL: stream }: Settings): readonly string[] {
  return stream === undefined ? [] : [new URL(stream).origin];
}
