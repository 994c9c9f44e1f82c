import * as v from 'valibot';
import type { SafeStorage } from '../../../platform/storage/storage.ts';
import { ApiError } from '../../../platform/api/apiError.ts';
import type { PlacedCoupon } from '../coupon.api.ts';
import { answerOr } from './follow.ts';

const KEY = 'reviews';
const CHECK = 3000;
const Stored = v.array(v.object({ playerId: v.string(), couponId: v.string() }));

export interface ReviewDeps {
  byId(couponId: string): Promise<PlacedCoupon>;
  readonly storage: SafeStorage;
  wait(ms: number): Promise<void>;
  /** Called when an operator has answered. */
  decided(coupon: PlacedCoupon): void;
}

export interface Reviews {
  /** Waits for the operator's answer to a coupon; it may take minutes, and the page may be reloaded meanwhile. */
  follow(playerId: string, couponId: string): Promise<void>;
  /** Resumes what an earlier page waited for, for the player who is signed in; drops what another player left. */
  resume(playerId: string): Promise<void>;
}

/** Follows coupons under review by an operator. */
export function createReviews({ byId, storage, wait, decided }: ReviewDeps): Reviews {
  const followed = new Set<string>();
  const read = () => storage.read(KEY, Stored) ?? [];

  async function follow(playerId: string, couponId: string): Promise<void> {
    if (followed.has(couponId)) return;
    followed.add(couponId);
    storage.write(KEY, [...read().filter((stored) => stored.couponId !== couponId), { playerId, couponId }]);
    try {
      let coupon: PlacedCoupon | undefined;
      while (coupon === undefined || coupon.state === 'review') {
        await wait(CHECK);
        coupon = await answerOr(byId(couponId));
      }
      forget(couponId);
      decided(coupon);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      // After 401 the answer is requested when the player is back; other errors can't be resolved.
      if (error.status !== 401) forget(couponId);
    } finally {
      followed.delete(couponId);
    }
  }

  function forget(couponId: string): void {
    storage.write(
      KEY,
      read().filter((stored) => stored.couponId !== couponId),
    );
  }

  return {
    follow,
    async resume(playerId) {
      const own = read().filter((stored) => stored.playerId === playerId);
      storage.write(KEY, own);
      await Promise.all(own.map(({ couponId }) => follow(playerId, couponId)));
    },
  };
}
