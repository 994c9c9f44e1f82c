import { toMinor, toWire } from '@touchline/betting';

/** What moved on an account. */
export interface Entry {
  /** UTC seconds. */
  readonly at: number;
  readonly kind: string;
  /** Decimal text, below 0 where it left the account. */
  readonly amount: string;
}

/** A day's figures, decimal text. */
export interface DayFigures {
  /** The day's first instant in the player's time zone, UTC seconds. */
  readonly at: number;
  /** Won less staked. */
  readonly net: string;
  readonly deposited: string;
}

const DAY = 86_400;
/** Kinds that bring the player's own money in. */
const DEPOSITS: ReadonlySet<string> = new Set(['demo-credit', 'deposit']);
/** Kinds that neither bring money in nor belong to play. */
const APART: ReadonlySet<string> = new Set(['withdrawal', 'withdrawal-returned']);

interface Stretch {
  readonly iso: string;
  readonly days: number;
  /** UTC seconds. */
  readonly now: number;
  /** Hours from UTC. */
  readonly timeZone: number;
}

/** What each of the last days brought, the oldest first; days without anything are there too. */
export function dayFigures(entries: readonly Entry[], { iso, days, now, timeZone }: Stretch): DayFigures[] {
  const shift = timeZone * 3600;
  const today = Math.floor((now + shift) / DAY);
  const sums = Array.from({ length: days }, () => ({ net: 0n, deposited: 0n }));
  for (const { at, kind, amount } of entries) {
    const sum = sums[days - 1 - (today - Math.floor((at + shift) / DAY))];
    if (!sum || APART.has(kind)) continue;
    if (DEPOSITS.has(kind)) sum.deposited += signed(amount, iso);
    else sum.net += signed(amount, iso);
  }
  return sums.map(({ net, deposited }, index) => ({
    at: (today - days + 1 + index) * DAY - shift,
    net: wire(net, iso),
    deposited: wire(deposited, iso),
  }));
}

/** The running balance of won and staked after each day. */
export function runningNet(days: readonly DayFigures[], iso: string): string[] {
  let sum = 0n;
  return days.map(({ net }) => wire((sum += signed(net, iso)), iso));
}

/** The sum of amounts, decimal text. */
export function sumOf(amounts: readonly string[], iso: string): string {
  return wire(
    amounts.reduce((sum, amount) => sum + signed(amount, iso), 0n),
    iso,
  );
}

function signed(amount: string, iso: string): bigint {
  return amount.startsWith('-') ? -toMinor(amount.slice(1), iso) : toMinor(amount, iso);
}

function wire(minor: bigint, iso: string): string {
  return minor < 0n ? `-${toWire(-minor, iso)}` : toWire(minor, iso);
}
