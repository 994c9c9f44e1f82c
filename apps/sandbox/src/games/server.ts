import Fastify, { type FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { manualClock, realClock } from '../clock.ts';
import { rememberGivenAddresses } from '../givenAddresses.ts';
import { checkRoutes } from './check/check.routes.ts';
import { crashRoutes } from './crash/crash.routes.ts';
import { faultRoutes } from './faults.ts';
import type { JackpotDraw } from './jackpots/jackpots.ts';
import { createMaker, type Maker } from './maker.ts';
import { platformCallRoutes } from './platform/calls.routes.ts';
import { feedRoutes, thumbnailRoutes } from './platform/feed.routes.ts';
import { guardPlatformCalls, readBodies } from './platform/guard.ts';
import { launchRoutes } from './platform/launch.routes.ts';
import { documentRoutes } from './play/document.routes.ts';
import { playRoutes } from './play/play.routes.ts';
import { PlayProblem } from './problem.ts';
import { rulesRoutes } from './rules/rules.routes.ts';

export interface GamesServerOptions {
  /** Folder of its memory; in memory if undefined. */
  readonly folder: string | undefined;
  /** Folder of the built frame. */
  readonly frameFolder: string;
  /** Address of the platform. */
  readonly platformUrl: string;
  /** Id of the maker at the platform. */
  readonly makerId: string;
  /** Secret of both directions. */
  readonly secret: string;
  /** True if its time is moved by `POST /clock` only. */
  readonly isManual: boolean;
  /** Outcome of the jackpot's draws. */
  readonly jackpotDraw: JackpotDraw;
}

const Advance = v.object({ seconds: v.pipe(v.number(), v.minValue(0)) });
const Platform = v.object({ platformUrl: v.pipe(v.string(), v.url()) });

/**
 * Creates the maker of games: its API for the platform at `/v1`, thumbnails, the documents and the API of its frames,
 * and the calls for tests. Its oddities are described in docs/sandbox.md.
 */
export function createGamesServer(options: GamesServerOptions): FastifyInstance {
  const { makerId, secret, isManual } = options;
  const app = Fastify({ bodyLimit: 65_536 });
  const clock = isManual ? manualClock() : realClock();
  let { platformUrl } = options;
  const faults = faultRoutes(app, clock);
  const maker = createMaker({
    folder: options.folder,
    makerId,
    secret,
    clock,
    platformUrl: () => platformUrl,
    isDown: faults.isDown,
    jackpotDraw: options.jackpotDraw,
  });
  app.addHook('onClose', async () => maker.close());
  // With a clock that is moved by hand the platform is named first: see `POST /platform`.
  if (!isManual) app.addHook('onReady', async () => void maker.resume());
  readBodies(app);
  answerErrors(app);
  if (isManual) rememberGivenAddresses(app);

  void app.register(async (guarded) => {
    guardPlatformCalls(guarded, { makerId, secret, clock });
    feedRoutes(guarded);
    launchRoutes(guarded, maker);
    platformCallRoutes(guarded, maker);
  });
  thumbnailRoutes(app);
  documentRoutes(app, { sessions: maker.sessions, folder: options.frameFolder });
  playRoutes(app, maker);
  crashRoutes(app, { ...maker, clock });
  checkRoutes(app, maker);
  rulesRoutes(app);
  if (isManual) testRoutes(app, maker, (url) => (platformUrl = url));

  app.post('/clock', async ({ body }) => {
    await clock.advance(v.parse(Advance, body).seconds * 1000);
    return { now: clock.now().toISOString() };
  });

  return app;
}

/** Serves the call by which a test names the platform; the maker goes on with what its last stop has cut off. */
function testRoutes(app: FastifyInstance, maker: Maker, setPlatform: (url: string) => void): void {
  app.post('/platform', async ({ body }) => {
    setPlatform(v.parse(Platform, body).platformUrl);
    await maker.resume();
    return {};
  });
}

function answerErrors(app: FastifyInstance): void {
  app.setErrorHandler(async (error, _request, reply) => {
    if (error instanceof PlayProblem) {
      const { code, message, remainder, status } = error;
      return reply.code(status).send({ code, message, ...(remainder === undefined ? {} : { remainder }) });
    }
    const message = error instanceof Error ? error.message : '';
    if (v.isValiError(error)) return reply.code(400).send({ code: 'BAD_REQUEST', message });
    const status = error instanceof Error && 'statusCode' in error ? Number(error.statusCode) : 500;
    return reply.code(status).send({ code: status >= 500 ? 'INTERNAL' : 'BAD_REQUEST', message });
  });
}
