import { settleCoupon } from '@touchline/betting';
import { payableNow, taxChange, type ModelCoupon, type ModelLeg } from './coupon.ts';
import type { Purse } from './purse.ts';

interface Return {
  readonly state: 'open' | 'won' | 'lost' | 'returned';
  readonly payout: bigint;
  readonly refund: bigint;
}

function returnOf(coupon: ModelCoupon): Return {
  const { state, payoutMinor, bonusMinor } = settleCoupon(payableNow(coupon));
  return {
    state,
    payout: payoutMinor + bonusMinor,
    refund: state === 'lost' ? (coupon.refund ?? 0n) : 0n,
  };
}

/** Pays an accepted coupon if its results decide it. */
function payDecided(purse: Purse, now: number, coupon: ModelCoupon): void {
  const { state, payout, refund } = returnOf(coupon);
  if (state === 'open') return;
  const meaning = state === 'returned' ? 'refund' : 'payout';
  purse.move({ at: now, meaning, amount: payout, ref: coupon.key });
  withhold(purse, now, coupon, taxChange(coupon, payout));
  purse.move({ at: now, meaning: 'payout', amount: refund, ref: coupon.key });
  coupon.state = 'settled';
  coupon.outcome = state;
  coupon.payout = payout;
}

/** Withholds an amount of tax, or gives it back. */
function withhold(purse: Purse, now: number, coupon: ModelCoupon, amount: bigint): void {
  purse.move({ at: now, meaning: 'other', amount: -amount, ref: coupon.key });
  coupon.tax += amount;
}

/** Books the difference between the paid and the corrected payout of a settled coupon. */
function correct(purse: Purse, now: number, coupon: ModelCoupon): void {
  const { state, payout, refund } = returnOf(coupon);
  const before = coupon.payout + (coupon.outcome === 'lost' ? (coupon.refund ?? 0n) : 0n);
  const after = state === 'open' ? 0n : payout + refund;
  if (state === coupon.outcome && after === before) return;
  const tax = taxChange(coupon, state === 'open' ? 0n : payout);
  if (after > before) {
    const net = after - before - tax;
    const owed = coupon.debt < net ? coupon.debt : net;
    coupon.debt -= owed;
    purse.move({ at: now, meaning: 'payout', amount: after - before - owed, ref: coupon.key });
    withhold(purse, now, coupon, tax);
  } else {
    withhold(purse, now, coupon, tax);
    const taken = before - after < purse.balance ? before - after : purse.balance;
    purse.move({ at: now, meaning: 'payout', amount: -taken, ref: coupon.key });
    coupon.debt += before - after - taken;
  }
  coupon.corrections += 1;
  if (state === 'open') {
    coupon.state = 'accepted';
    coupon.outcome = undefined;
    coupon.payout = 0n;
  } else {
    coupon.outcome = state;
    coupon.payout = payout;
  }
}

const wasTaken = ({ state }: ModelCoupon): boolean =>
  state === 'accepted' || state === 'settled' || state === 'sold';

/**
 * Applies results of the feed: open legs on a market get theirs once, void ones store it, and decided coupons are
 * paid.
 */
export function settleMarket(
  purse: Purse,
  now: number,
  coupons: readonly ModelCoupon[],
  marketId: string,
): void {
  for (const coupon of coupons.filter(wasTaken)) {
    const waiting = coupon.legs.filter(
      ({ market, beneath }) => market.id === marketId && beneath.result === -1,
    );
    for (const leg of waiting) leg.beneath.result = leg.market.results[leg.key] ?? -1;
    const open = waiting.filter(({ isVoid }) => !isVoid);
    for (const leg of open) leg.result = leg.beneath.result;
    if (open.length > 0 && coupon.state === 'accepted') payDecided(purse, now, coupon);
  }
}

/** An operator's change of a leg; undefined leaves it unchanged. */
export type LegVerdict = (
  coupon: ModelCoupon,
  leg: ModelLeg,
) => Partial<Pick<ModelLeg, 'result' | 'isVoid'>> | undefined;

/**
 * Publishes an operator's result of a market: it applies to every leg, is stored for void ones, and corrects
 * settlements.
 */
export function publish(
  purse: Purse,
  now: number,
  coupons: readonly ModelCoupon[],
  marketId: string,
  verdict: LegVerdict,
): void {
  for (const coupon of coupons.filter(wasTaken)) {
    let isChanged = false;
    for (const leg of coupon.legs) {
      const said = leg.market.id === marketId ? verdict(coupon, leg) : undefined;
      if (!said) continue;
      const { result, isVoid = leg.isVoid } = said;
      if (result !== undefined) leg.beneath = { result, settledCoef: undefined };
      const next = isVoid ? { result: 3, settledCoef: undefined } : leg.beneath;
      isChanged ||=
        next.result !== leg.result || next.settledCoef !== leg.settledCoef || isVoid !== leg.isVoid;
      Object.assign(leg, next, { isVoid });
    }
    if (!isChanged) continue;
    if (coupon.state === 'accepted') payDecided(purse, now, coupon);
    else if (coupon.state === 'settled') correct(purse, now, coupon);
  }
}
