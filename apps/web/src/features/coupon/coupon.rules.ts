import { COUPON_TYPE, parseOdds, type ShapeProblem } from '@touchline/betting';
import type { MarketRecord, MatchRecord } from '@touchline/feed';
import type { CouponTerms } from './coupon.api.ts';
import type { CouponBet, CouponTypeId } from './coupon.types.ts';

/** How a selection stands now: `loading` until the feed has told of it. */
export type LegState = 'loading' | 'open' | 'suspended' | 'locked' | 'finished' | 'dependent' | 'banned';

export interface Leg {
  readonly bet: CouponBet;
  readonly state: LegState;
  /** The price now, or the last one known, decimal odds as text; undefined of a selection that never had one here. */
  readonly price: string | undefined;
  /** Which way the price went since the player agreed to it. */
  readonly move: 'up' | 'down' | undefined;
  readonly match: MatchRecord | undefined;
  /** It takes part in play now, or its market does. */
  readonly isLive: boolean;
  readonly terms: CouponTerms['legs'][number] | undefined;
}

export interface LegFacts {
  readonly match: MatchRecord | undefined;
  readonly market: MarketRecord | undefined;
  /** Whether the feed has told all it has of the match. */
  readonly isKnown: boolean;
  readonly terms: CouponTerms['legs'][number] | undefined;
  readonly typeId: CouponTypeId;
}

/** A selection as it stands by the feed, and by what the server says of its place in the coupon. */
export function legOf(bet: CouponBet, facts: LegFacts): Leg {
  const { market, match, terms } = facts;
  const price = market?.selections.find(({ id }) => id === bet.selectionId)?.k;
  const state = stateOf(price, bet, facts);
  return {
    bet,
    state,
    price: price ?? bet.coef,
    move: state === 'finished' || state === 'locked' ? undefined : moveOf(bet.coef, price),
    match,
    isLive: match?.status === 2 || match?.status === 3 || market?.producer === 'live',
    terms,
  };
}

/** Which way a price went; undefined while it is what it was. */
export function moveOf(from: string | undefined, to: string | undefined): 'up' | 'down' | undefined {
  if (from === undefined || to === undefined || from === to) return undefined;
  const difference = parseOdds(to) - parseOdds(from);
  return difference === 0 ? undefined : difference > 0 ? 'up' : 'down';
}

/** Singles stand alone, so nothing in the coupon stands in their way. */
const isAlone = (typeId: CouponTypeId) =>
  typeId === COUPON_TYPE.single || typeId === COUPON_TYPE.multipleSingles;

function stateOf(
  price: string | undefined,
  bet: CouponBet,
  { match, market, isKnown, terms, typeId }: LegFacts,
): LegState {
  if (match && match.status > 3) return 'finished';
  if (!market) return isKnown || bet.isBlocked ? 'locked' : 'loading';
  if (market.status < -1) return 'finished';
  if (market.status !== 1 || price === undefined) return 'suspended';
  if (!isAlone(typeId) && terms?.isDepend) return 'dependent';
  if (!isAlone(typeId) && terms?.isBannedExpress) return 'banned';
  return 'open';
}

/** What stands in the way of placing, the first thing the player can mend. */
export type Blocker =
  | 'loading'
  | 'legs-closed'
  | 'legs-suspended'
  | 'legs-dependent'
  | 'legs-banned'
  | 'shape'
  | 'amount';

/** @param problems what is wrong with the selections as a coupon, and with any of the stakes */
export function blockerOf(
  legs: readonly Leg[],
  problems: { readonly shape?: ShapeProblem | undefined; readonly hasAmountProblem: boolean },
): Blocker | undefined {
  const has = (state: LegState) => legs.some((leg) => leg.state === state);
  if (has('finished') || has('locked')) return 'legs-closed';
  if (has('dependent')) return 'legs-dependent';
  if (has('banned')) return 'legs-banned';
  if (has('suspended')) return 'legs-suspended';
  if (has('loading')) return 'loading';
  if (problems.shape) return problems.shape.reason === 'no-anti-express-coef' ? 'loading' : 'shape';
  return problems.hasAmountProblem ? 'amount' : undefined;
}
