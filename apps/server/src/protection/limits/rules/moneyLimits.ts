import { rational } from '@touchline/betting';
import { exchanged } from '../../../ledger/index.ts';
import type { CountedDeposit, LimitRow, Movements } from '../limits.store.ts';
import { moneyRule, type MoneyLimitKind, type MoneyLimitRule } from './limitTypes.ts';

/** An amount to check against money limits, in minor units of `iso`. */
export interface AskedMoney {
  readonly iso: string;
  readonly amount: bigint;
  /** True if the movements include the amount already: a stake that was held before. */
  readonly isCounted: boolean;
}

export interface BrokenLimit {
  readonly kind: MoneyLimitKind;
  /** Remainder of the limit, in minor units of its currency, rounded down; never below 0. */
  readonly remainder: bigint;
}

interface Room {
  readonly kind: MoneyLimitKind;
  /** Remainder in minor units of the requested currency; below 0 if the limit was exceeded before. */
  readonly room: rational.Rational;
}

/**
 * Returns the limit with the lowest remainder, if the amount exceeds it; undefined if the amount fits all limits.
 * Amounts in other currencies are exchanged exactly, at the rate of the day.
 */
export function brokenLimit(
  limits: readonly LimitRow[],
  movements: readonly Movements[],
  asked: AskedMoney,
): BrokenLimit | undefined {
  let least: Room | undefined;
  for (const { type, value, iso } of limits) {
    const rule = moneyRule(type);
    if (!rule || iso === null) continue;
    const spent = spentIn(rule, movements, asked, iso);
    const room = exchanged(rational.subtract(rational.of(value), spent), iso, asked.iso);
    if (!least || rational.compare(room, least.room) < 0) least = { kind: rule.kind, room };
  }
  if (!least || rational.compare(rational.of(asked.amount), least.room) <= 0) return undefined;
  const remainder = rational.floor(least.room);
  return { kind: least.kind, remainder: remainder < 0n ? 0n : remainder };
}

/**
 * Returns the remainder of a money limit now, in minor units of its own currency, rounded down and never below 0;
 * undefined for every other limit.
 */
export function remainderOf(
  { type, value, iso }: Pick<LimitRow, 'type' | 'value' | 'iso'>,
  movements: readonly Movements[],
): bigint | undefined {
  const rule = moneyRule(type);
  if (!rule || iso === null) return undefined;
  const spent = spentIn(rule, movements, { iso, amount: 0n, isCounted: false }, iso);
  const room = rational.floor(rational.subtract(rational.of(value), spent));
  return room < 0n ? 0n : room;
}

/** The next growth of a deposit limit's remainder. */
export interface NextRoom {
  readonly at: Date;
  /** Growth of the remainder by then, in minor units of the limit's currency, rounded down. */
  readonly amount: bigint;
}

/**
 * Returns when more of a deposit limit is free than now, as counted deposits leave its window, and how much more;
 * undefined if nothing of it comes back.
 * @param deposits counted deposits, oldest first
 */
export function nextRoom(
  limit: Pick<LimitRow, 'type' | 'value' | 'iso'>,
  movements: readonly Movements[],
  deposits: readonly CountedDeposit[],
  now: Date,
): NextRoom | undefined {
  const rule = moneyRule(limit.type);
  const before = remainderOf(limit, movements);
  if (rule?.kind !== 'deposit' || limit.iso === null || before === undefined) return undefined;
  const { iso, value } = limit;
  let spent = spentIn(rule, movements, { iso, amount: 0n, isCounted: false }, iso);
  for (const deposit of deposits) {
    const at = new Date(deposit.at.getTime() + rule.seconds * 1000);
    if (at <= now) continue;
    spent = rational.subtract(spent, exchanged(rational.of(deposit.amount), deposit.iso, iso));
    const amount = rational.floor(rational.subtract(rational.of(value), spent)) - before;
    if (amount > 0n) return { at, amount };
  }
  return undefined;
}

/** Returns what counts against a limit before the requested amount, in minor units of the limit's currency. */
function spentIn(
  { kind, seconds }: MoneyLimitRule,
  movements: readonly Movements[],
  asked: AskedMoney,
  limitIso: string,
): rational.Rational {
  let spent = asked.isCounted ? exchanged(rational.of(-asked.amount), asked.iso, limitIso) : rational.ZERO;
  for (const moved of movements) {
    if (moved.seconds !== seconds) continue;
    spent = rational.add(spent, exchanged(rational.of(amountOf(kind, moved)), moved.iso, limitIso));
  }
  return spent.num < 0n ? rational.ZERO : spent;
}

function amountOf(kind: MoneyLimitKind, { staked, wagered, paid, deposited }: Movements): bigint {
  if (kind === 'wagering') return wagered;
  return kind === 'loss' ? staked - paid : deposited;
}
