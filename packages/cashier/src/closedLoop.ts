import { rational } from '@touchline/betting';

/** Payments of one instrument in the last 365 days, minor units of one currency. */
export interface InstrumentSums {
  readonly deposited: bigint;
  readonly refunded: bigint;
  /** Withdrawals that are paid or under way. */
  readonly withdrawn: bigint;
}

/** Returns what an instrument has paid in and not got back, minor units, never below 0. */
export function netOf({ deposited, refunded, withdrawn }: InstrumentSums): bigint {
  const net = deposited - refunded - withdrawn;
  return net > 0n ? net : 0n;
}

/** An instrument that money came from. */
export interface Source {
  readonly instrument: string;
  /** As `netOf` returns it. */
  readonly net: bigint;
  /** True if money can be sent to it. */
  readonly canBePaid: boolean;
  /** Least amount that can be sent to it, minor units. */
  readonly least: bigint;
}

/** One payment of a withdrawal. */
export interface Leg {
  readonly instrument: string;
  readonly amount: bigint;
}

/**
 * Returns the payments of a withdrawal: money goes back to its sources first, to the chosen one and then to the others
 * in the order of their first deposit; the rest goes to the chosen one. An amount below the least of an instrument goes
 * to the chosen one too. A source that can't be paid counts as settled.
 * @param sources the oldest first
 */
export function planOf(amount: bigint, chosen: string, sources: readonly Source[]): readonly Leg[] {
  const own = sources.find(({ instrument }) => instrument === chosen);
  let toChosen = lower(amount, own?.net ?? 0n);
  let rest = amount - toChosen;
  const others: Leg[] = [];
  for (const { instrument, net, canBePaid, least } of sources) {
    const part = lower(rest, net);
    if (instrument === chosen || !canBePaid || part === 0n || part < least) continue;
    others.push({ instrument, amount: part });
    rest -= part;
  }
  toChosen += rest;
  return toChosen === 0n ? others : [{ instrument: chosen, amount: toChosen }, ...others];
}

function lower(a: bigint, b: bigint): bigint {
  return a < b ? a : b;
}

/** Paid and credited amount of a deposit in another currency, minor units of each. */
export interface PaidAndCredited {
  readonly paid: bigint;
  readonly credited: bigint;
}

/**
 * Returns how much of the credited amount a part of the paid amount takes back, minor units of the account: in
 * proportion, rounded up; the last part takes the rest.
 * @param before part of the paid amount that was taken back earlier
 */
export function takenBack(part: bigint, { paid, credited }: PaidAndCredited, before = 0n): bigint {
  const upTo = (sum: bigint): bigint => rational.ceil(rational.of(credited * sum, paid));
  return upTo(before + part) - upTo(before);
}
