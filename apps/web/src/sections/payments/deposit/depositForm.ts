import { parseStake, toMinor, toWire } from '@touchline/betting';
import {
  amountFault,
  coveringAmount,
  feeOf,
  plainRequisite,
  requisiteFault,
  type FeeRule,
} from '@touchline/cashier';
import type { AnswerOf, Calls, PaymentMethod } from '@touchline/contract';

type Field = PaymentMethod['fields'][number];

/** Error of the amount, with the amount that its message names. */
export type AmountError =
  | { readonly kind: 'amount' }
  | { readonly kind: 'below' | 'above' | 'step'; readonly amount: string };

export interface JudgedAmount {
  /** Decimal text as the API takes it; undefined if it isn't possible. */
  readonly wire: string | undefined;
  readonly error: AmountError | undefined;
}

const KINDS = { BELOW_MIN: 'below', ABOVE_MAX: 'above', STEP: 'step' } as const;

/** Judges a typed amount by the bounds of a method. */
export function judgeAmount(typed: string, { iso, min, max, step }: PaymentMethod): JudgedAmount {
  const parsed = parseStake(typed, iso);
  if (!parsed.ok) return { wire: undefined, error: { kind: 'amount' } };
  const bounds = { min: toMinor(min, iso), max: toMinor(max, iso), step: toMinor(step, iso) };
  const fault = amountFault(parsed.minor, bounds);
  if (!fault) return { wire: toWire(parsed.minor, iso), error: undefined };
  const kind = KINDS[fault];
  const named = { below: min, above: max, step };
  return { wire: undefined, error: { kind, amount: named[kind] } };
}

/** Number of common amounts in a row. */
const QUICK = 4;

export interface QuickAmount {
  /** Decimal text of the method's currency. */
  readonly amount: string;
  /** True if it is all that a limit of the player's own leaves. */
  readonly isMost: boolean;
}

/**
 * Returns the common amounts of a method, at most four. Where a limit of the player's own is the highest possible amount,
 * that is the last one.
 */
export function quickOf(
  { quick, max, iso }: Pick<PaymentMethod, 'quick' | 'max' | 'iso'>,
  room: readonly Pick<DepositRoomData, 'remainder'>[],
): readonly QuickAmount[] {
  const most = toMinor(max, iso);
  const common = quick.map((amount) => ({ amount, isMost: false }));
  const isLimit = room.some(({ remainder }) => toMinor(remainder, iso) === most);
  if (!isLimit) return common.slice(0, QUICK);
  const below = common.filter(({ amount }) => toMinor(amount, iso) < most);
  return [...below.slice(0, QUICK - 1), { amount: max, isMost: true }];
}

export interface DepositSums {
  readonly fee: string;
  /** Amount that arrives in the balance. */
  readonly arrives: string;
}

/** Returns a typed amount as decimal text of the method's currency; undefined if it isn't one. */
export function amountOf(typed: string, { iso }: PaymentMethod): string | undefined {
  const parsed = parseStake(typed, iso);
  return parsed.ok ? toWire(parsed.minor, iso) : undefined;
}

/**
 * Returns the amount to propose for a bet that lacks money; undefined if the missing amount isn't one.
 * @param missing decimal text
 */
export function proposedAmount(missing: string, method: PaymentMethod): string | undefined {
  const { iso, min, max, step } = method;
  const parsed = parseStake(missing, iso);
  if (!parsed.ok) return undefined;
  const bounds = { min: toMinor(min, iso), max: toMinor(max, iso), step: toMinor(step, iso) };
  return toWire(coveringAmount(parsed.minor, bounds, ruleOf(method)), iso);
}

/**
 * Returns fee and credited amount of a deposit.
 * @param amount decimal text within the bounds of the method
 */
export function sumsOf(amount: string, method: PaymentMethod): DepositSums {
  const { iso } = method;
  const minor = toMinor(amount, iso);
  const rule = ruleOf(method);
  const fee = rule ? feeOf(minor, rule) : 0n;
  return { fee: toWire(fee, iso), arrives: toWire(minor - fee, iso) };
}

/** Returns the fee of a method, minor units; undefined without one. */
function ruleOf({ iso, fee }: PaymentMethod): FeeRule | undefined {
  return (
    fee && {
      percent: fee.percent,
      fixed: toMinor(fee.fixed, iso),
      least: fee.least === undefined ? undefined : toMinor(fee.least, iso),
      most: fee.most === undefined ? undefined : toMinor(fee.most, iso),
    }
  );
}

/** Returns the first error of a typed requisite; undefined if it is right. */
export function faultOf(field: Field, typed: string): ReturnType<typeof requisiteFault> {
  const options = field.options?.map(({ value }) => value);
  return requisiteFault({ ...field, options }, plainRequisite(field.kind, typed));
}

/** A deposit limit of the player, in the format of the API. */
export type DepositRoomData = AnswerOf<Calls['paymentMethods']>['room'][number];

export interface LimitRoom {
  /** Days of the window. */
  readonly days: number;
  readonly limit: string;
  /** Remainder after the payment. */
  readonly left: string;
  readonly used: string;
  /** Shares of the limit, from 0 to 1. */
  readonly usedShare: number;
  readonly takenShare: number;
  /** When more is free than now, and how much more; undefined if nothing comes back. */
  readonly next: DepositRoomData['next'];
}

const DAY = 86_400;

/**
 * Returns the deposit limit with the lowest remainder, and what a payment leaves of it; undefined without limits.
 * @param amount decimal text; undefined without an amount
 */
export function roomAfter(
  room: readonly DepositRoomData[],
  amount: string | undefined,
  iso: string,
): LimitRoom | undefined {
  const [first, ...rest] = room.map((one) => ({ ...one, minor: toMinor(one.remainder, iso) }));
  if (!first) return undefined;
  const lowest = rest.reduce((least, one) => (one.minor < least.minor ? one : least), first);
  const limit = toMinor(lowest.limit, iso);
  const taken = amount === undefined ? 0n : toMinor(amount, iso);
  const left = lowest.minor - taken;
  const share = (part: bigint): number => (limit === 0n ? 1 : Number((part * 1000n) / limit) / 1000);
  return {
    days: Math.round(lowest.seconds / DAY),
    limit: lowest.limit,
    left: toWire(left < 0n ? 0n : left, iso),
    used: toWire(limit - lowest.minor, iso),
    usedShare: share(limit - lowest.minor),
    takenShare: share(taken),
    next: lowest.next,
  };
}
