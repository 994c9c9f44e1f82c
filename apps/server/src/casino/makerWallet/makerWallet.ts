import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import { type Db, type CreateCounter, type Job } from '../../kernel/index.ts';
import type { Feed } from '../../betting/index.ts';
import { type Limits, hasRealityCheck } from '../../protection/index.ts';
import type { Makers } from '../makers/makersFile.ts';
import { siteById, type Sites } from '../../site/index.ts';
import type { Rounds } from '../rounds/rounds.ts';
import { createClockAlarm } from './clockAlarm.ts';
import { createDesk } from './desk/desk.ts';
import { deskRoutes } from './desk/desk.routes.ts';
import { makerWalletRoutes } from './makerWallet.routes.ts';
import { createMakerWallet, forgetNonces } from './makerWallet.service.ts';
import type { DecisionDeps } from './makerWalletDeps.ts';
import { createPlayRules } from './playRules.ts';

export interface MakerWalletCapabilityDeps {
  readonly db: Db;
  readonly log: Pick<Logger, 'warn' | 'error'>;
  readonly now: () => Date;
  readonly sites: Pick<Sites, 'all'>;
  readonly makers: Makers;
  readonly limits: Pick<Limits, 'playPauseOf' | 'restrictions'>;
  readonly feed: Pick<Feed, 'notify'>;
  readonly createCounter: CreateCounter;
  readonly rounds: Rounds;
  /** True if makers may prepare cases at the test desk. */
  readonly hasDesk: boolean;
}

/** Wallet of outside makers: its calls, and the job that forgets nonces. */
export interface MakerWalletCapability {
  routes(app: FastifyInstance): Promise<void>;
  readonly jobs: readonly Job[];
}

const FORGET_EVERY = 60_000;
const HOUR = 3600;

/** Creates the wallet that outside makers call. */
export function createMakerWalletCapability(deps: MakerWalletCapabilityDeps): MakerWalletCapability {
  const { db, log, now, sites, makers, limits, feed, createCounter, rounds, hasDesk } = deps;

  const isCheckDue: DecisionDeps['isCheckDue'] = async (
    trx,
    { playerId, siteId, signInId, isRestricted },
    at,
  ) => {
    const safety = siteById(sites, siteId)?.safety;
    if (signInId === null || (!isRestricted && (!safety || !hasRealityCheck(safety)))) return false;
    return (await limits.playPauseOf(trx, { playerId, signInId }, at)).isRealityCheckDue;
  };

  const wallet = createMakerWallet({
    db,
    now,
    isCheckDue,
    playRulesOf: createPlayRules(sites),
    notify: (playerId) => feed.notify(String(playerId), { about: 'accounts' }),
  });
  const alarm = createClockAlarm({ db, now, calls: createCounter('maker-clock', HOUR) });
  const dropped = new Set<string>();
  return {
    async routes(app) {
      await makerWalletRoutes(app, {
        makers,
        wallet,
        alarm,
        log,
        now,
        isDropped: (id) => dropped.delete(id),
      });
      const [site] = sites.all;
      if (!hasDesk || !site) return;
      const { endForgotten } = rounds;
      const desk = createDesk(
        { db, now, limits, siteId: site.id, endForgottenRounds: endForgotten },
        (makerId) => void dropped.add(makerId),
      );
      await deskRoutes(app, { makers, desk, now });
    },
    jobs: [
      {
        every: FORGET_EVERY,
        work: () => forgetNonces(db, now()),
        failed: 'Old nonces of makers could not be removed; it is tried again.',
      },
    ],
  };
}
