/** A reading of the server's clock from one answer. Local times are of the monotonic clock, ms. */
export interface ClockReading {
  /** Server time, UTC ms, rounded down to `resolution`. */
  readonly server: number;
  /** 1000 for a `Date` header, 1 for a time in milliseconds. */
  readonly resolution: number;
  readonly sentAt: number;
  readonly receivedAt: number;
}

export interface LocalClocks {
  /** Monotonic clock, ms; may stop while the device sleeps. */
  monotonic(): number;
  /** The device's UTC time, ms; only for display and for detecting sleep. */
  wall(): number;
}

export interface ServerClock {
  /** Current server time, UTC ms; for deadlines that the server enforces too. */
  now(): number;
  /** Adds a reading; each one narrows the offset or, after a jump, replaces it. */
  observe(reading: ClockReading): void;
  /** Call on wake-up: adds the sleep that the monotonic clock may have missed. */
  wake(): void;
  /** Maximum distance of the true offset from the one used, ms; infinite before the first reading. */
  uncertainty(): number;
}

const SLEEP = 2_000;

/**
 * Creates a server clock that tracks the interval of its possible offset. Each answer bounds the server's time
 * between sending and receiving; the intersection of many answers is more exact than any of them.
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
      // A wall clock that was set back is not sleep; only missed time is added.
      if (missed < 0) return;
      offset += missed;
      low += missed;
      high += missed;
    },
    uncertainty: () => (high - low) / 2,
  };
}
