import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import { type PlayerNotices, type Db, createTroubleLog, type Job } from '../../kernel/index.ts';
import type { Mail } from '../../delivery/index.ts';
import type { Sites } from '../../site/index.ts';
import { createCheckEvents, type CheckEvents } from './checkEvents.ts';
import * as store from './checks.store.ts';
import { createOperatorChecks, type OperatorChecks } from './operatorChecks.service.ts';
import { createStanding, type Standing } from './standing.ts';
import { verificationRoutes } from './verification.routes.ts';
import { createVerification } from './verification.service.ts';
import type { Verifiers } from './verifiers/verifiersFile.ts';

export interface VerificationCapabilityDeps {
  readonly db: Db;
  readonly log: Pick<Logger, 'warn' | 'error'>;
  readonly now: () => Date;
  readonly sites: Pick<Sites, 'all'>;
  readonly feed: PlayerNotices;
  readonly mail: Pick<Mail, 'queue'>;
  readonly verifiers: Verifiers;
}

/** Verification of players by verifiers. */
export interface VerificationCapability {
  /** Registers the players' calls and the verifiers' call-backs. */
  routes(app: FastifyInstance): Promise<void>;
  /** Asks verifiers about unfinished checks, and ends those whose time is over. */
  readonly jobs: readonly Job[];
  readonly verifiers: Verifiers;
  /** Decides who is verified. */
  readonly standing: Standing;
  readonly operator: OperatorChecks;
  /** Tells all tabs and devices of a player that the verification has changed. */
  notify(playerId: bigint): void;
}

const EVERY = 30_000;
const ROUND = 100;

export function createVerificationCapability(deps: VerificationCapabilityDeps): VerificationCapability {
  const { db, log, now, feed, verifiers } = deps;
  const notify = (playerId: bigint): void => feed.notify(String(playerId), { about: 'verification' });
  const standing = createStanding(deps);
  const events: CheckEvents = createCheckEvents({ ...deps, standing, notify });
  const verification = createVerification({ ...deps, events });
  const failed = 'Checks of players could not be looked after; it is tried again.';
  const trouble = createTroubleLog(log);

  /** One failing check must not stop the others; the next round tries it again. */
  async function each(ids: readonly string[], work: (id: string) => Promise<void>): Promise<void> {
    for (const id of ids) {
      try {
        await work(id);
      } catch (error) {
        trouble(error, 'A check of a player could not be looked after; it is tried again.');
      }
    }
  }

  async function doDue(): Promise<void> {
    await each(await store.dueToLookUp(db, now(), ROUND), verification.lookUp);
    await each(await store.dueToExpire(db, now(), ROUND), events.end);
    await each(await store.dueToLapse(db, now(), ROUND), events.end);
  }

  return {
    routes: (app) => verificationRoutes(app, { ...deps, events, verification }),
    jobs: [{ every: EVERY, work: doDue, failed }],
    verifiers,
    standing,
    operator: createOperatorChecks({ ...deps, events, standing, notify }),
    notify,
  };
}
