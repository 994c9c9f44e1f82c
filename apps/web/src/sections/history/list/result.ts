import type { Bet } from '../../../features/bets/bets.api.ts';
import { dayNumber } from '../../../platform/format/time.ts';
import { balanceOf } from '../money.ts';

export interface DayBalance {
  /** Number of the day in the player's time zone. */
  readonly day: number;
  /** An instant of that day, UTC seconds. */
  readonly at: number;
  /** Won and lost of all days up to this one, minor units. */
  readonly balance: bigint;
}

export interface BetsResult {
  readonly iso: string;
  /** How many bets are over. */
  readonly count: number;
  /** The player's own money, minor units. */
  readonly spent: bigint;
  readonly received: bigint;
  readonly days: readonly DayBalance[];
}

/**
 * What the bets that are over came to, day by day of their settlement.
 * @param bets all bets that are counted, not only some pages of them
 * @returns undefined when nothing is over, or when it can't be told to the cent: amounts of several currencies are
 * never added, and what covers an advance comes out of other bets
 */
export function resultOf(bets: readonly Bet[], timeZone: number): BetsResult | undefined {
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
    const day = dayNumber(bet.at, { tag: '', timeZone, is12h: false });
    days.set(day, { day, at: bet.at, balance: received - spent });
  }
  return { iso: first.iso, count: over.length, spent, received, days: [...days.values()] };
}
