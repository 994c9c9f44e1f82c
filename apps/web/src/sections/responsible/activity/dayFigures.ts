import { dayNumberAt, startOfDay, type Zone } from '@touchline/contract/timeZones';
import { toSignedMinor, toSignedWire } from '../../../features/account/amounts.ts';

/** An entry of an account's ledger. */
export interface Entry {
  /** UTC seconds. */
  readonly at: number;
  readonly kind: string;
  /** Decimal text, negative for money leaving the account. */
  readonly amount: string;
}

/** A day's figures, decimal text. */
export interface DayFigures {
  /** Start of the day in the player's time zone, UTC seconds. */
  readonly at: number;
  /** Winnings minus stakes. */
  readonly net: string;
  readonly deposited: string;
}

/** Kinds of entries that count as deposits. */
const DEPOSITS: ReadonlySet<string> = new Set(['demo-credit', 'deposit']);
/** Kinds of entries that count neither as deposits nor as play. */
const APART: ReadonlySet<string> = new Set(['withdrawal', 'withdrawal-returned']);

interface Stretch {
  readonly iso: string;
  readonly days: number;
  /** UTC seconds. */
  readonly now: number;
  readonly timeZone: Zone;
}

/** Returns the figures of the last days, oldest first, including days without entries. */
export function dayFigures(entries: readonly Entry[], { iso, days, now, timeZone }: Stretch): DayFigures[] {
  const today = dayNumberAt(timeZone, now);
  const sums = Array.from({ length: days }, () => ({ net: 0n, deposited: 0n }));
  for (const { at, kind, amount } of entries) {
    const sum = sums[days - 1 - (today - dayNumberAt(timeZone, at))];
    if (!sum || APART.has(kind)) continue;
    if (DEPOSITS.has(kind)) sum.deposited += toSignedMinor(amount, iso);
    else sum.net += toSignedMinor(amount, iso);
  }
  return sums.map(({ net, deposited }, index) => ({
    at: startOfDay(timeZone, today - days + 1 + index),
    net: toSignedWire(net, iso),
    deposited: toSignedWire(deposited, iso),
  }));
}

/** Cumulative balance of winnings minus stakes after each day. */
export function runningNet(days: readonly DayFigures[], iso: string): string[] {
  let sum = 0n;
  return days.map(({ net }) => toSignedWire((sum += toSignedMinor(net, iso)), iso));
}
