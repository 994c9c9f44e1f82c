import * as v from 'valibot';
import type { SafeStorage } from '../../platform/storage/storage.ts';
import { ApiError } from '../../platform/api/apiError.ts';
import type { PlacedCoupon } from './coupon.api.ts';
import { answerOr } from './follow.ts';

const KEY = 'reviews';
const CHECK = 3000;
const Kept = v.array(v.object({ playerId: v.string(), couponId: v.string() }));

export interface ReviewParts {
  byId(couponId: string): Promise<PlacedCoupon>;
  readonly storage: SafeStorage;
  wait(ms: number): Promise<void>;
  /** An operator has answered. */
  decided(coupon: PlacedCoupon): void;
}

export interface Reviews {
  /** Waits for the operator's answer on a coupon; it may take minutes, and the page may be loaded anew meanwhile. */
  follow(playerId: string, couponId: string): Promise<void>;
  /** Takes up what an earlier page waited for, for the player who is signed in; what another player left is dropped. */
  resume(playerId: string): Promise<void>;
}

/** Follows coupons that an operator looks at. */
export function createReviews({ byId, storage, wait, decided }: ReviewParts): Reviews {
  const followed = new Set<string>();
  const read = () => storage.read(KEY, Kept) ?? [];

  async function follow(playerId: string, couponId: string): Promise<void> {
    if (followed.has(couponId)) return;
    followed.add(couponId);
    storage.write(KEY, [...read().filter((kept) => kept.couponId !== couponId), { playerId, couponId }]);
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
      // Who is signed out hears of it when they are back; of anything else nothing more can be learnt here.
      if (error.status !== 401) forget(couponId);
    } finally {
      followed.delete(couponId);
    }
  }

  function forget(couponId: string): void {
    storage.write(
      KEY,
      read().filter((kept) => kept.couponId !== couponId),
    );
  }

  return {
    follow,
    async resume(playerId) {
      const own = read().filter((kept) => kept.playerId === playerId);
      storage.write(KEY, own);
      await Promise.all(own.map(({ couponId }) => follow(playerId, couponId)));
    },
  };
}
