import { bonusBetFactorOfLegs } from '../payout/bonus.ts';
import { COUPON_TYPE, rulesOf, type PayableCouponTypeId } from './coupon-types.ts';
import type { CouponShape } from './coupon.ts';
import { elementarySum } from './elementary.ts';
import { askedStake } from '../actions/in-order.ts';
import { LEG_RESULT, isOpen, isReturned, legValue, resultOf } from './legs.ts';
import { oddsToRational } from '../odds/odds.ts';
import { percentShare } from '../numbers/percent.ts';
import * as rational from '../numbers/rational.ts';
import { DEFAULT_SYSTEM_VALUE } from './systems.ts';
import type { LegValue, Units } from './units.ts';

type Values = readonly rational.Rational[];

function multiplesFromOne(values: Values): rational.Rational {
  const all = rational.product(values.map((value) => rational.add(value, rational.ONE)));
  return rational.subtract(all, rational.ONE);
}

type CombinationSum = (values: Values, systemValue: number) => rational.Rational;

/**
 * Sum over all combinations of the payout per unit staked; `undefined` for types whose stake moves from unit to unit.
 */
const COMBINATION_SUM: Readonly<Record<PayableCouponTypeId, CombinationSum | undefined>> = {
  [COUPON_TYPE.single]: rational.product,
  [COUPON_TYPE.express]: rational.product,
  [COUPON_TYPE.system]: elementarySum,
  [COUPON_TYPE.chain]: undefined,
  [COUPON_TYPE.multiBet]: elementarySum,
  [COUPON_TYPE.conditional]: undefined,
  [COUPON_TYPE.antiExpress]: (shares) => rational.subtract(rational.ONE, rational.product(shares)),
  [COUPON_TYPE.lucky]: multiplesFromOne,
  [COUPON_TYPE.patent]: (values) => values.reduce(rational.subtract, multiplesFromOne(values)),
};

/**
 * Returns the factor applied to the combinations: the price of an anti-express, the bonuses of an express, the total
 * of a PowerBet.
 */
function factorOf({ type, legs, bonusBet, boostPercent, ...coupon }: CouponShape): rational.Rational {
  const factors: rational.Rational[] = [];
  if (type === COUPON_TYPE.antiExpress && coupon.antiExpressCoef) {
    factors.push(oddsToRational(coupon.antiExpressCoef));
  }
  if (type === COUPON_TYPE.express && bonusBet) factors.push(bonusBetFactorOfLegs(legs));
  if (type === COUPON_TYPE.express && boostPercent !== undefined) {
    factors.push(rational.add(rational.ONE, percentShare(boostPercent, [0, 1000])));
  }
  if ((type === COUPON_TYPE.express || type === COUPON_TYPE.single) && coupon.powerCoef) {
    const before = rational.product(legs.map(({ odds }) => oddsToRational(odds)));
    factors.push(rational.divide(oddsToRational(coupon.powerCoef), before));
  }
  return rational.product(factors);
}

/**
 * Stakes the units one after the other: a chain stakes the initial amount each time, a conditional coupon the stakes
 * of its blocks.
 * @returns the balance before each unit, then the final one
 */
export function balancesOf(stake: rational.Rational, { free }: Units, coupon: CouponShape): Values {
  const balances = [stake];
  let balance = stake;
  for (const [index, { value }] of free.entries()) {
    const asked = askedStake(coupon, stake, index) ?? balance;
    const staked = rational.compare(asked, balance) < 0 ? asked : balance;
    const net = rational.subtract(value, rational.ONE);
    balance = rational.add(balance, rational.multiply(staked, net));
    balances.push(balance);
  }
  return balances;
}

/** Returns the payout of a stake for the given unit values, unrounded and uncapped. */
export function valueOfUnits(coupon: CouponShape, units: Units, stake: rational.Rational): rational.Rational {
  const combinationSum = COMBINATION_SUM[coupon.type];
  if (!combinationSum) return balancesOf(stake, units, coupon).at(-1) ?? stake;
  const { fixed, free } = units;
  const systemValue = coupon.systemValue ?? DEFAULT_SYSTEM_VALUE;
  const sum = combinationSum(
    free.map(({ value }) => value),
    systemValue,
  );
  const lines = rational.of(1n, rulesOf(coupon.type).combinations(free.length, systemValue));
  return rational.product([stake, factorOf(coupon), lines, fixed.value, sum]);
}

/**
 * Won share of a leg of an anti-express: a dead heat splits its stake into a won and a lost part. An open leg counts
 * as lost, which wins the coupon.
 */
const wonShare: LegValue = (leg) => {
  const result = resultOf(leg);
  if (isOpen(result) || result === LEG_RESULT.lose) return rational.ZERO;
  if (result !== LEG_RESULT.halfLoseHalfWin) return rational.ONE;
  const share = rational.divide(legValue(leg), oddsToRational(leg.odds));
  return rational.compare(share, rational.ONE) < 0 ? share : rational.ONE;
};

/** Returns the value of a leg for a coupon of the type, with open legs resolved in the player's favour. */
export function legValueIn({ type }: CouponShape): LegValue {
  return type === COUPON_TYPE.antiExpress ? wonShare : legValue;
}

/** Returns whether every leg was returned, which voids the coupon. */
export function isAllReturned({ legs }: CouponShape): boolean {
  return legs.every((leg) => isReturned(resultOf(leg)));
}
