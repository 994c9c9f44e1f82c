import type { CouponTerms } from '../../../features/coupon/coupon.api.ts';
import { legOf, type Leg } from '../../../features/coupon/pricing/legs.rules.ts';
import type { CouponBet, CouponTypeId } from '../../../features/coupon/coupon.types.ts';
import type { FeedData } from './useFeedData.ts';

interface LegsData {
  /** Data of the feed, in the order of the selections. */
  readonly feed: readonly FeedData[];
  readonly terms: CouponTerms | undefined;
  readonly typeId: CouponTypeId;
}

/** Previous leg of each selection; released with it. */
const drawn = new WeakMap<CouponBet, Leg>();

/** Returns the current legs. An unchanged leg is the same object, so that its row doesn't render again. */
export function legsOf(bets: readonly CouponBet[], { feed, terms, typeId }: LegsData): readonly Leg[] {
  return bets.map((bet, index) => {
    const { match, market, isKnown = false } = feed[index] ?? {};
    const ofLeg = terms?.legs.find(({ selectionId }) => selectionId === bet.selectionId);
    const leg = legOf(bet, { match, market, isKnown, terms: ofLeg, typeId });
    const before = drawn.get(bet);
    if (before && isSame(before, leg)) return before;
    drawn.set(bet, leg);
    return leg;
  });
}

function isSame(one: Leg, other: Leg): boolean {
  return (
    one.state === other.state &&
    one.price === other.price &&
    one.move === other.move &&
    one.match === other.match &&
    one.isLive === other.isLive &&
    one.terms === other.terms
  );
}
