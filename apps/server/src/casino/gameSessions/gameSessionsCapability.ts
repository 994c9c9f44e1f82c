import type { FastifyInstance } from 'fastify';
import type { Sessions } from '../../accounts/index.ts';
import type { Catalogue } from '../catalogue/catalogue.ts';
import { createJobs, createTroubleLog, type ErrorLog } from '../../kernel/index.ts';
import { createGameFailures } from './failures.service.ts';
import { dueSessions } from './gameSessions.store.ts';
import { gameSessionsRoutes } from './gameSessions.routes.ts';
import { createGameSessions } from './sessions.service.ts';
import { createSessionViews } from './sessionViews.ts';
import { createStart } from './start.service.ts';
import { createWatch, type WatchDeps } from './watch.ts';

export interface GameSessionsCapabilityDeps extends WatchDeps {
  readonly log: WatchDeps['log'] & ErrorLog;
  readonly signIns: Pick<Sessions, 'onEnded'>;
  readonly catalogue: Pick<Catalogue, 'isGameListed'>;
}

/** Sessions of casino games: their start, their states, and what the game page shows of them. */
export interface GameSessionsCapability {
  routes(app: FastifyInstance): void;
  readonly jobs: {
    /** Moves sessions on that are due: unlaunched, idle, paused, blocked, or those of closed games. */
    doDue(): Promise<void>;
    /** Resolves when the ends of sign-ins have taken effect. */
    idle(): Promise<void>;
    start(): void;
    stop(): Promise<void>;
  };
}

const EVERY = 2000;
const ROUND = 200;

export function createGameSessionsCapability(deps: GameSessionsCapabilityDeps): GameSessionsCapability {
  const { db, log, now, signIns } = deps;
  const watch = createWatch(deps);
  const views = createSessionViews(db);
  const failures = createGameFailures(deps);
  const jobs = createJobs(log, 'Sessions of games could not be looked after; it is tried again.');
  const trouble = createTroubleLog(log);
  signIns.onEnded(({ playerId }) => jobs.runNow(() => watch.lookAtPlayer(playerId)));

  /** One failing session must not stop the others; the next round tries it again. */
  async function doDue(): Promise<void> {
    for (const session of await dueSessions(db, now(), ROUND)) {
      try {
        await watch.look(session);
      } catch (error) {
        trouble(error, 'A session of a game could not be looked after; it is tried again.');
      }
    }
  }

  return {
    routes: (app) =>
      gameSessionsRoutes(app, {
        start: createStart({ ...deps, watch, views, failures }),
        sessions: createGameSessions({ db, now, watch, views, failures }),
      }),
    jobs: { doDue, idle: () => jobs.idle(), start: () => jobs.every(EVERY, doDue), stop: () => jobs.stop() },
  };
}
