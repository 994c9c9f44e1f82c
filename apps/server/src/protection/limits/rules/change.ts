import { rational } from '@touchline/betting';
import { exchanged } from '../../../ledger/index.ts';
import type { AskedLimit } from './limitValues.ts';
import { isBreak, isExtraLimit, LIMIT_TYPE, moneyRule, type LimitType } from './limitTypes.ts';
import { CONFIRM_WITHIN, type SafetyRules } from './safetyRules.ts';

const DAY_MS = 86_400_000;

/** A limit that holds now. */
export interface LimitInForce {
  readonly value: bigint;
  readonly iso: string | null;
  readonly startsAt: Date;
  /** Breaks only. */
  readonly endsAt: Date | null;
}

/** A player's current state of the requested limit type. */
export interface Present {
  readonly inForce: LimitInForce | undefined;
  readonly hasPending: boolean;
  /** True if the switch of the extra limits is on, or is turned on by the same request. */
  readonly hasExtraLimits: boolean;
}

export type ChangeRefusal = 'BREAK_RUNS' | 'EXTRA_LIMITS_OFF' | 'LIMIT_MANDATORY' | 'LIMIT_PENDING';

/** Outcome of a requested limit. A pending one of the same type is removed, unless the request is refused. */
export type Effect =
  /** It replaces the one in force at once. `endsAt` applies to breaks. */
  | { readonly kind: 'now'; readonly endsAt: Date | null }
  /** The one in force stays until the player confirms this one, between the two instants. */
  | { readonly kind: 'later'; readonly dueAt: Date; readonly expiresAt: Date }
  /** The one in force stays, because the request equals it. */
  | { readonly kind: 'same' }
  | { readonly kind: 'refused'; readonly code: ChangeRefusal };

/**
 * Decides on one requested limit: stricter ones take effect at once, looser ones wait.
 * @param now the server's instant
 */
export function effectOf(asked: AskedLimit, present: Present, rules: SafetyRules, now: Date): Effect {
  const refusal = refusalOf(asked, present, rules);
  if (refusal) return { kind: 'refused', code: refusal };
  if (isBreak(asked.type)) return effectOfBreak(asked, present.inForce, now);
  const { inForce } = present;
  if (!inForce) return asked.isRemoval ? { kind: 'same' } : { kind: 'now', endsAt: null };
  const order = asked.isRemoval ? 1 : compareToForce(asked, inForce);
  if (order === 0) return { kind: 'same' };
  if (order < 0) return { kind: 'now', endsAt: null };
  const dueAt = dueOf(asked.type, inForce, rules, now);
  return { kind: 'later', dueAt, expiresAt: new Date(dueAt.getTime() + CONFIRM_WITHIN * 1000) };
}

function refusalOf(asked: AskedLimit, present: Present, rules: SafetyRules): ChangeRefusal | undefined {
  if (present.hasPending && rules.isLockedWhilePending) return 'LIMIT_PENDING';
  if (asked.isRemoval && rules.mandatoryDeposits.includes(asked.type)) return 'LIMIT_MANDATORY';
  const isBehindSwitch = rules.hasExtraLimitsSwitch && isExtraLimit(asked.type);
  return isBehindSwitch && !asked.isRemoval && !present.hasExtraLimits ? 'EXTRA_LIMITS_OFF' : undefined;
}

/** A break may only be extended. */
function effectOfBreak({ value }: AskedLimit, inForce: LimitInForce | undefined, now: Date): Effect {
  const endsAt = new Date(now.getTime() + Number(value) * DAY_MS);
  const runsUntil = inForce?.endsAt;
  if (runsUntil && endsAt <= runsUntil) return { kind: 'refused', code: 'BREAK_RUNS' };
  return { kind: 'now', endsAt };
}

/**
 * Returns a value above 0 if the request allows more than the limit in force; currencies are compared at the rate of
 * the day.
 */
function compareToForce(asked: AskedLimit, inForce: LimitInForce): number {
  const value = rational.of(asked.value);
  const before = rational.of(inForce.value);
  if (asked.iso === null || inForce.iso === null) return rational.compare(value, before);
  const order = rational.compare(value, exchanged(before, inForce.iso, asked.iso));
  // An equal value in another currency: the player wants it in the new one.
  return order === 0 && asked.iso !== inForce.iso ? -1 : order;
}

function dueOf(type: LimitType, inForce: LimitInForce, rules: SafetyRules, now: Date): Date {
  const due = now.getTime() + rules.increaseDelay * 1000;
  const period = (moneyRule(type)?.seconds ?? 0) * 1000;
  if (!rules.waitsForPeriod || period === 0) return new Date(due);
  const started = inForce.startsAt.getTime();
  const periodEnd = started + (Math.floor((now.getTime() - started) / period) + 1) * period;
  return new Date(Math.max(due, periodEnd));
}

/** Returns whether questions have to be answered before an effect applies. */
export function needsQuestions(
  { type }: Pick<AskedLimit, 'type'>,
  effect: Effect,
  { hasTestQuestions }: Pick<SafetyRules, 'hasTestQuestions'>,
): boolean {
  if (type === LIMIT_TYPE.selfExclusion) return effect.kind === 'now';
  return hasTestQuestions && effect.kind === 'later' && moneyRule(type)?.kind === 'deposit';
}
