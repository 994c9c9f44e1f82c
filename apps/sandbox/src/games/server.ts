import Fastify, { type FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { manualClock, realClock } from '../clock.ts';
import { openDatabase } from './database.ts';
import { faultRoutes } from './faults.ts';
import { feedRoutes, thumbnailRoutes } from './platform/feed.routes.ts';
import { guardPlatformCalls, readBodies } from './platform/guard.ts';
import { launchRoutes } from './platform/launch.routes.ts';
import { documentRoutes } from './play/document.routes.ts';
import { createSessions } from './sessions/sessions.ts';

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
}

const Advance = v.object({ seconds: v.pipe(v.number(), v.minValue(0)) });

/**
 * Creates the maker of games: its API for the platform at `/v1`, thumbnails, the documents and the API of its frames,
 * and `POST /clock` for tests. Its oddities are described in docs/sandbox.md.
 */
export function createGamesServer(options: GamesServerOptions): FastifyInstance {
  const app = Fastify({ bodyLimit: 65_536 });
  const clock = options.isManual ? manualClock() : realClock();
  const db = openDatabase(options.folder);
  const sessions = createSessions(db);
  app.addHook('onClose', async () => db.close());
  readBodies(app);
  app.setErrorHandler(async (error, _request, reply) => {
    const status = error instanceof Error && 'statusCode' in error ? Number(error.statusCode) : 500;
    return reply
      .code(v.isValiError(error) ? 400 : status)
      .send({ message: error instanceof Error ? error.message : '' });
  });

  faultRoutes(app, clock);

  void app.register(async (guarded) => {
    guardPlatformCalls(guarded, { makerId: options.makerId, secret: options.secret, clock });
    feedRoutes(guarded);
    launchRoutes(guarded, { sessions });
  });
  thumbnailRoutes(app);
  documentRoutes(app, { sessions, folder: options.frameFolder });

  app.post('/clock', async ({ body }) => {
    await clock.advance(v.parse(Advance, body).seconds * 1000);
    return { now: clock.now().toISOString() };
  });

  return app;
}
