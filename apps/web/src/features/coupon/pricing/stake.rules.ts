import {
  amountStep,
  checkStake,
  initialAmount,
  parseStake,
  stakeBounds,
  toMinor,
  toWire,
  type StakeProblem,
} from '@touchline/betting';
import type { CouponTerms } from '../coupon.api.ts';
import type { CouponTypeId } from '../coupon.types.ts';
import type { CouponSettings } from '../couponSettings.store.ts';

/** Reason why the typed stake can't be placed. */
export type AmountProblem = StakeProblem | 'below-min' | 'above-max' | 'above-balance';

export interface Stake {
  /** Text of the field. */
  readonly text: string;
  /** Minor units; undefined while the text is no valid stake. */
  readonly minor: bigint | undefined;
  readonly problem: AmountProblem | undefined;
}

/** Bounds of a stake; amounts in minor units of `iso`. */
export interface StakeBounds {
  readonly iso: string;
  readonly min: bigint;
  /** Undefined if there is no maximum or it isn't known yet. */
  readonly max: bigint | undefined;
  /** Amount that the player can stake; undefined for a guest. */
  readonly balance: bigint | undefined;
  /** True if a stake above `max` can be requested. */
  readonly isMaxAsked?: boolean | undefined;
}

export interface BoundsData {
  readonly typeId: CouponTypeId;
  readonly iso: string;
  readonly terms: CouponTerms | undefined;
  readonly systemValue: number | undefined;
  readonly isBonusAccount: boolean;
  /** Types whose minimum and maximum are checked on this site. */
  readonly typesWithMin: readonly number[];
  readonly typesWithMax: readonly number[];
}

/** Returns the minimum and maximum stake of the coupon, in minor units; a system has a minimum of its own. */
export function couponBounds({ terms, typeId, iso, ...facts }: BoundsData): Pick<StakeBounds, 'min' | 'max'> {
  if (!terms) return { min: 0n, max: undefined };
  const system = terms.systemOptions.find(({ value }) => value === facts.systemValue);
  const { minMinor, maxMinor } = stakeBounds({
    type: typeId,
    minBetMinor: toMinor(system?.minBetAmount ?? terms.minBetAmount, iso),
    ...(terms.maxBetAmount === undefined ? {} : { maxBetMinor: toMinor(terms.maxBetAmount, iso) }),
    // Casts: the site lists types by their wire ids.
    typesWithMin: facts.typesWithMin as readonly CouponTypeId[],
    typesWithMax: facts.typesWithMax as readonly CouponTypeId[],
    bonusAccount: facts.isBonusAccount,
  });
  return { min: minMinor, max: maxMinor ?? undefined };
}

/** Validates the typed stake, or the currency's first amount, against its bounds. */
export function stakeOf(typed: string | undefined, facts: StakeBounds): Stake {
  const { iso, min, max, balance, isMaxAsked = false } = facts;
  const text = typed ?? toWire(initialAmount(iso), iso);
  const parsed = parseStake(text, iso);
  if (!parsed.ok) return { text, minor: undefined, problem: parsed.reason };
  const { minor } = parsed;
  const check = checkStake(minor, { minMinor: min, maxMinor: isMaxAsked ? null : (max ?? null) });
  if (!check.ok) return { text, minor, problem: check.reason === 'BELOW_MIN' ? 'below-min' : 'above-max' };
  return { text, minor, problem: balance !== undefined && minor > balance ? 'above-balance' : undefined };
}

/**
 * Returns the stake changed by a step; never below zero.
 * @param step minor units
 */
export function steppedAmount(stake: Stake, iso: string, step: bigint): string {
  const next = (stake.minor ?? 0n) + step;
  return toWire(next > 0n ? next : 0n, iso);
}

/** Suggested amounts: one, two, five and ten times the currency's first amount. Wire text. */
export function quickAmounts(iso: string): readonly string[] {
  const first = initialAmount(iso);
  return [1n, 2n, 5n, 10n].map((times) => toWire(first * times, iso));
}

/** Returns the largest possible stake: the coupon's maximum, or the whole balance if that is less. Wire text. */
export function maxAmount({ iso, max, balance }: StakeBounds): string | undefined {
  if (max === undefined && balance === undefined) return undefined;
  if (max === undefined || balance === undefined) return toWire(max ?? balance ?? 0n, iso);
  return toWire(max < balance ? max : balance, iso);
}

/** Amount that the buttons next to the stake add, in minor units. */
export function amountStepOf(
  iso: string,
  {
    isManualAmountStep,
    amountStepByCurrencyIso,
  }: Pick<CouponSettings, 'isManualAmountStep' | 'amountStepByCurrencyIso'>,
): bigint {
  const own = isManualAmountStep ? amountStepByCurrencyIso[iso] : undefined;
  return own === undefined ? amountStep(iso) : toMinor(own, iso);
}

/**
 * Stake of one-click betting, wire text.
 * @param isBonus whether it is staked from the bonus account
 */
export function oneClickAmountOf(
  iso: string,
  isBonus: boolean,
  {
    oneClickAmount,
    bonusAccountOneClickAmount,
  }: Pick<CouponSettings, 'oneClickAmount' | 'bonusAccountOneClickAmount'>,
): string {
  const own = isBonus ? bonusAccountOneClickAmount[iso] : oneClickAmount[iso];
  return own ?? toWire(initialAmount(iso), iso);
}
