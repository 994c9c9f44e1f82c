import {
  antiExpressCoef,
  antiExpressCoefOrLowest,
  blockMaxima,
  combinationCount,
  couponShapeProblem,
  qualifiesForBonusBet,
  type OddsMilli,
} from '@touchline/betting';
import {
  oddsOf,
  payoutCoupon,
  possibleNow,
  type ModelCoupon,
  type ModelLeg,
  type ModelSlip,
} from './coupon.ts';
import { closedBecause, delayOf, legMost } from './line.ts';
import type { Purse } from './purse.ts';

/** Refusal of a coupon; with `isToConfirm` the player is asked. */
interface Refused {
  readonly code: string;
  readonly isToConfirm?: boolean;
}

const MIN_STAKE = 20n;
const ANTI_EXPRESS = 6;

const lowest = (amounts: readonly bigint[]): bigint =>
  amounts.reduce((least, one) => (one < least ? one : least));

/** Returns the legs at the prices of the book. */
function atBook(slip: ModelSlip): ModelSlip {
  return {
    ...slip,
    legs: slip.legs.map((leg) => ({ ...leg, odds: leg.market.prices[leg.key] ?? leg.odds })),
  };
}

function legsRefused(slip: ModelSlip): Refused | undefined {
  const closed = slip.legs.map(closedBecause).find((code) => code !== undefined);
  if (closed) return { code: closed };
  if (slip.typeId !== 0) {
    for (const { market, match } of slip.legs) {
      if (market.type === 'next-goal') return { code: 'LEG_BANNED_EXPRESS' };
      if (slip.legs.filter((leg) => leg.match === match).length > 1) return { code: 'LEG_DEPENDENT' };
    }
  }
  if (couponShapeProblem(payoutCoupon(slip))) return { code: 'COUPON_SHAPE' };
  const isTooLow = slip.typeId === ANTI_EXPRESS && antiExpressCoef(payoutCoupon(slip).legs) === undefined;
  return isTooLow ? { code: 'ODDS_TOO_LOW' } : undefined;
}

/** Closed legs are refused first, whatever else is wrong with open ones. */
function scoreRefused({ exactCoef, isDropOnScoreChange, legs }: ModelSlip): Refused | undefined {
  const isMoved = legs.some(({ scoreAt, match }) => scoreAt !== match.score?.join(':'));
  return exactCoef && isDropOnScoreChange && isMoved ? { code: 'SCORE_CHANGED' } : undefined;
}

const antiOf = (legs: readonly ModelLeg[], priceOf: (leg: ModelLeg) => number): OddsMilli =>
  antiExpressCoefOrLowest(legs.map((leg) => ({ odds: oddsOf({ ...leg, odds: priceOf(leg) }) })));

function pricesRefused({ typeId, legs, changeCoefAction, exactCoef }: ModelSlip): Refused | undefined {
  const isMoved = legs.some(({ shown, odds }) => shown !== odds);
  if (!isMoved || (!exactCoef && changeCoefAction === 1)) return undefined;
  const asks = { code: 'ODDS_CHANGED', isToConfirm: true };
  if (exactCoef || changeCoefAction === 0) return asks;
  const isWorse =
    typeId === ANTI_EXPRESS
      ? antiOf(legs, ({ odds }) => odds) < antiOf(legs, ({ shown }) => shown)
      : legs.some(({ shown, odds }) => odds < shown);
  return isWorse ? asks : undefined;
}

function bonusRefused({ hasBonusBet, legs }: ModelSlip): Refused | undefined {
  return hasBonusBet && !qualifiesForBonusBet(legs.map((leg) => ({ odds: oddsOf(leg) })))
    ? { code: 'COUPON_SHAPE' }
    : undefined;
}

function blocksRefused(slip: ModelSlip): Refused | undefined {
  const maxima = blockMaxima(payoutCoupon(slip));
  for (const [id, stake] of Object.entries(slip.blockStakes ?? {})) {
    if (stake < MIN_STAKE) return { code: 'BELOW_MIN' };
    if (stake > (maxima.get(Number(id)) ?? stake)) return { code: 'ABOVE_MAX' };
  }
  return undefined;
}

function amountsRefused(slip: ModelSlip): Refused | undefined {
  const lines = combinationCount(payoutCoupon(slip));
  if (slip.amount < (lines > MIN_STAKE ? lines : MIN_STAKE)) return { code: 'BELOW_MIN' };
  if (slip.amount > lowest(slip.legs.map(legMost))) return { code: 'ABOVE_MAX' };
  return blocksRefused(slip);
}

/**
 * Places a coupon.
 * @returns the coupon, whose stake is reserved or taken unless it is refused
 */
export function placed(purse: Purse, now: number, key: string, asked: ModelSlip): ModelCoupon {
  const limited = purse.stakeRefusal(asked.amount, now, false);
  const slip = atBook(asked);
  const refused =
    (limited === undefined ? undefined : { code: limited }) ??
    legsRefused(slip) ??
    pricesRefused(slip) ??
    bonusRefused(slip) ??
    amountsRefused(slip) ??
    (slip.amount > purse.balance ? { code: 'INSUFFICIENT_FUNDS' } : undefined);
  const delay = delayOf(slip.legs) * 1000;
  const coupon: ModelCoupon = {
    ...slip,
    legs: slip.legs.map((leg) => ({ ...leg, scoreAt: leg.match.score?.join(':') })),
    key,
    state: delay > 0 ? 'pending' : 'accepted',
    refusal: refused?.code,
    maxStake: refused ? 0n : lowest(slip.legs.map(legMost)),
    placedAt: now,
    acceptedAt: now,
    decidesAt: now + delay,
    antiCoef: slip.typeId === ANTI_EXPRESS && !refused ? antiOf(slip.legs, ({ odds }) => odds) : undefined,
    possible: 0n,
    outcome: undefined,
    payout: 0n,
    sales: [],
    soldStake: 0n,
    extraStake: 0n,
    powerCoef: undefined,
    refund: undefined,
    corrections: 0,
    debt: 0n,
    tax: 0n,
  };
  if (refused) return { ...coupon, state: refused.isToConfirm ? 'needsConfirm' : 'rejected' };
  coupon.possible = possibleNow(coupon);
  purse.hold(key, slip.amount, now);
  if (delay === 0) purse.take(slip.amount);
  return coupon;
}

/** Decides a pending coupon after its delay. */
export function decide(purse: Purse, now: number, coupon: ModelCoupon): void {
  const limited = purse.stakeRefusal(coupon.amount, now, true);
  const slip = atBook(coupon);
  const most = lowest([coupon.maxStake, ...slip.legs.map(legMost)]);
  const refused =
    (limited === undefined ? undefined : { code: limited }) ??
    legsRefused(slip) ??
    scoreRefused(slip) ??
    pricesRefused(slip) ??
    bonusRefused(slip) ??
    (coupon.amount > most ? { code: 'ABOVE_MAX' } : undefined);
  if (refused) {
    purse.release(coupon.key, coupon.amount, now);
    coupon.state = refused.isToConfirm ? 'needsConfirm' : 'rejected';
    coupon.refusal = refused.code;
    return;
  }
  purse.take(coupon.amount);
  coupon.state = 'accepted';
  coupon.acceptedAt = now;
  for (const [index, leg] of coupon.legs.entries()) {
    leg.odds = slip.legs[index]?.odds ?? leg.odds;
    leg.scoreAt = leg.match.score?.join(':');
  }
  if (coupon.typeId === ANTI_EXPRESS) coupon.antiCoef = antiOf(coupon.legs, ({ odds }) => odds);
  coupon.possible = possibleNow(coupon);
}
