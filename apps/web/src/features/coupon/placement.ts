import * as v from 'valibot';
import { ApiError } from '../../platform/api/apiError.ts';
import type { SafeStorage } from '../../platform/storage/storage.ts';
import type { PlacedCoupon } from './coupon.api.ts';
import type { Intent } from './coupon.types.ts';
import type { Placement } from './placement.types.ts';

const KEY = 'placement';
/** How long after it was asked for an intent may still be sent by itself; later the player decides anew. */
const STALE_AFTER = 60_000;
const DECISION_CHECK = 400;
const RETRY_DELAYS = [0, 500, 1000, 2000, 4000, 8000];

const KeptIntent = v.object({
  key: v.string(),
  playerId: v.string(),
  askedAt: v.number(),
  body: v.object({
    accountId: v.string(),
    typeId: v.picklist([0, 1]),
    amount: v.string(),
    changeCoefAction: v.picklist([0, 1, 2]),
    exactCoef: v.boolean(),
    isDropOnScoreChange: v.boolean(),
    coefViewId: v.number(),
    bets: v.array(
      v.object({ gameId: v.number(), marketId: v.string(), selectionId: v.string(), coef: v.string() }),
    ),
  }),
});

export interface PlacementParts {
  send(intent: Intent): Promise<PlacedCoupon>;
  byKey(key: string): Promise<PlacedCoupon>;
  readonly storage: SafeStorage;
  /** Server time, UTC ms. */
  now(): number;
  wait(ms: number): Promise<void>;
  show(placement: Placement): void;
  /** The server refused the request itself, so there is no coupon. */
  failed(error: ApiError): void;
}

export interface Placing {
  /** Places an intent of the player; resolves when its end is known. Does nothing while another is on its way. */
  place(intent: Intent): Promise<void>;
  /** Takes up what a closed or reloaded page left on its way, for the player who is signed in. */
  resume(playerId: string): Promise<void>;
}

/**
 * Brings one intent of the player to its end, whatever happens on the way: the key is stored before anything is
 * sent, a lost answer is asked for by the key, and only a key that the server never had is sent again.
 */
export function createPlacing(parts: PlacementParts): Placing {
  const { storage, now, wait, show } = parts;
  let isOnItsWay = false;

  /** The bet can't be missing or doubled from here on: the key is on the device until its end is known. */
  async function run(intent: Intent, first: () => Promise<PlacedCoupon | undefined>): Promise<void> {
    isOnItsWay = true;
    storage.write(KEY, intent);
    try {
      const coupon = (await first()) ?? (await findOut(intent));
      if (coupon) show(await untilDecided(intent, coupon));
    } catch (error) {
      show({ state: 'draft' });
      if (!(error instanceof ApiError)) throw error;
      parts.failed(error);
    } finally {
      storage.remove(KEY);
      isOnItsWay = false;
    }
  }

  /** The answer, or undefined when it was lost. @throws ApiError when the server refused the request itself */
  async function send(intent: Intent): Promise<PlacedCoupon | undefined> {
    show({ state: 'submitting', intent });
    return answerOr(parts.send(intent));
  }

  /** Asks by key until the server has said what became of it; undefined when it never had it and it is too late. */
  async function findOut(intent: Intent): Promise<PlacedCoupon | undefined> {
    for (let attempt = 0; ; attempt += 1) {
      show({ state: 'unknown', intent });
      await wait(RETRY_DELAYS[Math.min(attempt, RETRY_DELAYS.length - 1)] ?? 0);
      const found = await answerOr(parts.byKey(intent.key).catch(missingIsNull));
      if (found) return found;
      if (found === undefined) continue;
      if (now() - intent.askedAt > STALE_AFTER) {
        show({ state: 'draft' });
        return undefined;
      }
      const sent = await send(intent);
      if (sent) return sent;
    }
  }

  async function untilDecided(intent: Intent, first: PlacedCoupon): Promise<Placement> {
    let coupon = first;
    while (coupon.state === 'pending') {
      show({ state: 'pending', intent, coupon });
      await wait(Math.max(DECISION_CHECK, (coupon.decidesAt ?? 0) - now()));
      coupon = (await answerOr(parts.byKey(intent.key))) ?? coupon;
    }
    return placementOf(coupon);
  }

  return {
    async place(intent) {
      if (isOnItsWay) return;
      await run(intent, () => send(intent));
    },
    async resume(playerId) {
      const intent = storage.read(KEY, KeptIntent);
      if (isOnItsWay || !intent) return;
      if (intent.playerId !== playerId) return storage.remove(KEY);
      await run(intent, () => Promise.resolve(undefined));
    },
  };
}

/** How a decided coupon ends its placement. */
function placementOf(coupon: PlacedCoupon): Placement {
  const { state, refusal } = coupon;
  if (refusal && (state === 'needsConfirm' || state === 'rejected')) return { state, refusal };
  return { state: 'accepted', coupon };
}

/** Undefined when no answer came or the server itself failed: what happened is not known. */
async function answerOr<T>(call: Promise<T>): Promise<T | undefined> {
  try {
    return await call;
  } catch (error) {
    if (error instanceof ApiError && (error.isPassing || error.kind !== 'refused')) return undefined;
    throw error;
  }
}

function missingIsNull(error: unknown): null {
  if (error instanceof ApiError && error.status === 404) return null;
  throw error;
}
