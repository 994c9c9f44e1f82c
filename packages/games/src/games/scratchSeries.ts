import { streamOf } from '../fair/seeds.ts';

/** Tickets of a series. */
export const SCRATCH_TICKETS = 100_000;

/** Prizes of a series in prices of a ticket, the greatest first, and blanks. */
export const SCRATCH_PRIZES = [
  { prize: 10_000, tickets: 1 },
  { prize: 1_000, tickets: 5 },
  { prize: 100, tickets: 60 },
  { prize: 20, tickets: 600 },
  { prize: 5, tickets: 3_200 },
  { prize: 2, tickets: 11_000 },
  { prize: 1, tickets: 16_000 },
  { prize: 0, tickets: 69_134 },
] as const;

const TOP_PRIZE = SCRATCH_PRIZES[0].prize;

/** Returns the prize at a place of the list that isn't shuffled, from 0: the top prize. */
export function prizeAt(place: number): number {
  let end = 0;
  for (const { prize, tickets } of SCRATCH_PRIZES) {
    end += tickets;
    if (place < end) return prize;
  }
  throw new RangeError(`A series has places from 0 to ${SCRATCH_TICKETS - 1}, got ${place}.`);
}

/**
 * Returns the prizes of a series in the order in which its tickets are sold.
 * @param serverSeed own seed of the series, committed before the first ticket is sold
 */
export function seriesOrder(serverSeed: string): readonly number[] {
  const places = Array.from({ length: SCRATCH_TICKETS }, (_, place) => prizeAt(place));
  return streamOf({ serverSeed, clientSeed: 'series-1', nonce: 0 }).shuffle(places);
}

/** State of a series for players. */
export interface SeriesState {
  readonly sold: number;
  /** Prizes paid until now, in prices of a ticket. */
  readonly paid: number;
  /** Prizes that are left, the greatest first. */
  readonly left: readonly { readonly prize: number; readonly tickets: number }[];
  /** True once the last top prize or the last ticket is sold: the rest is withdrawn. */
  readonly isEnded: boolean;
}

/**
 * Returns the state of a series after a number of sold tickets.
 * @param order as `seriesOrder` returns it
 */
export function seriesState(order: readonly number[], sold: number): SeriesState {
  const left = new Map<number, number>(
    SCRATCH_PRIZES.flatMap(({ prize, tickets }) => (prize > 0 ? [[prize, tickets] as const] : [])),
  );
  let paid = 0;
  for (const prize of order.slice(0, sold)) {
    paid += prize;
    const before = left.get(prize);
    if (before !== undefined) left.set(prize, before - 1);
  }
  return {
    sold,
    paid,
    left: [...left].map(([prize, tickets]) => ({ prize, tickets })),
    isEnded: sold >= order.length || left.get(TOP_PRIZE) === 0,
  };
}
