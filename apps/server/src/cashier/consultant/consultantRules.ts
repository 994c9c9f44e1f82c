import { consultantTopics, type ConsultantState, type TopicNeeds } from '@touchline/contract/consultant';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** Time within which an operator answers, ms. */
export const ANSWERED_WITHIN = DAY;
/** Time without a reply of the player after which a request is closed, ms. */
export const CLOSED_AFTER = 14 * DAY;
/** Time after the closing within which the player may write again, ms. */
export const REOPENED_WITHIN = 30 * DAY;
/** Time after which a file that wasn't sent is deleted, ms. */
export const UNSENT_FOR = DAY;

/**
 * Event of a request: a message of the player, an operator's answer, question or closing, or the time without reply.
 */
export type ConsultantEvent = 'written' | 'answered' | 'asked' | 'closed' | 'idle';

/** Returns the state after an event; undefined if the event isn't possible. */
export function stateAfter(state: ConsultantState, event: ConsultantEvent): ConsultantState | undefined {
  if (event === 'written') return 'open';
  if (state === 'closed') return undefined;
  if (event === 'answered') return 'answered';
  if (event === 'asked') return 'needsReply';
  if (event === 'idle' && state === 'open') return undefined;
  return 'closed';
}

/** Returns whether the player may write now: always, but not to a request that was closed too long ago. */
export function mayWrite(
  { state, closed_at: closedAt }: { readonly state: ConsultantState; readonly closed_at: Date | null },
  now: Date,
): boolean {
  return state !== 'closed' || closedAt === null || now.getTime() - closedAt.getTime() < REOPENED_WITHIN;
}

/** Returns the topic with an id; undefined if there is none. */
export function topicOf(id: string) {
  return consultantTopics.find((topic) => topic.id === id);
}

/** A payment as topics judge it. */
interface JudgedPayment {
  readonly direction: 'deposit' | 'withdrawal';
  readonly state: string;
}

/** Returns whether a topic can be about a payment. */
export function fitsTopic(needs: TopicNeeds, { direction, state }: JudgedPayment): boolean {
  if (needs === 'payment') return true;
  if (needs === 'succeededDeposit') return direction === 'deposit' && state === 'succeeded';
  return direction === needs;
}
