/** What one answer of the server says about its clock. Local instants are of the monotonic clock, ms. */
export interface ClockReading {
  /** The server's instant, UTC ms, rounded down to `resolution`. */
  readonly server: number;
  /** 1000 for a `Date` header, 1 for an instant in milliseconds. */
  readonly resolution: number;
  readonly sentAt: number;
  readonly receivedAt: number;
}

export interface LocalClocks {
  /** Never goes back, may stand still while the device sleeps; ms. */
  monotonic(): number;
  /** The device's own idea of UTC, ms; for display and for noticing sleep only. */
  wall(): number;
}

export interface ServerClock {
  /** The server's instant now, UTC ms: decides deadlines that the server will decide too. */
  now(): number;
  /** Takes in one answer; every answer narrows the offset or, after a jump, replaces it. */
  observe(reading: ClockReading): void;
  /** Call on wake-up: adds the sleep that the monotonic clock may have missed. */
  wake(): void;
  /** How far the true offset can be from the one used, ms; infinite before the first reading. */
  uncertainty(): number;
}

const SLEEP = 2_000;

/**
 * A server clock that keeps the interval in which its offset must lie. One answer says that the server's
 * instant fell between sending and receiving; the intersection of many answers is finer than any of them.
 */
export function createServerClock(local: LocalClocks): ServerClock {
  let low = Number.NEGATIVE_INFINITY;
  let high = Number.POSITIVE_INFINITY;
  let offset = local.wall() - local.monotonic();
  let wallOffset = offset;

  return {
    now: () => local.monotonic() + offset,
    observe({ server, resolution, sentAt, receivedAt }) {
      const least = server - receivedAt;
      const most = server + resolution - sentAt;
      const disjoint = least > high || most < low;
      low = disjoint ? least : Math.max(low, least);
      high = disjoint ? most : Math.min(high, most);
      offset = (low + high) / 2;
    },
    wake() {
      const missed = local.wall() - local.monotonic() - wallOffset;
      if (Math.abs(missed) < SLEEP) return;
      wallOffset += missed;
      // A wall clock set back is not sleep: only time that passed unseen is added.
      if (missed < 0) return;
      offset += missed;
      low += missed;
      high += missed;
    },
    uncertainty: () => (high - low) / 2,
  };
}
