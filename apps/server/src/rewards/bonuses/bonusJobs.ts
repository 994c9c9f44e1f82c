import type { Logger } from 'pino';
import { type Db, eachByPages, type Job } from '../../kernel/index.ts';
import { codesOfRegistrations } from './codes.store.ts';
import { dueDeposits } from './depositQueue.ts';
import { followDeposit } from './deposits.service.ts';
import { messageEndingBonuses } from './endingSoon.ts';
import { dueGrants, endedFreeBets, grantsCountingAny } from './grants.store.ts';
import { tryRegistrationCode, type TypedCode } from './promoCodes.service.ts';
import { reckonGrant } from './reckoning.ts';

const DUE_INTERVAL = 1000;
const SWEEP_INTERVAL = 30_000;
const PAGE = 100;

export interface BonusJobsDeps {
  readonly db: Db;
  readonly log: Pick<Logger, 'error'>;
  /** The server's clock. */
  readonly now: () => Date;
  /** Notifies a player's open pages that bonuses and balances have changed. */
  readonly notify: (playerId: bigint) => void;
}

/** Work on bonuses that is due. Locks and states make each step happen once. */
export interface BonusJobs {
  /** Gives the bonuses of deposits, computes grants whose bets were decided, and ends those whose time is over. */
  doDue(): Promise<void>;
  /** Computes the grants that other stakes count for, tries the codes of registrations, and tells players of ends. */
  sweep(): Promise<void>;
  readonly jobs: readonly Job[];
}

export function createBonusJobs({ db, log, now, notify }: BonusJobsDeps): BonusJobs {
  const failed = 'Bonuses could not be read; the next round tries again.';

  /** One failing bonus must not stop the others; it is tried again. */
  async function guarded(about: object, work: () => Promise<bigint | undefined>): Promise<void> {
    try {
      const playerId = await work();
      if (playerId !== undefined) notify(playerId);
    } catch (error) {
      log.error({ err: error, ...about }, 'A bonus could not be computed.');
    }
  }

  async function reckonAll(ids: readonly bigint[]): Promise<void> {
    for (const id of ids) await guarded({ grantId: String(id) }, () => reckonGrant(db, id, now()));
  }

  async function doDue(): Promise<void> {
    for (const paymentId of await dueDeposits(db, PAGE)) {
      await guarded({ paymentId }, () => followDeposit(db, paymentId, now()));
    }
    await reckonAll(await dueGrants(db, now(), PAGE));
    await reckonAll(await endedFreeBets(db, now(), PAGE));
  }

  const tryCode = (typed: TypedCode) =>
    guarded({ playerId: String(typed.playerId) }, async () => {
      const result = await tryRegistrationCode(db, typed, now());
      return result === 'used' ? typed.playerId : undefined;
    });

  async function sweep(): Promise<void> {
    await messageEndingBonuses(db, now());
    await eachByPages(
      (after) => grantsCountingAny(db, after, PAGE),
      (id) => id,
      (id) => reckonAll([id]),
    );
    await eachByPages(
      (after) => codesOfRegistrations(db, after, PAGE),
      ({ playerId }) => playerId,
      tryCode,
    );
  }

  return {
    doDue,
    sweep,
    jobs: [
      { every: DUE_INTERVAL, work: doDue, failed },
      { every: SWEEP_INTERVAL, work: sweep, failed },
    ],
  };
}
