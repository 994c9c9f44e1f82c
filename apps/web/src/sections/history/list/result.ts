import { dayNumberAt, type Zone } from '@touchline/contract/timeZones';
import type { Bet } from '../../../features/bets/bets.api.ts';
import { balanceOf } from '../rules/money.ts';

export interface DayBalance {
  /** Number of the day in the player's time zone. */
  readonly day: number;
  /** A time of that day, UTC seconds. */
  readonly at: number;
  /** Balance of all days up to this one, minor units. */
  readonly balance: bigint;
}

export interface BetsResult {
  readonly iso: string;
  /** Number of settled bets. */
  readonly count: number;
  /** The player's own money, minor units. */
  readonly spent: bigint;
  readonly received: bigint;
  readonly days: readonly DayBalance[];
}

/**
 * Totals of settled bets, by day of settlement.
 * @param bets all bets to count, not only some pages
 * @returns undefined if none is settled, or the totals can't be exact: amounts of several currencies are never added,
 * and an advance is covered by other bets
 */
export function resultOf(bets: readonly Bet[], timeZone: Zone): BetsResult | undefined {
  const [first] = bets;
  if (!first || bets.some(({ iso, prepaidAmount }) => iso !== first.iso || prepaidAmount !== undefined)) {
    return undefined;
  }
  const over = bets
    .flatMap((bet) => {
      const balance = balanceOf(bet);
      return balance && bet.settledAt !== undefined ? [{ at: bet.settledAt, ...balance }] : [];
    })
    .toSorted((one, other) => one.at - other.at);
  if (over.length === 0) return undefined;
  let [spent, received] = [0n, 0n];
  const days = new Map<number, DayBalance>();
  for (const bet of over) {
    spent += bet.spent;
    received += bet.received;
    const day = dayNumberAt(timeZone, bet.at);
    days.set(day, { day, at: bet.at, balance: received - spent });
  }
  return { iso: first.iso, count: over.length, spent, received, days: [...days.values()] };
}
