import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import Fastify, { LogController, type FastifyInstance, type FastifyRequest } from 'fastify';
import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { constants } from 'node:zlib';
import type { AccountsDomain } from './accounts/index.ts';
import type { Feed } from './betting/index.ts';
import { frameOrigins, thumbnailOrigins, type Makers } from './casino/index.ts';
import { cookieSecret } from './entry/index.ts';
import {
  answerUnreadableAddress,
  type Core,
  createPlayerQueue,
  createRateLimit,
  type Domain,
  exactValidator,
  hostName,
  installClientAddress,
  installDocs,
  installErrors,
  installHeaders,
  installHealth,
  installSameOrigin,
  limitBodyTime,
  limitContentTypes,
  repoRoot,
  requireWellFormed,
  type Settings,
  takeFiles,
  trustsHop,
} from './kernel/index.ts';
import { verifierOrigins, type VerificationCapability } from './protection/index.ts';
import {
  checkOpen,
  checkTerms,
  installReferral,
  installSites,
  type LiveSites,
  originOf,
  readablePage,
  requireOpen,
} from './site/index.ts';

/**
 * Calls of one player that are processed at once: a fifth of the database's connections. More than one, since a call may
 * wait for a payment provider or a maker.
 */
const CALLS_AT_ONCE = 4;
/** Calls of one player that may wait, which take a few seconds; no person and no page sends as many. */
const MOST_CALLS_WAITING = 1000;

/** Capabilities that every request needs, and the domains whose calls are served. */
export interface AppParts {
  readonly sites: LiveSites;
  readonly signedIn: AccountsDomain['signedIn'];
  readonly feed: Feed;
  readonly makers: Makers;
  readonly verification: VerificationCapability;
  /** Origins of companies whose one-tap sign-in may be shown. */
  readonly oneTapOrigins: readonly string[];
  readonly domains: readonly Domain[];
  /** True if the server's clock is moved by hand. */
  readonly isClockManual: boolean;
  /** Returns whether the process is about to end. */
  readonly isDraining: () => boolean;
}

/** Builds the HTTP server; the caller starts to listen. */
export async function createApp(core: Core, parts: AppParts): Promise<FastifyInstance> {
  const { settings, log, db, now } = core;
  const { sites } = parts;
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
  app.decorate('signedIn', parts.signedIn);
  app.decorate('limitRate', createRateLimit(core.createCounter('calls', 60)));
  app.decorate('playerQueue', createPlayerQueue({ atOnce: CALLS_AT_ONCE, mostWaiting: MOST_CALLS_WAITING }));
  app.decorate('requireOpen', (request: FastifyRequest) => requireOpen(request, now()));
  app.decorate('callChecks', [checkOpen, checkTerms]);
  app.decorateRequest('player', undefined);
  installErrors(app);
  await installHeaders(app, {
    originOf: (host) => originOf(sites.byHost(host).site, hostName(host)),
    hostsOf: (host) => sites.byHost(host).site.config.hostOrigins,
    reportsOf: (host) => sites.byHost(host).site.visit.counters.flatMap(({ origins }) => origins),
    frames: [...framesOf(settings), ...parts.oneTapOrigins],
    gamesOf: (host) => frameOrigins(sites.byHost(host).site, parts.makers),
    thumbnailsOf: (host) => thumbnailOrigins(sites.byHost(host).site, parts.makers),
    camerasOf: (host) => verifierOrigins(sites.byHost(host).site, parts.verification.verifiers),
  });
  if (parts.isClockManual) datedBy(app, now);
  installSites(app, sites);
  installSameOrigin(app);
  await app.register(cookie, { secret: await cookieSecret(db) });
  installReferral(app);
  // Quality 4 is as small as gzip's best and several times as fast; 11, the library's default, takes a second per
  // file.
  await app.register(compress, { brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } } });

  takeFiles(app);
  limitContentTypes(app);
  requireWellFormed(app);
  installHealth(app, { ...parts, db });
  await installDocs(app, version());
  for (const domain of parts.domains) await domain.routes?.(app);
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

function version(): string {
  const manifest: { version: string } = JSON.parse(readFileSync(join(repoRoot, 'package.json'), 'utf8'));
  return manifest.version;
}
