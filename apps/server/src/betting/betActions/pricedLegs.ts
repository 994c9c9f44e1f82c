import { oddsMilli, oddsToRational, parseOdds, rational, type OddsMilli } from '@touchline/betting';
import type { MarketRecord } from '@touchline/feed';
import type { LegRow } from '../coupons/couponAccess.ts';
import { liveDelaySeconds } from '../coupons/placement/liveDelay.ts';
import type { LineBook } from '../feed/index.ts';

/** Assumed margin of a market with missing prices, as a factor. */
const UNKNOWN_MARGIN = rational.of(106n, 100n);

/** Current prices of the legs of a coupon, in their order. */
export interface PricedLegs {
  /** The current price of each open leg; undefined if it can't be bet on or is settled. */
  readonly now: readonly (OddsMilli | undefined)[];
  /** Like `now`, without the margin of their markets. */
  readonly fair: readonly (OddsMilli | undefined)[];
  /** Margin in the prices of all open legs together, as a factor: 1.11 for two legs at 5.5 % each. */
  readonly margin: rational.Rational;
  readonly isSuspended: boolean;
  readonly isLive: boolean;
  readonly delaySeconds: number;
}

/** Returns the margin in the prices of a market as a factor above 1. */
function marginOf({ selections }: MarketRecord): rational.Rational {
  const prices = selections.flatMap(({ k }) => (k === undefined ? [] : [oddsToRational(parseOdds(k))]));
  if (prices.length < selections.length) return UNKNOWN_MARGIN;
  const inverses = prices.map((price) => rational.divide(rational.ONE, price));
  const sum = inverses.reduce(rational.add, rational.ZERO);
  // A double chance has two winners: its inverse prices add up to twice those of a market.
  const winners = rational.roundHalfUp(sum);
  const margin = winners > 0n ? rational.divide(sum, rational.of(winners)) : UNKNOWN_MARGIN;
  return rational.compare(margin, rational.ONE) > 0 ? margin : UNKNOWN_MARGIN;
}

function fairOdds(odds: OddsMilli, margin: rational.Rational): OddsMilli {
  return oddsMilli(Number(rational.ceil(rational.multiply(rational.of(BigInt(odds)), margin))));
}

/** Prices the open legs of a coupon by the current book. */
export function pricedLegs(book: LineBook, legs: readonly LegRow[]): PricedLegs {
  const found = legs.map((leg) => {
    if (leg.status_id !== -1) return undefined;
    const state = book.bettable(leg.selection_id);
    const isLive = (book.market(leg.market_id)?.producer ?? 'line') === 'live';
    const priced = state.ok
      ? { odds: parseOdds(state.selection.k), margin: marginOf(state.market) }
      : undefined;
    return { sportId: leg.sport_id, isLive, priced };
  });
  const open = found.filter((leg) => leg !== undefined);
  return {
    now: found.map((leg) => leg?.priced?.odds),
    fair: found.map((leg) => leg?.priced && fairOdds(leg.priced.odds, leg.priced.margin)),
    margin: rational.product(open.map(({ priced }) => priced?.margin ?? rational.ONE)),
    isSuspended: open.some(({ priced }) => !priced),
    isLive: open.some(({ isLive }) => isLive),
    delaySeconds: liveDelaySeconds(open),
  };
}
