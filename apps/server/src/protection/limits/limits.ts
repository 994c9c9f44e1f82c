import type { FastifyInstance } from 'fastify';
import type { Sessions } from '../../accounts/index.ts';
import type { Db, Trx } from '../../kernel/index.ts';
import { type Site, siteById, type Sites } from '../../site/index.ts';
import type { OnExcluded } from './changes/applyExclusion.ts';
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
  /** The server's clock. */
  readonly now: () => Date;
  readonly sessions: Sessions;
  readonly sites: Pick<Sites, 'all'>;
  readonly idleMinutes: number;
  /** Consequences of an exclusion in higher domains, in their order; see `applyExclusion`. */
  readonly onExcluded: readonly OnExcluded[];
}

/** Players' limits and breaks: their calls, and the periodic job. */
export interface Limits extends LimitsJobs {
  routes(app: FastifyInstance): void;
  readonly safetyBarOf: SafetyBarOf;
  readonly playPauseOf: PlayPauseOf;
  /** Limits and blocks that operators set. */
  readonly restrictions: Restrictions;
  /** Locks a player, and throws a ProblemError 403 if a block closes the account. */
  requireUnblocked(trx: Trx, playerId: bigint, at: Date): Promise<void>;
}

/** Creates the limits, and installs the check that every sign-in method makes for blocks. */
export function createLimits(deps: LimitsDeps): Limits {
  const { db, now, sessions, sites, onExcluded } = deps;

  function siteOf(siteId: string): Site {
    const site = siteById(sites, siteId);
    if (!site) throw new Error(`There is no site ${siteId}: it has players, so it has to stay in the list.`);
    return site;
  }

  const rulesFor = ({ siteId, country }: Pick<PlayerData, 'siteId' | 'country'>): SafetyRules =>
    rulesOf(siteOf(siteId).safety, country ?? undefined);

  async function requireUnblocked(trx: Trx, playerId: bigint, at: Date): Promise<void> {
    const block = await operationBlock(trx, 'sign-in', playerId, at);
    if (block) throw blockProblem(block);
  }

  sessions.guard(requireUnblocked);

  const changes = createChanges({
    db,
    now,
    sessions,
    onExcluded,
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
    leaving: createLeaving({ db, now, sessions, onExcluded }),
  };
  return {
    routes: (app) => limitsRoutes(app, services),
    ...createLimitsJobs(deps),
    safetyBarOf: createSafetyBars(deps),
    playPauseOf: createPlayPauses(rulesFor),
    restrictions: createRestrictions(deps),
    requireUnblocked,
  };
}
