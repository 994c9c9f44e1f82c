import { messageBonus } from '../bonuses/bonusMessage.ts';
import { grantsEndingSoon } from '../bonuses/grants.store.ts';
import { createJobs } from '../jobs/jobs.ts';
import type { ErrorLog } from '../troubleLog.ts';
import { mailSettledBets, type BetMailDeps } from './betMail.ts';
import type { MessageSender } from './messageSender.ts';

/** Intervals of the jobs, ms. Messages reach open pages within a second. */
const ANNOUNCE_EVERY = 400;
const DELIVER_EVERY = 1000;
const BONUSES_EVERY = 60_000;
const PAGE = 200;

const HOUR = 3_600_000;
/** Time before the end of a bonus at which its player is told, ms. */
const ENDS_WITHIN = 48 * HOUR;
/** A bonus that is younger has no such message: the one about its grant names the end. */
const GIVEN_BEFORE = 24 * HOUR;

/** Periodic work on messages. Every process may do it: row locks make each step happen once. */
export interface MessageJobs {
  /** Writes the messages that are due by the clock, delivers those of operators, and announces all. */
  doDue(): Promise<void>;
  start(): void;
  stop(): Promise<void>;
}

export interface MessageJobsDeps extends BetMailDeps {
  readonly log: ErrorLog;
  /** The server's clock. */
  readonly now: () => Date;
  readonly sender: MessageSender;
}

export function createMessageJobs(deps: MessageJobsDeps): MessageJobs {
  const { db, log, now, sender } = deps;
  const jobs = createJobs(log, 'Messages to players could not be written; the next round tries again.');

  async function warnOfBonuses(): Promise<void> {
    const at = now();
    const soon = {
      endsBefore: new Date(at.getTime() + ENDS_WITHIN),
      givenBefore: new Date(at.getTime() - GIVEN_BEFORE),
      now: at,
    };
    await db.transaction().execute(async (trx) => {
      for (const grant of await grantsEndingSoon(trx, soon, PAGE))
        await messageBonus(trx, 'bonus-ending', grant, at);
    });
  }

  return {
    async doDue() {
      await warnOfBonuses();
      await sender.deliverDue();
      await mailSettledBets(deps);
      await sender.announce();
    },
    start() {
      jobs.every(ANNOUNCE_EVERY, () => sender.announce());
      jobs.every(DELIVER_EVERY, () => sender.deliverDue());
      jobs.every(DELIVER_EVERY, () => mailSettledBets(deps));
      jobs.every(BONUSES_EVERY, warnOfBonuses);
    },
    stop: jobs.stop,
  };
}
