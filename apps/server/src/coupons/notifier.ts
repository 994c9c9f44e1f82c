import type { Feed } from '../feed/index.ts';

/** Tells a player's open pages that a coupon changed, and whether the balance did. */
export type CouponNotifier = (playerId: bigint, couponId: bigint, balanceChanged: boolean) => void;

/** A notifier that reaches the player's pages over the feed, whichever process they are connected to. */
export function couponNotifier(feed: Pick<Feed, 'notify'>): CouponNotifier {
  return (playerId, couponId, balanceChanged) => {
    feed.notify(String(playerId), { about: 'coupons', couponId: String(couponId) });
    if (balanceChanged) feed.notify(String(playerId), { about: 'accounts' });
  };
}
