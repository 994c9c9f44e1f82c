import * as v from 'valibot';
import { ApiError } from '../../../platform/api/apiError.ts';
import type { SafeStorage } from '../../../platform/storage/storage.ts';
import { StoredBet } from '../coupon.store.ts';
import type { CouponBet } from '../coupon.types.ts';
import { createFollower, refusedRequest, type First, type FollowDeps } from './follow.ts';
import { StoredIntent, type Intent } from './intents.ts';
import type { OnePlacement } from './placement.types.ts';

export interface StandaloneBetsDeps<About> extends FollowDeps {
  readonly storage: SafeStorage;
  /** Storage key of pending bets. */
  readonly storageKey: string;
  /** Schema of the bet's subject as stored on the device. */
  readonly about: v.GenericSchema<About>;
  /** Identifies a subject: only one bet per id can be pending. */
  idOf(about: About): string;
  /** Receives the placement; `draft` if nothing was placed. */
  show(about: About, placement: OnePlacement): void;
  /** Called when the player was signed out before the result was known; it is requested when they are back. */
  left?(about: About): void;
}

export interface StandaloneBets<About> {
  /** Places a bet outside the coupon. A pending bet is not placed twice. */
  place(about: About, intent: Intent): Promise<void>;
  /** Resumes what a closed or reloaded page left pending, for the player who is signed in. */
  resume(playerId: string): Promise<void>;
}

/**
 * Manages bets outside the coupon: several may be pending, each stored on the device with its key until its result is
 * known.
 */
export function createStandaloneBets<About>({
  storage,
  storageKey,
  about: schema,
  idOf,
  show,
  left,
  ...deps
}: StandaloneBetsDeps<About>): StandaloneBets<About> {
  const follower = createFollower(deps);
  const pending = new Set<string>();
  const Stored = v.array(v.object({ bet: schema, intent: StoredIntent }));
  const read = () => storage.read(storageKey, Stored) ?? [];

  async function run(about: About, intent: Intent, first: First): Promise<void> {
    const id = idOf(about);
    pending.add(id);
    const showStep = (placement: OnePlacement) => show(about, placement);
    let isKnown = false;
    try {
      isKnown = (await follower.follow(intent, showStep, first)) === 'ended';
      if (!isKnown) left?.(about);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      isKnown = true;
      showStep(refusedRequest(error));
    } finally {
      const others = read().filter((stored) => stored.intent.key !== intent.key);
      // `askedAt: 0` marks it as too old to be sent again automatically.
      const asked = { bet: about, intent: { ...intent, askedAt: 0 } };
      storage.write(storageKey, isKnown ? others : [...others, asked]);
      pending.delete(id);
    }
  }

  return {
    async place(about, intent) {
      if (pending.has(idOf(about))) return;
      storage.write(storageKey, [...read(), { bet: about, intent }]);
      await run(about, intent, () => follower.send(intent, (placement) => show(about, placement)));
    },
    async resume(playerId) {
      const own = read().filter(({ intent }) => intent.playerId === playerId);
      storage.write(storageKey, own);
      const waiting = own.filter(({ bet }) => !pending.has(idOf(bet)));
      await Promise.all(waiting.map(({ bet, intent }) => run(bet, intent, () => Promise.resolve(undefined))));
    },
  };
}

/** Places singles with one click. A pending selection is not placed twice. */
export function createOneClick(
  deps: Omit<StandaloneBetsDeps<CouponBet>, 'storageKey' | 'about' | 'idOf'>,
): StandaloneBets<CouponBet> {
  return createStandaloneBets({
    ...deps,
    storageKey: 'oneClick',
    about: StoredBet,
    idOf: ({ selectionId }) => selectionId,
  });
}

/** Accepts operators' offers, identified by the number of the original coupon. */
export function createOffers(
  deps: Omit<StandaloneBetsDeps<string>, 'storageKey' | 'about' | 'idOf'>,
): StandaloneBets<string> {
  return createStandaloneBets({
    ...deps,
    storageKey: 'offers',
    about: v.string(),
    idOf: (couponId) => couponId,
  });
}
