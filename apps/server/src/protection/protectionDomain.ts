import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { SafetyBar } from '@touchline/contract';
import type { AccountsDomain } from '../accounts/index.ts';
import type { DeliveryDomain } from '../delivery/index.ts';
import type { AuditWriter, Core, Domain, PlayerNotices } from '../kernel/index.ts';
import type { LiveSites } from '../site/index.ts';
import { identificationRoutes } from './identification/identification.routes.ts';
import { createRetentionJobs } from './identification/retentionJobs.ts';
import { blockReasonOf } from './limits/enforcement/playerBlocks.ts';
import { createLimits, type Limits, type LimitsDeps } from './limits/limits.ts';
import { mayHaveSafetyBar } from './limits/rules/safetyRules.ts';
import { createVerificationCapability, type VerificationCapability } from './verification/verification.ts';
import type { Verifiers } from './verification/verifiers/verifiersFile.ts';

/** Protection of players: limits and breaks, identification and verification. */
export interface ProtectionDomain extends Domain {
  readonly limits: Limits;
  readonly verification: VerificationCapability;
  /** Returns the reason why an operator closed a player's pages; undefined while they are open. */
  blockOfPlayer(playerId: bigint): Promise<number | undefined>;
  /** Returns the safety bar that the pages of a request's player must show. */
  safetyBarFor(request: FastifyRequest): Promise<SafetyBar | undefined>;
}

/** Capabilities that the domain uses. */
interface Parts extends Pick<LimitsDeps, 'onExcluded'> {
  readonly sites: LiveSites;
  readonly sessions: AccountsDomain['sessions'];
  readonly mail: DeliveryDomain['mail'];
  readonly feed: PlayerNotices;
  readonly verifiers: Verifiers;
  readonly auditLog: AuditWriter;
}

/** Assembles protection. */
export function createProtectionDomain(core: Core, parts: Parts): ProtectionDomain {
  const { settings } = core;
  const limits = createLimits({ ...parts, ...core, idleMinutes: settings.SESSION_IDLE_MINUTES });
  const verification = createVerificationCapability({ ...parts, ...core });
  const retention = createRetentionJobs({
    ...core,
    auditLog: parts.auditLog,
    refusedDays: settings.DOCUMENTS_REFUSED_DAYS,
    keptDays: settings.DOCUMENTS_KEPT_DAYS,
  });
  return {
    limits,
    verification,
    blockOfPlayer: (playerId) => blockReasonOf(core.db, playerId),
    async safetyBarFor(request) {
      if (!mayHaveSafetyBar(request.site.safety)) return undefined;
      const player = await request.server.signedIn(request);
      return player && limits.safetyBarOf(player);
    },
    jobs: [...limits.jobs, ...verification.jobs, ...retention.jobs],
    async routes(app: FastifyInstance) {
      identificationRoutes(app, core);
      limits.routes(app);
      await verification.routes(app);
    },
  };
}
