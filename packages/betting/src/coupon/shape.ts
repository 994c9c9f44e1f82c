import { LOBBY } from './blocks.ts';
import {
  COUPON_TYPE,
  FEWEST_IN_SYSTEM,
  MAX_COMBINATIONS,
  legCountBounds,
  rulesOf,
  type CouponTypeId,
} from './coupon-types.ts';
import type { CouponShape } from './coupon.ts';
import type { Leg } from './legs.ts';
import { DEFAULT_SYSTEM_VALUE } from './systems.ts';

/** Reason why legs and settings form no coupon. */
export type ShapeReason =
  | 'leg-count'
  | 'too-many-bankers'
  | 'banker-disabled'
  | 'leg-without-block'
  | 'lobby-not-taken'
  | 'empty-block'
  | 'too-few-blocks'
  | 'system-value'
  | 'too-many-lines'
  | 'quarter-line'
  | 'no-anti-express-coef'
  | 'block-stake';

/** Problem of a coupon, and the allowed range. */
export interface ShapeProblem {
  readonly reason: ShapeReason;
  /** Allowed range of the count or value. */
  readonly min?: number;
  readonly max?: number;
  /** Indexes of the legs concerned, or the block. */
  readonly legs?: readonly number[];
  readonly block?: number;
}

/** Returns a problem with the legs concerned; `undefined` if there are none. */
function legProblem(
  { legs }: CouponShape,
  reason: ShapeReason,
  isFaulty: (leg: Leg) => boolean,
): ShapeProblem | undefined {
  const faulty = [...legs.entries()].flatMap(([index, leg]) => (isFaulty(leg) ? [index] : []));
  return faulty.length > 0 ? { reason, legs: faulty } : undefined;
}

/** Fields of a leg that decide its unit. */
export type LegUnitFields = { readonly [Field in 'banker' | 'blockId']?: Leg[Field] | undefined };

/**
 * Returns the number of units that combinations are made of: blocks without the lobby, or legs without bankers. A leg
 * without a block is no unit.
 */
export function unitCount(type: CouponTypeId, legs: readonly LegUnitFields[]): number {
  const { blocks, takesBankers } = rulesOf(type);
  if (blocks) return new Set(legs.map(({ blockId = LOBBY }) => blockId).filter((id) => id !== LOBBY)).size;
  return takesBankers ? legs.filter(({ banker }) => !banker).length : legs.length;
}

function blockProblem(coupon: CouponShape): ShapeProblem | undefined {
  const { blocks } = rulesOf(coupon.type);
  if (!blocks) return undefined;
  const isHomeless = ({ blockId = -1 }: Leg) => !Number.isSafeInteger(blockId) || blockId < 0;
  const isLost = ({ blockId }: Leg) => blockId === LOBBY && !blocks.takesLobby;
  const misplaced =
    legProblem(coupon, 'leg-without-block', isHomeless) ?? legProblem(coupon, 'lobby-not-taken', isLost);
  if (misplaced) return misplaced;
  const count = unitCount(coupon.type, coupon.legs);
  const ids = new Set(coupon.legs.map(({ blockId }) => blockId));
  for (let block = 1; block <= count; block += 1) {
    if (!ids.has(block)) return { reason: 'empty-block', block };
  }
  return count < blocks.fewest
    ? { reason: 'too-few-blocks', min: blocks.fewest }
    : blockStakeProblem(coupon, ids);
}

/** Validates block stakes: above 0 and for existing blocks; the first block's equals the coupon's stake. */
function blockStakeProblem(
  { type, stakeMinor, wholeStakeMinor = stakeMinor, blockStakesMinor = {} }: CouponShape,
  blocks: ReadonlySet<number | undefined>,
): ShapeProblem | undefined {
  if (type !== COUPON_TYPE.conditional) return undefined;
  for (const [id, stake] of Object.entries(blockStakesMinor)) {
    const block = Number(id);
    if (!blocks.has(block)) return { reason: 'empty-block', block };
    const differs = block === 1 && wholeStakeMinor !== undefined && stake !== wholeStakeMinor;
    if (stake <= 0n || differs) return { reason: 'block-stake', block };
  }
  return undefined;
}

function systemProblem(coupon: CouponShape): ShapeProblem | undefined {
  const { type, legs, systemValue = DEFAULT_SYSTEM_VALUE } = coupon;
  const { takesBankers, takesSystemValue, combinations } = rulesOf(type);
  const count = unitCount(coupon.type, coupon.legs);
  if (takesBankers) {
    const max = legs.length - FEWEST_IN_SYSTEM;
    if (count < FEWEST_IN_SYSTEM) return { reason: 'too-many-bankers', max };
    const disabled = legProblem(coupon, 'banker-disabled', (leg) =>
      Boolean(leg.banker && leg.isDisabledBanker),
    );
    if (disabled) return disabled;
  }
  if (!takesSystemValue) return undefined;
  if (!Number.isSafeInteger(systemValue) || systemValue < DEFAULT_SYSTEM_VALUE || systemValue >= count) {
    return { reason: 'system-value', min: DEFAULT_SYSTEM_VALUE, max: count - 1 };
  }
  return combinations(count, systemValue) > MAX_COMBINATIONS
    ? { reason: 'too-many-lines', max: Number(MAX_COMBINATIONS) }
    : undefined;
}

function antiExpressProblem(coupon: CouponShape): ShapeProblem | undefined {
  if (coupon.type !== COUPON_TYPE.antiExpress) return undefined;
  const quarter = legProblem(
    coupon,
    'quarter-line',
    ({ isQuarterLine, result }) => isQuarterLine === true || result === 4 || result === 5,
  );
  return quarter ?? (coupon.antiExpressCoef ? undefined : { reason: 'no-anti-express-coef' });
}

/**
 * Returns the reason why legs and settings form no coupon of their type; `undefined` if they do. Checked by client
 * and server before placement.
 * @param maxLegs the site's own maximum
 */
export function couponShapeProblem(coupon: CouponShape, maxLegs?: number): ShapeProblem | undefined {
  const { min, max } = legCountBounds(coupon.type, maxLegs);
  if (coupon.legs.length < min || coupon.legs.length > max) return { reason: 'leg-count', min, max };
  return blockProblem(coupon) ?? systemProblem(coupon) ?? antiExpressProblem(coupon);
}

/**
 * Throws for the problems that `couponShapeProblem` finds, except the site's maximum, which is unknown here.
 * @throws RangeError if the legs form no coupon of the type
 */
export function assertShape(coupon: CouponShape): void {
  const problem = couponShapeProblem(coupon, Number.POSITIVE_INFINITY);
  if (!problem) return;
  const { reason, ...facts } = problem;
  throw new RangeError(
    `The legs make no coupon of type ${coupon.type} (${reason} ${JSON.stringify(facts)}): ask couponShapeProblem first.`,
  );
}

/**
 * Returns the number of combinations that the stake is divided over.
 * @throws RangeError if the legs form no coupon of the type
 */
export function combinationCount(coupon: CouponShape): bigint {
  assertShape(coupon);
  return rulesOf(coupon.type).combinations(
    unitCount(coupon.type, coupon.legs),
    coupon.systemValue ?? DEFAULT_SYSTEM_VALUE,
  );
}
