import type { Job } from '../kernel/index.ts';
import { mailSettledBets, type BetMailDeps } from './betMail.ts';
import type { MessageSender } from './messageSender.ts';

/** Intervals of the jobs, ms. Messages reach open pages within a second. */
const ANNOUNCE_EVERY = 400;
const DELIVER_EVERY = 1000;
export interface MessageJobsDeps extends BetMailDeps {
  readonly sender: MessageSender;
}

/**
 * Creates the jobs of messages: to deliver those of operators, to write the mails about settled bets, and to announce all
 * messages. Row locks make each step happen once.
 */
export function createMessageJobs(deps: MessageJobsDeps): readonly Job[] {
  const { sender } = deps;
  const failed = 'Messages to players could not be written; the next round tries again.';
  return [
    { every: DELIVER_EVERY, work: () => sender.deliverDue(), failed },
    { every: DELIVER_EVERY, work: () => mailSettledBets(deps), failed },
    { every: ANNOUNCE_EVERY, work: () => sender.announce(), failed },
  ];
}
