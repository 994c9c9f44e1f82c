import { type Db, type Job } from '../../kernel/index.ts';
import { faultOfAddress, filledAddress } from './postbackAddress.ts';
import type { PostbackSender } from './postbackSender.ts';
import * as store from './postbacks.store.ts';
import type { DuePostback } from './postbacks.store.ts';
import { queuePostbacks } from './queuePostbacks.ts';

const EVERY = 10_000;
const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** Age up to which an event is told for the first time, ms: longer than the jobs are ever away. */
export const LOOK_BACK = 2 * DAY;
/** Time for which a call is tried, ms. */
export const POSTBACK_LIFE = 3 * DAY;
/** Retention of ended calls, ms: longer than `LOOK_BACK` and a life, as a stored call is never made again. */
const KEPT = 90 * DAY;
/** Time for which one process has a claim on a call, ms: more than a partner may take. */
const LEASE = 60_000;
/** Delay of the second attempt, ms; it doubles with each one, up to the longest. */
const RETRY = 30_000;
/** Number of calls that are made at the same time. */
const AT_ONCE = 20;

export interface PostbacksDeps {
  readonly db: Db;
  /** The server's clock. */
  readonly now: () => Date;
  readonly sender: PostbackSender;
}

/** Tells partners about the players whom they brought. */
export interface Postbacks {
  /** Rules by which operators' addresses are judged. */
  readonly rules: Pick<PostbackSender, 'allowsLocalhost'>;
  /** Queues what has happened, and makes the calls that are due. */
  readonly jobs: readonly Job[];
}

export function createPostbacks({ db, now, sender }: PostbacksDeps): Postbacks {
  const fromNow = (ms: number) => new Date(now().getTime() + ms);

  async function call({ id, address, attempts, ends_at: endsAt, ...data }: DuePostback): Promise<void> {
    const { event, event_id: eventId, at, site_id: siteId, marks } = data;
    // Judged again, as the rules may be stricter than when the address was stored.
    const fault = faultOfAddress(address, sender);
    const outcome =
      fault === undefined
        ? await sender.send(filledAddress(address, { event, eventId, at, siteId, marks }))
        : { kind: 'refused' as const, status: null, error: fault };
    const { status } = outcome;
    if (outcome.kind === 'sent')
      return store.updatePostback(db, id, { state: 'sent', status, error: null, ended_at: now() });
    const nextAt = fromNow(Math.min(HOUR, RETRY * 2 ** Math.min(attempts - 1, 20)));
    const isOver = outcome.kind === 'refused' || nextAt >= endsAt;
    return store.updatePostback(db, id, {
      status,
      error: outcome.error,
      ...(isOver ? { state: 'failed', ended_at: now() } : { next_at: nextAt }),
    });
  }

  async function callPartners(): Promise<void> {
    if (await store.hasAddresses(db))
      await queuePostbacks(db, {
        since: fromNow(-LOOK_BACK),
        at: now(),
        endsAt: fromNow(POSTBACK_LIFE),
      });
    await store.endPostbacks(db, now(), 'The address was off.');
    for (;;) {
      const claimed = await store.claimPostbacks(db, {
        at: now(),
        leaseEnds: fromNow(LEASE),
        limit: AT_ONCE,
      });
      await Promise.all(claimed.map(call));
      if (claimed.length < AT_ONCE) break;
    }
    await store.deletePostbacks(db, fromNow(-KEPT));
  }

  return {
    rules: sender,
    jobs: [
      {
        every: EVERY,
        work: callPartners,
        failed: 'Partners could not be told about their players; it is tried again.',
      },
    ],
  };
}
