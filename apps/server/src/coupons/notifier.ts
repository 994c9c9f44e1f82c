import type { Feed } from '../feed/index.ts';
import type { CouponParts } from './couponParts.ts';

/** Tells a player's open pages that a coupon changed, and whether the balance did. */
export type CouponNotifier = (playerId: bigint, couponId: bigint, balanceChanged: boolean) => void;

/** What calls and rounds work with whose changes a player's pages hear of. */
export interface NotifyingParts extends CouponParts {
  readonly notify: CouponNotifier;
}

/** A notifier that reaches the player's pages over the feed, whichever process they are connected to. */
export function couponNotifier(feed: Pick<Feed, 'notify'>): CouponNotifier {
  return (playerId, couponId, balanceChanged) => {
    feed.notify(String(playerId), { about: 'coupons', couponId: String(couponId) });
    if (balanceChanged) feed.notify(String(playerId), { about: 'accounts' });
  };
}
