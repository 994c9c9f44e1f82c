import type { Feed } from '../feed/index.ts';
import type { CouponDeps } from './couponDeps.ts';

/** Notifies a player's open pages that a coupon changed, and whether the balance did. */
export type CouponNotifier = (playerId: bigint, couponId: bigint, balanceChanged: boolean) => void;

/** Dependencies of calls and jobs that notify a player's pages of changes. */
export interface NotifyingDeps extends CouponDeps {
  readonly notify: CouponNotifier;
}

/** Creates a notifier that reaches the player's pages over the feed, in any process they are connected to. */
export function couponNotifier(feed: Pick<Feed, 'notify'>): CouponNotifier {
  return (playerId, couponId, balanceChanged) => {
    feed.notify(String(playerId), { about: 'coupons', couponId: String(couponId) });
    if (balanceChanged) feed.notify(String(playerId), { about: 'accounts' });
  };
}
