import type { CouponRefusal } from '@touchline/contract';
import { ApiError } from '../../platform/api/apiError.ts';
import type { PlacedCoupon } from './coupon.api.ts';
import type { Intent } from './coupon.types.ts';
import type { OnePlacement } from './placement.types.ts';

/** How long after it was asked for an intent may still be sent by itself; later the player decides anew. */
const STALE_AFTER = 60_000;
const DECISION_CHECK = 400;
const RETRY_DELAYS = [0, 500, 1000, 2000, 4000, 8000];

export interface FollowParts {
  send(intent: Intent): Promise<PlacedCoupon>;
  byKey(key: string): Promise<PlacedCoupon>;
  /** Server time, UTC ms. */
  now(): number;
  wait(ms: number): Promise<void>;
}

/** Hears where a placement stands. */
export type Show = (placement: OnePlacement) => void;

/** How an intent begins: by being sent, or by asking what became of it (`undefined` for an answer that was lost). */
export type First = () => Promise<PlacedCoupon | undefined>;

/** How following ended: the end was shown, or the player was signed out before it was known. */
export type Followed = 'ended' | 'left';

export interface Follower {
  /** Sends an intent; undefined when the answer was lost. @throws ApiError when the request itself was refused */
  send(intent: Intent, show: Show): Promise<PlacedCoupon | undefined>;
  /** Follows an intent to its end or to an operator's desk. @throws ApiError when the request itself was refused */
  follow(intent: Intent, show: Show, first: First): Promise<Followed>;
}

/**
 * Brings one intent of the player to its end, whatever happens on the way: a lost answer is asked for by the key,
 * and only a key that the server never had is sent again.
 */
export function createFollower({ now, wait, ...parts }: FollowParts): Follower {
  async function send(intent: Intent, show: Show): Promise<PlacedCoupon | undefined> {
    show({ state: 'submitting', intent });
    return answerOr(parts.send(intent));
  }

  /** What the server has under a key: `null` for nothing, undefined while it doesn't say. */
  async function ask(key: string): Promise<PlacedCoupon | 'left' | null | undefined> {
    try {
      return await parts.byKey(key);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (error.status === 401) return 'left';
      // No other refusal of the question says anything of the bet.
      return error.status === 404 ? null : undefined;
    }
  }

  /** Asks by key until the server has said what became of it; undefined when it never had it and it is too late. */
  async function findOut(intent: Intent, show: Show): Promise<PlacedCoupon | 'left' | undefined> {
    for (let attempt = 0; ; attempt += 1) {
      show({ state: 'unknown', intent });
      await wait(RETRY_DELAYS[Math.min(attempt, RETRY_DELAYS.length - 1)] ?? 0);
      const found = await ask(intent.key);
      if (found) return found;
      if (found === undefined) continue;
      if (now() - intent.askedAt > STALE_AFTER) return undefined;
      const sent = await send(intent, show);
      if (sent) return sent;
    }
  }

  async function untilDecided(
    intent: Intent,
    first: PlacedCoupon,
    show: Show,
  ): Promise<PlacedCoupon | 'left'> {
    let coupon = first;
    while (coupon.state === 'pending') {
      show({ state: 'pending', intent, coupon });
      await wait(Math.max(DECISION_CHECK, (coupon.decidesAt ?? 0) - now()));
      const found = await ask(intent.key);
      if (found === 'left') return found;
      coupon = found ?? coupon;
    }
    return coupon;
  }

  return {
    send,
    async follow(intent, show, first) {
      const found = (await first()) ?? (await findOut(intent, show));
      const coupon = found && found !== 'left' ? await untilDecided(intent, found, show) : found;
      if (coupon === 'left') return coupon;
      show(coupon ? placementOf(coupon) : { state: 'draft' });
      return 'ended';
    },
  };
}

/** How a coupon that waits for no delay ends its placement. */
export function placementOf(coupon: PlacedCoupon): OnePlacement {
  const { state, refusal, offer } = coupon;
  if (state === 'review') return { state, coupon };
  if (state === 'needsConfirm' && offer) return { state: 'offered', coupon, offer };
  if (refusal && (state === 'needsConfirm' || state === 'rejected')) return { state, refusal };
  return { state: 'accepted', coupon };
}

/** Problems of a request that are refusals of its coupon. */
const ofRequests = [
  'COUPON_SHAPE',
  'DUPLICATE_KEY_MISMATCH',
] as const satisfies readonly CouponRefusal['code'][];

/** How a placement stands whose request itself was refused: with the reason where it has words for the player. */
export function refusedRequest({ code, message }: ApiError): OnePlacement {
  const known = ofRequests.find((one) => one === code);
  return known ? { state: 'rejected', refusal: { code: known, message, legs: [] } } : { state: 'draft' };
}

/** Undefined when no answer came or the server itself failed: what happened is not known. */
export async function answerOr<T>(call: Promise<T>): Promise<T | undefined> {
  try {
    return await call;
  } catch (error) {
    if (error instanceof ApiError && (error.isPassing || error.kind !== 'refused')) return undefined;
    throw error;
  }
}
