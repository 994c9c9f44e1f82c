import type { FastifyInstance } from 'fastify';
import type { Sessions } from '../../accounts/index.ts';
import type { Catalogue } from '../catalogue/catalogue.ts';
import { createBackground, createTroubleLog, type ErrorLog, type Job } from '../../kernel/index.ts';
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
  readonly jobs: readonly Job[];
}

const EVERY = 2000;
const ROUND = 200;

export function createGameSessionsCapability(deps: GameSessionsCapabilityDeps): GameSessionsCapability {
  const { db, log, now, signIns } = deps;
  const watch = createWatch(deps);
  const views = createSessionViews(db);
  const failures = createGameFailures(deps);
  const failed = 'Sessions of games could not be looked after; it is tried again.';
  const background = createBackground(log);
  const trouble = createTroubleLog(log);
  signIns.onEnded(({ playerId }) => background.run(() => watch.lookAtPlayer(playerId), failed));

  /**
   * Moves sessions on that are due: unlaunched, idle, paused, blocked, or those of closed games. One failing session must
   * not stop the others; the next round tries it again.
   */
  async function moveDue(): Promise<void> {
    await background.idle();
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
    jobs: [{ every: EVERY, work: moveDue, atStop: background.idle, failed }],
  };
}
