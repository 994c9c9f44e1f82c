import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import type { Sessions } from '../accounts/sessions.ts';
import type { Db } from '../db/database.ts';
import type { Sites } from '../sites/sites.ts';
import { blockProblem } from './blockMessages.ts';
import { createChanges } from './changes.service.ts';
import { playerFacts, type PlayerFacts } from './playerFacts.ts';
import { doorBlock } from './doors.ts';
import { createLeaving } from './leaving.service.ts';
import { limitsRoutes } from './limits.routes.ts';
import { createLimitsClock, type LimitsClock } from './limitsClock.ts';
import { limitViews } from './limitView.ts';
import { createOverview } from './overview.service.ts';
import { createPendingLimits } from './pending.service.ts';
import { createRealityChecks } from './realityCheck.service.ts';
import { createSafetyBars, type SafetyBarOf } from './safetyBars.ts';
import { rulesOf, type SafetyRules } from './safetyRules.ts';

export interface LimitsParts {
  readonly db: Db;
  readonly log: Pick<Logger, 'error'>;
  /** The server's clock. */
  readonly now: () => Date;
  readonly sessions: Sessions;
  readonly sites: Pick<Sites, 'all'>;
  readonly idleMinutes: number;
}

/** Players' limits and breaks: their calls, and the periodic job. */
export interface Limits {
  routes(app: FastifyInstance): void;
  readonly clock: LimitsClock;
  readonly safetyBarOf: SafetyBarOf;
}

/** Creates the limits, and installs the check that every sign-in method makes for blocks. */
export function createLimits(parts: LimitsParts): Limits {
  const { db, now, sessions, sites } = parts;

  function rulesFor({ siteId, country }: Pick<PlayerFacts, 'siteId' | 'country'>): SafetyRules {
    const site = sites.all.find(({ id }) => id === siteId);
    if (!site) throw new Error(`There is no site ${siteId}: it has players, so it has to stay in the list.`);
    return rulesOf(site.safety, country ?? undefined);
  }

  sessions.guard(async (trx, playerId, at) => {
    const block = await doorBlock(trx, 'sign-in', playerId, at);
    if (block) throw blockProblem(block);
  });

  const changes = createChanges({
    db,
    now,
    sessions,
    rulesFor,
    async shown(trx, playerId, at) {
      const facts = await playerFacts(trx, playerId);
      return limitViews(trx, playerId, { iso: facts.iso, rules: rulesFor(facts) }, at);
    },
  });
  const services = {
    changes,
    pending: createPendingLimits({ db, now }),
    overview: createOverview({ db, now, rulesFor }),
    realityChecks: createRealityChecks({ db, now, sessions, rulesFor }),
    leaving: createLeaving({ db, now, sessions }),
  };
  return {
    routes: (app) => limitsRoutes(app, services),
    clock: createLimitsClock(parts),
    safetyBarOf: createSafetyBars(parts),
  };
}
