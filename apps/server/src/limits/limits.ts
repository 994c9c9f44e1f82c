import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import type { Sessions } from '../accounts/sessions.ts';
import type { Db } from '../db/database.ts';
import type { PayOut } from '../payments/withdrawals/finalPayout.ts';
import { siteById } from '../sites/siteById.ts';
import type { Sites } from '../sites/sites.ts';
import { blockProblem } from './enforcement/blockMessages.ts';
import { createChanges } from './changes/changes.service.ts';
import { playerData, type PlayerData } from './playerData.ts';
import { createRestrictions, type Restrictions } from './enforcement/restrictions.service.ts';
import { operationBlock } from './enforcement/restrictedOperations.ts';
import { createLeaving } from './changes/leaving.service.ts';
import { limitsRoutes } from './limits.routes.ts';
import { createLimitsJobs, type LimitsJobs } from './limitsJobs.ts';
import { limitViews } from './limitView.ts';
import { createOverview } from './overview.service.ts';
import { createPendingLimits } from './changes/pending.service.ts';
import { createRealityChecks } from './sessionTime/realityCheck.service.ts';
import { createPlayPauses, type PlayPauseOf } from './sessionTime/playPauses.ts';
import { createSafetyBars, type SafetyBarOf } from './sessionTime/safetyBars.ts';
import { rulesOf, type SafetyRules } from './rules/safetyRules.ts';

export interface LimitsDeps {
  readonly db: Db;
  readonly log: Pick<Logger, 'error'>;
  /** The server's clock. */
  readonly now: () => Date;
  readonly sessions: Sessions;
  readonly sites: Pick<Sites, 'all'>;
  readonly idleMinutes: number;
  /** Pays out the free money of players who leave. */
  readonly payOut: PayOut;
}

/** Players' limits and breaks: their calls, and the periodic job. */
export interface Limits {
  routes(app: FastifyInstance): void;
  readonly jobs: LimitsJobs;
  readonly safetyBarOf: SafetyBarOf;
  readonly playPauseOf: PlayPauseOf;
  /** Limits and blocks that operators set. */
  readonly restrictions: Restrictions;
}

/** Creates the limits, and installs the check that every sign-in method makes for blocks. */
export function createLimits(deps: LimitsDeps): Limits {
  const { db, now, sessions, sites, payOut } = deps;

  function rulesFor({ siteId, country }: Pick<PlayerData, 'siteId' | 'country'>): SafetyRules {
    const site = siteById(sites, siteId);
    if (!site) throw new Error(`There is no site ${siteId}: it has players, so it has to stay in the list.`);
    return rulesOf(site.safety, country ?? undefined);
  }

  sessions.guard(async (trx, playerId, at) => {
    const block = await operationBlock(trx, 'sign-in', playerId, at);
    if (block) throw blockProblem(block);
  });

  const changes = createChanges({
    db,
    now,
    sessions,
    payOut,
    rulesFor,
    async shown(trx, playerId, at) {
      const data = await playerData(trx, playerId);
      return limitViews(trx, playerId, { iso: data.iso, rules: rulesFor(data) }, at);
    },
  });
  const services = {
    changes,
    pending: createPendingLimits({ db, now }),
    overview: createOverview({ db, now, rulesFor }),
    realityChecks: createRealityChecks({ db, now, sessions, rulesFor }),
    leaving: createLeaving({ db, now, sessions, payOut }),
  };
  return {
    routes: (app) => limitsRoutes(app, services),
    jobs: createLimitsJobs(deps),
    safetyBarOf: createSafetyBars(deps),
    playPauseOf: createPlayPauses(rulesFor),
    restrictions: createRestrictions(deps),
  };
}
