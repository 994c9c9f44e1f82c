import {
  COUPON_TYPE,
  antiExpressCoef,
  antiExpressCoefOrLowest,
  judgePrices,
  oddsToWire,
  type ChangeCoefAction,
  type CouponShape,
  type OddsMilli,
  type PriceVerdict,
} from '@touchline/betting';
import type { CouponRefusal } from '@touchline/contract';
import type { LineBook } from '../../feed/lineBook.ts';
import {
  combinationFaults,
  couponRefusal,
  openLegs,
  refusalOfLegs,
  ruleLeg,
  shapeRefusal,
  type LegFault,
  type OpenLeg,
  type RequestedLeg,
} from './openLegs.ts';

/** Rules that the legs and prices of a coupon are checked by. */
export interface LegRules {
  readonly shape: Omit<CouponShape, 'legs'>;
  readonly changeCoefAction: ChangeCoefAction;
  readonly exactCoef: boolean;
  readonly isDropOnScoreChange: boolean;
}

/** Result of a check: the open legs, or why they are refused. */
export type LegsVerdict =
  | { readonly verdict: 'accept'; readonly legs: readonly OpenLeg[] }
  | { readonly verdict: 'confirm' | 'reject'; readonly refusal: CouponRefusal };

function scoreFaults(asked: readonly RequestedLeg[], open: readonly OpenLeg[]): LegFault[] {
  return asked.flatMap(({ selectionId, scoreBefore }, index): LegFault[] => {
    if (scoreBefore === undefined) return [];
    const now = open[index]?.match.score?.total.join(':');
    return now === scoreBefore?.total.join(':') ? [] : [{ selectionId, code: 'SCORE_CHANGED' }];
  });
}

/** Checks whether the legs can be bet on together: returns all refused legs, else the fault of their shape. */
function legsRefusal(
  { open, faults }: ReturnType<typeof openLegs>,
  { shape }: LegRules,
): CouponRefusal | undefined {
  const [first, ...others] = [...faults, ...combinationFaults(shape.type, open)];
  if (first) return refusalOfLegs([first, ...others], first.code);
  return shapeRefusal(shape, open) ?? tooLowRefusal(shape, open);
}

/** Refuses an anti-express whose price would have to be raised to the lowest one that is offered. */
function tooLowRefusal({ type }: LegRules['shape'], open: readonly OpenLeg[]): CouponRefusal | undefined {
  if (type !== COUPON_TYPE.antiExpress || antiExpressCoef(open.map(ruleLeg)) !== undefined) return undefined;
  return couponRefusal(
    'ODDS_TOO_LOW',
    'An anti-express of these selections would pay less than 1.01: remove a selection, or choose others.',
  );
}

/**
 * Judges prices leg by leg. An anti-express gets worse if its legs get better, so it is judged by its one
 * coefficient.
 */
function judgePricesOf(
  asked: readonly RequestedLeg[],
  open: readonly OpenLeg[],
  { shape, changeCoefAction, exactCoef }: LegRules,
): PriceVerdict {
  const shown = asked.map((leg) => leg.shown);
  const now = open.map((leg) => leg.now);
  const byLeg = judgePrices({ shown, now, changeCoefAction, exactCoef });
  if (shape.type !== COUPON_TYPE.antiExpress || changeCoefAction !== 2 || exactCoef) return byLeg;
  const coefOf = (odds: readonly OddsMilli[]) =>
    antiExpressCoefOrLowest(odds.map((price) => ({ odds: price })));
  const whole = { shown: [coefOf(shown)], now: [coefOf(now)] };
  return { ...judgePrices({ ...whole, changeCoefAction, exactCoef }), moved: byLeg.moved };
}

/**
 * Judges the legs and prices of a coupon by the current book and returns all refused legs, legs before prices.
 * `confirm` asks the player, `reject` requires another coupon.
 */
export function checkLegs(book: LineBook, asked: readonly RequestedLeg[], terms: LegRules): LegsVerdict {
  const found = openLegs(book, asked);
  const { open } = found;
  const blocked = legsRefusal(found, terms);
  if (blocked) return { verdict: 'reject', refusal: blocked };

  const scored = terms.isDropOnScoreChange && terms.exactCoef ? scoreFaults(asked, open) : [];
  if (scored.length > 0) return { verdict: 'reject', refusal: refusalOfLegs(scored, 'SCORE_CHANGED') };

  const { verdict, moved } = judgePricesOf(asked, open, terms);
  if (verdict === 'accept') return { verdict, legs: open };
  const movedLegs = moved.flatMap((index): LegFault[] => {
    const leg = open[index];
    return leg ? [{ selectionId: leg.selection.id, code: 'ODDS_CHANGED', coef: oddsToWire(leg.now) }] : [];
  });
  return { verdict, refusal: refusalOfLegs(movedLegs, 'ODDS_CHANGED') };
}
