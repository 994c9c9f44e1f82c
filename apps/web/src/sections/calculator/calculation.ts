import {
  antiExpressCoef,
  clampSystemValue,
  COUPON_TYPE,
  combinationCount,
  couponShapeProblem,
  couponTotalOdds,
  deadHeatOdds,
  parseStake,
  payoutRange,
  possiblePayout,
  rational,
  settleCoupon,
  splitSingles,
  type Coupon,
  type OddsMilli,
  type PayableCouponTypeId,
  type ResultedLeg,
  type ShapeProblem,
} from '@touchline/betting';
import { freeUnits, type CalcLeg, type Calculation } from './calculationModel.ts';

/** Why there is no result yet. Legs are given by index from 0, blocks by number. */
export type CalcProblem =
  | { readonly reason: 'odds' | 'leg-stake' | 'dead-heat'; readonly legs: readonly number[] }
  | { readonly reason: 'stake' }
  | ShapeProblem;

export interface CalcOutcome {
  readonly state: 'open' | 'won' | 'lost' | 'returned';
  /** Minor units; for an open coupon the maximum payout. */
  readonly payoutMinor: bigint;
  readonly stakeMinor: bigint;
  readonly lines: bigint;
  /** Stake per combination, minor units, not rounded. */
  readonly unitStake: rational.Rational;
  /** Total price, if the type has one. */
  readonly total: rational.Rational | undefined;
  /** Minimum payout of an open coupon with several combinations if it wins, minor units. */
  readonly leastMinor: bigint | undefined;
}

export type Calculated =
  | { readonly ok: true; readonly outcome: CalcOutcome }
  | { readonly ok: false; readonly problem: CalcProblem };

/** Calculates the coupon by its prices and results, with the calculation used for real bets. */
export function calculate(calculation: Calculation): Calculated {
  const { legs, typeId } = calculation;
  const faulty = indexesWhere(legs, ({ price }) => price === undefined);
  if (faulty.length > 0) return fail({ reason: 'odds', legs: faulty });
  const untied = indexesWhere(legs, ({ result, places, tied }) => result === 'dead-heat' && places >= tied);
  if (untied.length > 0) return fail({ reason: 'dead-heat', legs: untied });
  const resulted = legs.flatMap((leg) => (leg.price === undefined ? [] : [legOf(leg, leg.price)]));
  return typeId === COUPON_TYPE.multipleSingles
    ? calculateSingles(calculation, resulted)
    : calculateOne(calculation, typeId, resulted);
}

function calculateOne(
  calculation: Calculation,
  type: PayableCouponTypeId,
  legs: readonly ResultedLeg[],
): Calculated {
  const { iso, systemValue, blockStakes, hasBonusBet } = calculation;
  const stake = parseStake(calculation.stake, iso);
  if (!stake.ok) return fail({ reason: 'stake' });
  const isPriced = type === COUPON_TYPE.antiExpress && legs.some(({ result }) => result !== 2);
  const antiCoef = isPriced ? antiExpressCoef(legs) : undefined;
  const coupon: Coupon<ResultedLeg> = {
    type,
    stakeMinor: stake.minor,
    legs,
    systemValue: clampSystemValue(systemValue, freeUnits(calculation)),
    blockStakesMinor: minorOf(blockStakes, iso),
    ...(type === COUPON_TYPE.express && { bonusBet: hasBonusBet }),
    ...(antiCoef !== undefined && { antiExpressCoef: antiCoef }),
  };
  const problem = couponShapeProblem(coupon);
  return problem ? fail(problem) : { ok: true, outcome: outcomeOf(coupon) };
}

function calculateSingles({ legs: typed, iso }: Calculation, legs: readonly ResultedLeg[]): Calculated {
  const stakes = typed.map((leg) => parseStake(leg.stake, iso));
  const faulty = indexesWhere(stakes, ({ ok }) => !ok);
  if (faulty.length > 0) return fail({ reason: 'leg-stake', legs: faulty });
  const minor = stakes.map((stake) => (stake.ok ? stake.minor : 0n));
  const outcomes = splitSingles(legs, minor).map(outcomeOf);
  const sum = (of: (outcome: CalcOutcome) => bigint) => outcomes.reduce((all, one) => all + of(one), 0n);
  const stakeMinor = sum((one) => one.stakeMinor);
  const payoutMinor = sum((one) => one.payoutMinor);
  const lines = BigInt(outcomes.length);
  const has = (state: CalcOutcome['state']) => outcomes.some((one) => one.state === state);
  const ended = payoutMinor === 0n ? 'lost' : has('won') || has('lost') ? 'won' : 'returned';
  return {
    ok: true,
    outcome: {
      state: has('open') ? 'open' : ended,
      payoutMinor,
      stakeMinor,
      lines,
      unitStake: rational.of(stakeMinor, lines),
      total: undefined,
      leastMinor: undefined,
    },
  };
}

function outcomeOf(coupon: Coupon<ResultedLeg>): CalcOutcome {
  const { stakeMinor } = coupon;
  const { state, payoutMinor } = settleCoupon(coupon);
  const lines = combinationCount(coupon);
  const isStillOpen = state === 'open';
  return {
    state,
    payoutMinor: isStillOpen ? possiblePayout(coupon).payoutMinor : payoutMinor,
    stakeMinor,
    lines,
    unitStake: rational.of(stakeMinor, lines),
    total: couponTotalOdds(coupon),
    leastMinor: isStillOpen && lines > 1n ? payoutRange(coupon).minMinor : undefined,
  };
}

function legOf({ result, places, tied, isBanker, blockId }: CalcLeg, odds: OddsMilli): ResultedLeg {
  const place = { banker: isBanker, blockId };
  if (result === 'dead-heat')
    return { odds, result: 1, settledCoef: deadHeatOdds(odds, places, tied), ...place };
  return { odds, result: resultIds[result], ...place };
}

const resultIds = { '-1': -1, '1': 1, '0': 0, '2': 2, '4': 4, '5': 5, '6': 6 } as const;

function minorOf(stakes: Calculation['blockStakes'], iso: string): Record<number, bigint> {
  const read = Object.entries(stakes).flatMap(([block, text]) => {
    const stake = parseStake(text, iso);
    return stake.ok ? [[Number(block), stake.minor] as const] : [];
  });
  return Object.fromEntries(read);
}

function indexesWhere<T>(list: readonly T[], holds: (item: T) => boolean): number[] {
  return list.flatMap((item, index) => (holds(item) ? [index] : []));
}

const fail = (problem: CalcProblem): Calculated => ({ ok: false, problem });
