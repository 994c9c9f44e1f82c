import { createJobs, type ErrorLog } from '../kernel/index.ts';
import { mailSettledBets, type BetMailDeps } from './betMail.ts';
import type { MessageSender } from './messageSender.ts';

/** Intervals of the jobs, ms. Messages reach open pages within a second. */
const ANNOUNCE_EVERY = 400;
const DELIVER_EVERY = 1000;
/** Periodic work on messages. Every process may do it: row locks make each step happen once. */
export interface MessageJobs {
  /** Delivers the messages of operators, writes the mails about settled bets, and announces all messages. */
  doDue(): Promise<void>;
  start(): void;
  stop(): Promise<void>;
}

export interface MessageJobsDeps extends BetMailDeps {
  readonly log: ErrorLog;
  readonly sender: MessageSender;
}

export function createMessageJobs(deps: MessageJobsDeps): MessageJobs {
  const { log, sender } = deps;
  const jobs = createJobs(log, 'Messages to players could not be written; the next round tries again.');

  return {
    async doDue() {
      await sender.deliverDue();
      await mailSettledBets(deps);
      await sender.announce();
    },
    start() {
      jobs.every(ANNOUNCE_EVERY, () => sender.announce());
      jobs.every(DELIVER_EVERY, () => sender.deliverDue());
      jobs.every(DELIVER_EVERY, () => mailSettledBets(deps));
    },
    stop: jobs.stop,
  };
}
