import {
  amountStep,
  combinedOdds,
  COUPON_TYPE,
  formatCombinedOdds,
  initialAmount,
  parseOdds,
  parseStake,
  possiblePayout,
  toMinor,
  toWire,
  type StakeProblem,
} from '@touchline/betting';
import type { MarketRecord, MatchRecord } from '@touchline/feed';
import type { CouponTerms } from './coupon.api.ts';
import type { CouponBet, CouponTypeId } from './coupon.types.ts';

/** One selection makes a single, more make an express. */
export function couponTypeOf(bets: readonly unknown[]): CouponTypeId {
  return bets.length > 1 ? COUPON_TYPE.express : COUPON_TYPE.single;
}

/** How a selection stands now: `loading` until the feed has told of it. */
export type LegState = 'loading' | 'open' | 'suspended' | 'locked' | 'finished' | 'dependent' | 'banned';

export interface Leg {
  readonly bet: CouponBet;
  readonly state: LegState;
  /** The price now, or the last one known; decimal odds as text. */
  readonly price: string;
  /** Which way the price went since the player agreed to it. */
  readonly move: 'up' | 'down' | undefined;
  readonly match: MatchRecord | undefined;
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
  const { market, match } = facts;
  const price = market?.selections.find(({ id }) => id === bet.selectionId)?.k;
  const state = stateOf(price, facts);
  const isMoved = price !== undefined && price !== bet.coef && state !== 'finished' && state !== 'locked';
  return {
    bet,
    state,
    price: price ?? bet.coef,
    move: isMoved ? (parseOdds(price) > parseOdds(bet.coef) ? 'up' : 'down') : undefined,
    match,
  };
}

function stateOf(price: string | undefined, { match, market, isKnown, terms, typeId }: LegFacts): LegState {
  if (match && match.status > 3) return 'finished';
  if (!market) return isKnown ? 'locked' : 'loading';
  if (market.status < -1) return 'finished';
  if (market.status !== 1 || price === undefined) return 'suspended';
  if (typeId === COUPON_TYPE.express && terms?.isDepend) return 'dependent';
  if (typeId === COUPON_TYPE.express && terms?.isBannedExpress) return 'banned';
  return 'open';
}

/** Why the stake can't be placed as typed. */
export type AmountProblem = StakeProblem | 'below-min' | 'above-max' | 'above-balance';

export interface Stake {
  /** As it stands in the field. */
  readonly text: string;
  /** Minor units; undefined while the text is no stake. */
  readonly minor: bigint | undefined;
  readonly problem: AmountProblem | undefined;
}

export interface StakeFacts {
  readonly iso: string;
  readonly terms: CouponTerms | undefined;
  /** Minor units the player can stake; undefined for a guest. */
  readonly balance: bigint | undefined;
}

/** The stake typed, or the currency's first amount, judged by the terms and the balance. */
export function stakeOf(typed: string | undefined, { iso, terms, balance }: StakeFacts): Stake {
  const text = typed ?? toWire(initialAmount(iso), iso);
  const parsed = parseStake(text, iso);
  if (!parsed.ok) return { text, minor: undefined, problem: parsed.reason };
  const { minor } = parsed;
  if (terms && minor < toMinor(terms.minBetAmount, iso)) return { text, minor, problem: 'below-min' };
  if (terms?.maxBetAmount !== undefined && minor > toMinor(terms.maxBetAmount, iso))
    return { text, minor, problem: 'above-max' };
  if (balance !== undefined && minor > balance) return { text, minor, problem: 'above-balance' };
  return { text, minor, problem: undefined };
}

/** The stake a step up or down; never below nothing. */
export function steppedAmount(stake: Stake, iso: string, direction: 1 | -1): string {
  const step = amountStep(iso) * BigInt(direction);
  const next = (stake.minor ?? 0n) + step;
  return toWire(next > 0n ? next : 0n, iso);
}

/** Amounts at one touch: one, two, five and ten first amounts. Wire text. */
export function quickAmounts(iso: string): readonly string[] {
  const first = initialAmount(iso);
  return [1n, 2n, 5n, 10n].map((times) => toWire(first * times, iso));
}

/** The most that can be staked now: the coupon's maximum, or the whole balance when that is less. Wire text. */
export function maxAmount({ iso, terms, balance }: StakeFacts): string | undefined {
  const max = terms?.maxBetAmount === undefined ? undefined : toMinor(terms.maxBetAmount, iso);
  const bounds = [max, balance].filter((bound) => bound !== undefined);
  const [first, ...others] = bounds;
  if (first === undefined) return undefined;
  return toWire(
    others.reduce((least, bound) => (bound < least ? bound : least), first),
    iso,
  );
}

export interface Totals {
  /** The combined price in the player's odds format. */
  readonly price: string;
  /** What the coupon pays when all is won, wire text; undefined while the stake is none. */
  readonly returns: string | undefined;
  readonly isCapped: boolean;
}

/** Total price and possible payout, by the arithmetic that the server pays with; none of a coupon without legs. */
export function totalsOf(
  legs: readonly Leg[],
  stake: Stake,
  { iso, terms, viewId }: Pick<StakeFacts, 'iso' | 'terms'> & { readonly viewId: number },
): Totals {
  if (legs.length === 0) return { price: '', returns: undefined, isCapped: false };
  const odds = legs.map(({ price }) => parseOdds(price));
  const price = formatCombinedOdds(combinedOdds(odds), viewId);
  if (stake.minor === undefined) return { price, returns: undefined, isCapped: false };
  const { payoutMinor, capped } = possiblePayout({
    type: couponTypeOf(legs),
    stakeMinor: stake.minor,
    legs: odds.map((leg) => ({ odds: leg })),
    ...(terms ? { maxPayoutMinor: toMinor(terms.maxPayout, iso) } : {}),
  });
  return { price, returns: toWire(payoutMinor, iso), isCapped: capped };
}

/** What stands in the way of placing, the first thing the player can mend. */
export type Blocker =
  | 'loading'
  | 'legs-closed'
  | 'legs-suspended'
  | 'legs-dependent'
  | 'legs-banned'
  | 'amount';

export function blockerOf(legs: readonly Leg[], stake: Stake): Blocker | undefined {
  const has = (state: LegState) => legs.some((leg) => leg.state === state);
  if (has('finished') || has('locked')) return 'legs-closed';
  if (has('dependent')) return 'legs-dependent';
  if (has('banned')) return 'legs-banned';
  if (has('suspended')) return 'legs-suspended';
  if (has('loading')) return 'loading';
  return stake.problem === undefined ? undefined : 'amount';
}
