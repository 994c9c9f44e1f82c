/** The platform's instant: dates everything that it writes and answers, and decides what is due. */
export interface PlatformClock {
  now(): Date;
}

/** A clock that is ahead of real time by as much as it was moved. */
export interface ManualPlatformClock extends PlatformClock {
  /** Moves the instant on. @param ms whole, 0 or more */
  move(ms: number): void;
}

/**
 * Makes the clock that the settings name.
 * @param kind `real` follows `source`; `manual` is ahead of it by the sum of all moves
 * @param source real time when absent
 */
export function createPlatformClock(
  kind: 'real' | 'manual',
  source: () => Date = () => new Date(),
): PlatformClock | ManualPlatformClock {
  if (kind === 'real') return { now: source };
  let ahead = 0;
  return {
    now: () => new Date(source().getTime() + ahead),
    move(ms) {
      ahead += ms;
    },
  };
}

export function isMovedByHand(clock: PlatformClock): clock is ManualPlatformClock {
  return 'move' in clock;
}
