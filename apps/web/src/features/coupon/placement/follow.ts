import type { CouponRefusal } from '@touchline/contract';
import { ApiError } from '../../../platform/api/apiError.ts';
import type { PlacedCoupon } from '../coupon.api.ts';
import type { Intent } from './intents.ts';
import type { OnePlacement } from './placement.types.ts';

/** Age after which an intent is no longer sent automatically, ms; the player then decides again. */
const STALE_AFTER = 60_000;
const DECISION_CHECK = 400;
const RETRY_DELAYS = [0, 500, 1000, 2000, 4000, 8000];

export interface FollowDeps {
  send(intent: Intent): Promise<PlacedCoupon>;
  byKey(key: string): Promise<PlacedCoupon>;
  /** Server time, UTC ms. */
  now(): number;
  wait(ms: number): Promise<void>;
}

/** Called with each state of a placement. */
export type Show = (placement: OnePlacement) => void;

/** First request for an intent: sends it, or asks for its result. Resolves to `undefined` if the answer was lost. */
export type First = () => Promise<PlacedCoupon | undefined>;

/** End of following: the result was shown, or the player was signed out before it was known. */
export type Followed = 'ended' | 'left';

export interface Follower {
  /**
   * Sends an intent; undefined if the answer was lost.
   * @throws ApiError when the request itself was refused
   */
  send(intent: Intent, show: Show): Promise<PlacedCoupon | undefined>;
  /**
   * Follows an intent until its result is known or an operator reviews it.
   * @throws ApiError when the request itself was refused
   */
  follow(intent: Intent, show: Show, first: First): Promise<Followed>;
}

/**
 * Follows an intent of the player to its result. A lost answer is requested by key; the intent is sent again only if
 * the server never received the key.
 */
export function createFollower({ now, wait, ...deps }: FollowDeps): Follower {
  async function send(intent: Intent, show: Show): Promise<PlacedCoupon | undefined> {
    show({ state: 'submitting', intent });
    return answerOr(deps.send(intent));
  }

  /** Requests the coupon of a key: `null` if there is none, undefined without an answer. */
  async function ask(key: string): Promise<PlacedCoupon | 'left' | null | undefined> {
    try {
      return await deps.byKey(key);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (error.status === 401) return 'left';
      // No other refusal of this request gives the state of the bet.
      return error.status === 404 ? null : undefined;
    }
  }

  /**
   * Requests by key until the result is known; undefined if the server never received it and it is too old to send.
   */
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

/** Returns the placement's state for a coupon without a pending delay. */
export function placementOf(coupon: PlacedCoupon): OnePlacement {
  const { state, refusal, offer } = coupon;
  if (state === 'review') return { state, coupon };
  if (state === 'needsConfirm' && offer) return { state: 'offered', coupon, offer };
  if (refusal && (state === 'needsConfirm' || state === 'rejected')) return { state, refusal };
  return { state: 'accepted', coupon };
}

/** Error codes of requests that count as refusals of the coupon. */
const ofRequests = [
  'COUPON_SHAPE',
  'DUPLICATE_KEY_MISMATCH',
] as const satisfies readonly CouponRefusal['code'][];

/**
 * Returns the state of a placement whose request was refused, with the reason if there is an error message for it.
 */
export function refusedRequest({ code, message }: ApiError): OnePlacement {
  const known = ofRequests.find((one) => one === code);
  return known ? { state: 'rejected', refusal: { code: known, message, legs: [] } } : { state: 'draft' };
}

/** Returns undefined if no answer came or the server failed, so that the result is unknown. */
export async function answerOr<T>(call: Promise<T>): Promise<T | undefined> {
  try {
    return await call;
  } catch (error) {
    if (error instanceof ApiError && (error.isPassing || error.kind !== 'refused')) return undefined;
    throw error;
  }
}
