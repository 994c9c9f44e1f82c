import { COUPON_TYPE, parseOdds, type ShapeProblem } from '@touchline/betting';
import type { MarketRecord, MatchRecord } from '@touchline/feed';
import type { CouponTerms } from '../coupon.api.ts';
import type { CouponBet, CouponTypeId } from '../coupon.types.ts';

/** Current state of a selection: `loading` until the feed has sent it. */
export type LegState = 'loading' | 'open' | 'suspended' | 'locked' | 'finished' | 'dependent' | 'banned';

export interface Leg {
  readonly bet: CouponBet;
  readonly state: LegState;
  /** Current price, or the last known one, decimal odds as text; undefined if there never was one. */
  readonly price: string | undefined;
  /** Direction of the price since the player agreed to it. */
  readonly move: 'up' | 'down' | undefined;
  readonly match: MatchRecord | undefined;
  /** True if the match or its market is live. */
  readonly isLive: boolean;
  readonly terms: CouponTerms['legs'][number] | undefined;
}

export interface LegData {
  readonly match: MatchRecord | undefined;
  readonly market: MarketRecord | undefined;
  /** True if the feed has sent the whole match. */
  readonly isKnown: boolean;
  readonly terms: CouponTerms['legs'][number] | undefined;
  readonly typeId: CouponTypeId;
}

/** Combines a selection with the feed's data and the server's terms for it. */
export function legOf(bet: CouponBet, facts: LegData): Leg {
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

/** Returns whether a selection accepts no more bets, by the feed or by the data of a loaded code. */
export function isClosed({ state }: Leg): boolean {
  return state === 'finished' || state === 'locked';
}

/** Direction of a price change; undefined if it didn't change. */
export function moveOf(from: string | undefined, to: string | undefined): 'up' | 'down' | undefined {
  if (from === undefined || to === undefined || from === to) return undefined;
  const difference = parseOdds(to) - parseOdds(from);
  return difference === 0 ? undefined : difference > 0 ? 'up' : 'down';
}

/** Singles are independent, so other selections in the coupon don't block them. */
const isAlone = (typeId: CouponTypeId) =>
  typeId === COUPON_TYPE.single || typeId === COUPON_TYPE.multipleSingles;

function stateOf(
  price: string | undefined,
  bet: CouponBet,
  { match, market, isKnown, terms, typeId }: LegData,
): LegState {
  if (match && match.status > 3) return 'finished';
  if (!market) return isKnown || bet.isBlocked ? 'locked' : 'loading';
  if (market.status < -1) return 'finished';
  if (market.status !== 1 || price === undefined) return 'suspended';
  if (!isAlone(typeId) && terms?.isDepend) return 'dependent';
  if (!isAlone(typeId) && terms?.isBannedExpress) return 'banned';
  return 'open';
}

/** Reason that prevents placing: the first one that the player can fix. */
export type Blocker =
  | 'loading'
  | 'legs-closed'
  | 'legs-suspended'
  | 'legs-dependent'
  | 'legs-banned'
  | 'shape'
  | 'amount';

/**
 * Returns the first reason that prevents placing.
 * @param problems faults of the selections as a coupon, and of any stake; `hasTerms` once the server has answered for
 * the coupon, after which an anti-express without a price isn't offered
 */
export function blockerOf(
  legs: readonly Leg[],
  problems: {
    readonly shape?: ShapeProblem | undefined;
    readonly hasTerms: boolean;
    readonly hasAmountProblem: boolean;
  },
): Blocker | undefined {
  const has = (state: LegState) => legs.some((leg) => leg.state === state);
  if (has('finished') || has('locked')) return 'legs-closed';
  if (has('dependent')) return 'legs-dependent';
  if (has('banned')) return 'legs-banned';
  if (has('suspended')) return 'legs-suspended';
  if (has('loading')) return 'loading';
  if (problems.shape?.reason === 'no-anti-express-coef') return problems.hasTerms ? 'shape' : 'loading';
  if (problems.shape) return 'shape';
  return problems.hasAmountProblem ? 'amount' : undefined;
}
