import {
  antiExpressCoefOrLowest,
  oddsMilli,
  possiblePayout,
  rational,
  withPowerBet,
  type Coupon,
  type LegResult,
  type OddsMilli,
  type PayableCouponTypeId,
  type ResultedLeg,
} from '@touchline/betting';
import { hyperBonusTerms } from '../../betting/coupons/stakes/hyperBonus.ts';
import type { Picked } from './line.ts';

export interface ModelLeg extends Picked {
  readonly shown: number;
  /** Price in force. */
  odds: number;
  readonly isBanker: boolean;
  readonly blockId?: number;
  /** Score at submission; absent pre-match. */
  scoreAt: string | undefined;
  /** -1: open, 0 to 6: result. */
  result: number;
  settledCoef: string | undefined;
  isVoid: boolean;
  /** State without cancellations. */
  beneath: { result: number; settledCoef: string | undefined };
}

/** A coupon as requested by the player. */
export interface ModelSlip {
  readonly typeId: PayableCouponTypeId;
  readonly amount: bigint;
  readonly systemValue?: number;
  readonly blockStakes?: Readonly<Record<number, bigint>>;
  readonly hasBonusBet: boolean;
  readonly changeCoefAction: 0 | 1 | 2;
  readonly exactCoef: boolean;
  readonly isDropOnScoreChange: boolean;
  readonly legs: readonly ModelLeg[];
}

export interface ModelSale {
  readonly percent: number;
  readonly seen: bigint;
  readonly stake: bigint;
  readonly decidesAt: number;
  state: 'pending' | 'done' | 'refused';
  amount: bigint;
}

export interface ModelCoupon extends ModelSlip {
  readonly key: string;
  state: 'pending' | 'accepted' | 'rejected' | 'needsConfirm' | 'settled' | 'sold';
  refusal: string | undefined;
  readonly maxStake: bigint;
  readonly placedAt: number;
  acceptedAt: number;
  readonly decidesAt: number;
  /** Promised coefficient of an anti-express, thousandths. */
  antiCoef: OddsMilli | undefined;
  /** Possible payout as shown to the player, minor units. */
  possible: bigint;
  outcome: 'won' | 'lost' | 'returned' | undefined;
  payout: bigint;
  readonly sales: ModelSale[];
  soldStake: bigint;
  extraStake: bigint;
  powerCoef: OddsMilli | undefined;
  /** Refund by an insurance. */
  refund: bigint | undefined;
  corrections: number;
  /** Open debt from corrections, minor units. */
  debt: bigint;
  /** Tax withheld so far, minor units. */
  tax: bigint;
}

/** Tax of the model's site: 10 % of what a bet wins above 1.00. */
export const MODEL_TAX = { percent: '10', free: { EUR: '1.00' } } as const;

/** Returns the change of a coupon's tax once its payout is another one, minor units; 0 without a change. */
export function taxChange(coupon: ModelCoupon, payout: bigint): bigint {
  const won = payout + soldFor(coupon) - coupon.amount - coupon.extraStake - 100n;
  return (won > 0n ? won / 10n : 0n) - coupon.tax;
}

/** Returns the sum that the sales of a coupon have paid, minor units. */
export function soldFor({ sales }: ModelCoupon): bigint {
  return sales.filter(({ state }) => state === 'done').reduce((sum, { amount }) => sum + amount, 0n);
}

/** Maximum payout of one coupon, minor units. */
export const MAX_PAYOUT = 5_000_000n;

export const oddsOf = (leg: ModelLeg): OddsMilli => oddsMilli(leg.odds);

function resulted(leg: ModelLeg): ResultedLeg {
  return {
    odds: oddsOf(leg),
    // The cast is safe: the model only writes leg results.
    result: leg.result as LegResult,
    banker: leg.isBanker,
    isQuarterLine: leg.market.type === 'handicap',
    ...(leg.blockId === undefined ? {} : { blockId: leg.blockId }),
    ...(leg.settledCoef === undefined ? {} : { settledCoef: rational.parse(leg.settledCoef) }),
  };
}

const isReturned = ({ result }: ModelLeg): boolean => result === 2 || result === 3;

/** Returns the hyper bonus of an express with these legs and this stake, as far as it currently applies. */
function hyperOf({ typeId, amount, legs, hasBonusBet }: ModelSlip): Pick<Coupon, 'hyperBonus'> {
  const terms = typeId === 1 && !hasBonusBet ? hyperBonusTerms(legs.map(oddsOf), 'EUR') : undefined;
  if (!terms || amount < terms.minStakeMinor) return {};
  const counted = legs.filter((leg) => !isReturned(leg)).length;
  return { hyperBonus: { ...terms, percent: terms.percents[counted] ?? 0 } };
}

/** An anti-express is priced by the legs that are not returned, unless all or none of them are. */
function antiOf(slip: ModelSlip, promised: OddsMilli | undefined): Pick<Coupon, 'antiExpressCoef'> {
  if (slip.typeId !== 6) return {};
  const returned = slip.legs.filter(isReturned).length;
  const isAsPlaced = promised !== undefined && (returned === 0 || returned === slip.legs.length);
  return {
    antiExpressCoef: isAsPlaced ? promised : antiExpressCoefOrLowest(slip.legs.map(resulted)),
  };
}

/** Converts a coupon at the prices of its legs for the payout rules. */
export function payoutCoupon(slip: ModelSlip, antiCoef?: OddsMilli): Coupon<ResultedLeg> {
  return {
    type: slip.typeId,
    stakeMinor: slip.amount,
    legs: slip.legs.map(resulted),
    maxPayoutMinor: MAX_PAYOUT,
    ...(slip.systemValue === undefined ? {} : { systemValue: slip.systemValue }),
    ...(slip.blockStakes ? { blockStakesMinor: slip.blockStakes } : {}),
    ...(slip.hasBonusBet ? { bonusBet: true } : {}),
    ...antiOf(slip, antiCoef),
    ...hyperOf(slip),
  };
}

/** Returns an accepted coupon at its current terms: after a PowerBet, and for the stake left by sales. */
export function payableNow(coupon: ModelCoupon): Coupon<ResultedLeg> {
  const placed = payoutCoupon(coupon, coupon.antiCoef);
  const whole =
    coupon.powerCoef === undefined
      ? placed
      : withPowerBet(placed, { newCoef: coupon.powerCoef, extraStakeMinor: coupon.extraStake });
  const stakeMinor = whole.stakeMinor - coupon.soldStake;
  // The blocks of a conditional coupon are reduced together.
  const wholeStakeMinor = coupon.typeId === 5 ? { wholeStakeMinor: whole.stakeMinor } : {};
  return {
    ...whole,
    ...wholeStakeMinor,
    stakeMinor,
    maxPayoutMinor: (MAX_PAYOUT * stakeMinor) / whole.stakeMinor,
  };
}

/** Returns the current possible payout with bonuses; 0 once everything is sold. */
export function possibleNow(coupon: ModelCoupon): bigint {
  const payable = payableNow(coupon);
  if (payable.stakeMinor === 0n) return 0n;
  const { payoutMinor, bonusMinor } = possiblePayout(payable);
  return payoutMinor + bonusMinor;
}
