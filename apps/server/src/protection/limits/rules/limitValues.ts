import { currencyExponent, rational, toMinor, toWire } from '@touchline/betting';
import { wrongField } from '../../../kernel/index.ts';
import { BASE_CURRENCY, exchanged, hasRate } from '../../../ledger/index.ts';
import { measureOf, LIMIT_TYPE, type LimitType } from './limitTypes.ts';
import { exclusionReasonIds } from './exclusionReasons.ts';
import type { SafetyRules } from './safetyRules.ts';

/** Value that asks for no money limit, in whole units. */
export const UNLIMITED = '999999999';
/** Value that asks for no session limit or no reality check. */
const OFF = '-1';
const MINUTES = [5, 10, 15, 30, 45, 60];
const HOURS = Array.from({ length: 24 }, (_, index) => index + 1);
/** Suggested amounts in the base currency. */
const AMOUNTS = [10n, 20n, 50n, 100n, 200n, 500n, 1000n, 2000n, 5000n];

/** A limit as requested by a player. */
export interface AskedLimit {
  readonly type: LimitType;
  /** Minor units of `iso` for money, else hours, minutes, days, or 1 for the switch; 0 if it asks for no limit. */
  readonly value: bigint;
  /** Money limits only. */
  readonly iso: string | null;
  /** True if it asks for no limit of the type. */
  readonly isRemoval: boolean;
  /** Self-exclusions only. */
  readonly reason: string | null;
}

/** A limit in the wire format. */
export interface WireLimit {
  readonly limitType: LimitType;
  readonly limitValue: string;
  readonly selfExcludeReason?: string;
}

/**
 * Parses a limit of a request. Throws a ProblemError 400 that names the field.
 * @param path of the limit in the body
 */
export function readLimit(wire: WireLimit, iso: string, rules: SafetyRules, path: string): AskedLimit {
  const { limitType: type } = wire;
  const reason = reasonOf(wire, `${path}/selfExcludeReason`);
  const at = `${path}/limitValue`;
  const asked = { type, reason, iso: measureOf(type) === 'money' ? iso : null };
  if (wire.limitValue === noneOf(type)) return { ...asked, value: 0n, isRemoval: true };
  return { ...asked, value: valueOf(wire, iso, rules, at), isRemoval: false };
}

/** Returns the value that asks for no limit of a type; undefined for breaks, which only time ends. */
export function noneOf(type: LimitType): string | undefined {
  switch (measureOf(type)) {
    case 'money':
      return UNLIMITED;
    case 'none':
      return '0';
    case 'days':
      return undefined;
    default:
      return OFF;
  }
}

function valueOf(
  { limitType, limitValue }: WireLimit,
  iso: string,
  rules: SafetyRules,
  path: string,
): bigint {
  if (measureOf(limitType) === 'money') return moneyOf(limitValue, iso, path);
  const values = choicesOf(limitType, rules);
  if (values.includes(limitValue)) return BigInt(limitValue);
  throw wrongField(path, 'value', `${limitValue} isn’t available: choose one of ${values.join(', ')}.`);
}

function moneyOf(text: string, iso: string, path: string): bigint {
  let amount: bigint;
  try {
    amount = toMinor(text, iso);
  } catch (error) {
    if (error instanceof RangeError) throw wrongField(path, 'amount', error.message);
    throw error;
  }
  if (amount >= 0n && amount <= mostOf(iso)) return amount;
  throw wrongField(path, 'amount', `A limit must be between 0 and ${toWire(mostOf(iso), iso)} ${iso}.`);
}

/** Returns the greatest money limit: one unit less than the value for no limit. */
function mostOf(iso: string): bigint {
  return (BigInt(UNLIMITED) - 1n) * 10n ** BigInt(currencyExponent(iso));
}

function reasonOf({ limitType, selfExcludeReason }: WireLimit, path: string): string | null {
  if (limitType !== LIMIT_TYPE.selfExclusion) return null;
  if (selfExcludeReason !== undefined && exclusionReasonIds.has(selfExcludeReason)) return selfExcludeReason;
  throw wrongField(path, 'reason', 'A self-exclusion needs a reason: choose one from the list.');
}

/** Returns the values of a type other than money in the wire format. */
export function choicesOf(type: LimitType, rules: SafetyRules): string[] {
  return numbersOf(type, rules).map(String);
}

function numbersOf(
  type: LimitType,
  { realityCheck, timeoutDays, exclusionDays }: SafetyRules,
): readonly number[] {
  switch (type) {
    case LIMIT_TYPE.selfExclusion:
      return exclusionDays;
    case LIMIT_TYPE.timeout:
      return timeoutDays;
    case LIMIT_TYPE.session:
      return HOURS;
    case LIMIT_TYPE.realityCheck:
      return MINUTES.filter((minutes) => minutes <= (realityCheck?.minutes ?? Infinity));
    default:
      return [1];
  }
}

/** Returns round amounts to suggest for a money limit, decimal text in `iso`. */
export function suggestedAmounts(iso: string): string[] {
  if (!hasRate(iso)) return AMOUNTS.map(String);
  const amounts = AMOUNTS.map((units) =>
    rounded(exchanged(rational.of(toMinor(String(units), BASE_CURRENCY)), BASE_CURRENCY, iso), iso),
  );
  return [...new Set(amounts)];
}

/** Rounds an exact amount down to a single digit above 0, in whole units if it has any. Returns decimal text. */
function rounded(amount: rational.Rational, iso: string): string {
  const minor = rational.floor(amount);
  if (minor < 1n) return toWire(1n, iso);
  const power = 10n ** BigInt(String(minor).length - 1);
  const text = toWire((minor / power) * power, iso);
  return text.includes('.') ? text.replace(/\.?0+$/, '') : text;
}

/** Returns the bounds of a money limit, decimal text in `iso`. */
export function amountBounds(iso: string): { readonly minValue: string; readonly maxValue: string } {
  return { minValue: toWire(0n, iso), maxValue: toWire(mostOf(iso), iso) };
}
