import {
  COUPON_TYPE,
  DEFAULT_SYSTEM_VALUE,
  antiExpressCoefOrLowest,
  couponShapeProblem,
  isPayableCouponType,
  parseOdds,
  rulesOf,
  type CouponShape,
  type Leg,
  type PayableCouponTypeId,
} from '@touchline/betting';
import type { CouponPlacement } from '@touchline/contract';
import { ProblemError, parseId } from '../../../kernel/index.ts';
import { amountIn, amountOrZeroIn } from '../../../ledger/index.ts';
import type { RequestedLeg } from './openLegs.ts';
import { shapeSentence } from './shapeMessages.ts';

/** A placement request parsed to exact values, without fields that don't apply to its type. */
export interface ParsedPlacement {
  readonly typeId: PayableCouponTypeId;
  readonly amount: bigint;
  readonly legs: readonly RequestedLeg[];
  readonly systemValue?: number;
  /** Stakes of the later blocks of a conditional coupon, minor units. */
  readonly blockStakes?: Readonly<Record<number, bigint>>;
  readonly hasBonusBet: boolean;
  readonly expressId?: string;
  readonly promoCode?: string;
  /** Maximum amount taken from the advance, minor units; 0 without one. */
  readonly prepaid: bigint;
  readonly isVip: boolean;
  readonly offerOf?: bigint;
}

const wrongShape = (message: string) => new ProblemError(400, 'COUPON_SHAPE', message);

/**
 * Parses a placement. Throws a ProblemError if type, legs, shape, amounts or a price are invalid.
 * @param iso currency of the staking account
 */
export function parsePlacement(body: CouponPlacement, iso: string): ParsedPlacement {
  const typeId = typeOf(body);
  const { bets } = body;
  if (new Set(bets.map((bet) => bet.selectionId)).size < bets.length) {
    throw new ProblemError(
      400,
      'LEG_TWICE',
      'The same selection is in the coupon twice: remove one of them.',
    );
  }
  const placement = readable(() => ({
    typeId,
    amount: amountIn(body.amount, iso, '/amount'),
    legs: bets.map((bet) => legOf(bet, typeId)),
    ...shapeOf(body, typeId, iso),
    ...sourcesOf(body, iso),
  }));
  requireOneSource(placement);
  requireShape(placement);
  return placement;
}

/** Multiple singles with one leg are a single. */
function typeOf({ typeId, bets }: CouponPlacement): PayableCouponTypeId {
  if (typeId === COUPON_TYPE.multipleSingles && bets.length === 1) return COUPON_TYPE.single;
  if (isPayableCouponType(typeId)) return typeId;
  throw new ProblemError(
    400,
    'COUPON_TYPE',
    'Multiple singles are one coupon for each bet: place them with `placeSingles`.',
  );
}

function readable(read: () => ParsedPlacement): ParsedPlacement {
  try {
    return read();
  } catch (error) {
    if (error instanceof RangeError) throw new ProblemError(400, 'BAD_VALUE', error.message);
    throw error;
  }
}

function legOf(bet: CouponPlacement['bets'][number], typeId: PayableCouponTypeId): RequestedLeg {
  const { blocks, takesBankers } = rulesOf(typeId);
  return {
    selectionId: bet.selectionId,
    shown: parseOdds(bet.coef),
    isBanker: takesBankers === true && (bet.isBanker ?? false),
    ...(blocks && bet.blockId !== undefined ? { blockId: bet.blockId } : {}),
  };
}

function shapeOf(
  { systemValue = DEFAULT_SYSTEM_VALUE, amountByBlockId, hasBonusBet, expressId }: CouponPlacement,
  typeId: PayableCouponTypeId,
  iso: string,
): Pick<ParsedPlacement, 'systemValue' | 'blockStakes' | 'hasBonusBet' | 'expressId'> {
  const isExpress = typeId === COUPON_TYPE.express;
  const texts = typeId === COUPON_TYPE.conditional ? Object.entries(amountByBlockId ?? {}) : [];
  const stakes = texts.map(
    ([id, text]) => [Number(id), amountIn(text, iso, `/amountByBlockId/${id}`)] as const,
  );
  return {
    hasBonusBet: isExpress && (hasBonusBet ?? false),
    ...(isExpress && expressId !== undefined ? { expressId } : {}),
    ...(rulesOf(typeId).takesSystemValue ? { systemValue } : {}),
    ...(stakes.length > 0 ? { blockStakes: Object.fromEntries(stakes) } : {}),
  };
}

function sourcesOf(
  { promoCode, prepaidAmount, isVipBet, offerOf }: CouponPlacement,
  iso: string,
): Pick<ParsedPlacement, 'promoCode' | 'prepaid' | 'isVip' | 'offerOf'> {
  const prepaid = prepaidAmount === undefined ? 0n : amountOrZeroIn(prepaidAmount, iso, '/prepaidAmount');
  const offer = offerOf === undefined ? undefined : parseId(offerOf);
  if (offerOf !== undefined && offer === undefined)
    throw new RangeError(`"${offerOf}" is no id of a coupon.`);
  return {
    ...(promoCode === undefined ? {} : { promoCode: promoCode.trim().toUpperCase() }),
    prepaid,
    isVip: isVipBet ?? false,
    ...(offer === undefined ? {} : { offerOf: offer }),
  };
}

/** Refuses to combine a promo code, an advance, an operator's offer and bonuses. */
function requireOneSource({
  promoCode,
  prepaid,
  isVip,
  offerOf,
  hasBonusBet,
  expressId,
}: ParsedPlacement): void {
  const kinds = [promoCode !== undefined, prepaid > 0n, isVip, offerOf !== undefined];
  if (kinds.filter(Boolean).length > 1) {
    throw wrongShape(
      'A promo code, an advance, a VIP bet and an operator’s offer can’t be combined: choose one of them.',
    );
  }
  if (hasBonusBet && (prepaid > 0n || expressId !== undefined)) {
    throw wrongShape('A bonus bet can’t be combined with an advance or an express of the day: remove it.');
  }
}

/**
 * Converts a coupon for the shape rules.
 * @param legs with their data from the book, if available
 */
export function couponShape(
  { typeId, amount, systemValue, blockStakes }: ParsedPlacement,
  legs: readonly Leg[],
): CouponShape {
  return {
    type: typeId,
    stakeMinor: amount,
    legs,
    ...(systemValue === undefined ? {} : { systemValue }),
    ...(blockStakes ? { blockStakesMinor: blockStakes } : {}),
    // `checkLegs` refuses prices that are too low, with a reason of their own.
    ...(typeId === COUPON_TYPE.antiExpress ? { antiExpressCoef: antiExpressCoefOrLowest(legs) } : {}),
  };
}

/** Throws a ProblemError with the correction if legs and settings don't form a coupon of their type. */
function requireShape(placement: ParsedPlacement): void {
  const legs = placement.legs.map(({ shown, isBanker, blockId }) => ({
    odds: shown,
    banker: isBanker,
    ...(blockId === undefined ? {} : { blockId }),
  }));
  const problem = couponShapeProblem(couponShape(placement, legs));
  if (problem) throw new ProblemError(400, 'COUPON_SHAPE', shapeSentence(problem));
}
