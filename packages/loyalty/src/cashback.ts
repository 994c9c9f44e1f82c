import { rational } from '@touchline/betting';
import type { CashbackLevel, CashbackPlan } from './plan.ts';

/** Settled own-money stakes of a period with what came back; exact minor units of one currency. */
export interface PeriodSums {
  readonly stakes: rational.Rational;
  readonly payouts: rational.Rational;
  /** Money given by other rewards in the period. */
  readonly grants: rational.Rational;
}

/** Bounds of a cashback in minor units of the currency of its sums. */
export interface CashbackBounds {
  readonly least: bigint;
  readonly cap: bigint;
}

/** Returns the losses of a period: stakes without payouts and grants, never below 0. */
export function lossesOf({ stakes, payouts, grants }: PeriodSums): rational.Rational {
  const lost = rational.subtract(rational.subtract(stakes, payouts), grants);
  return rational.compare(lost, rational.ZERO) > 0 ? lost : rational.ZERO;
}

/**
 * Returns the cashback of a period in minor units, rounded half up once; 0 below the least amount.
 */
export function cashbackOf(
  sums: PeriodSums,
  { base, percent }: Pick<CashbackLevel, 'base' | 'percent'>,
  { least, cap }: CashbackBounds,
): bigint {
  const of = base === 'stakes' ? sums.stakes : lossesOf(sums);
  if (rational.compare(of, rational.ZERO) <= 0) return 0n;
  const share = rational.divide(rational.parse(percent), rational.of(100n));
  const amount = rational.roundHalfUp(rational.multiply(of, share));
  if (amount < least) return 0n;
  return amount > cap ? cap : amount;
}

/** Returns the cashback of a level: its own, or the last one of a shorter list. */
export function cashbackLevel({ levels }: Pick<CashbackPlan, 'levels'>, level: number): CashbackLevel {
  const found = levels[Math.min(level, levels.length) - 1];
  if (!found) throw new RangeError('A cashback plan needs at least one level: add it.');
  return found;
}

/** A period, its end excluded. */
export interface Period {
  readonly from: Date;
  readonly to: Date;
}

const DAY = 86_400_000;
/** The first Monday of Unix time, 5 January 1970. */
const MONDAY = 4 * DAY;

/**
 * Returns the period of a time: blocks of whole days from a Monday 00:00 UTC, so that 7 days run from Monday to Sunday.
 * @param after end of the period before, which it doesn't overlap
 */
export function periodAt(at: Date, days: number, after?: Date): Period {
  const length = days * DAY;
  const start = at.getTime() - ((((at.getTime() - MONDAY) % length) + length) % length);
  const from = after && after.getTime() > start ? after : new Date(start);
  return { from, to: new Date(start + length) };
}
