/** The platform's time: used for everything that it stores and answers, and for what is due. */
export interface PlatformClock {
  now(): Date;
}

/** A clock that is ahead of real time by the sum of its moves. */
export interface ManualPlatformClock extends PlatformClock {
  /**
   * Advances the time.
   * @param ms whole, 0 or more
   */
  move(ms: number): void;
}

/**
 * Creates the clock of the settings.
 * @param kind `real` follows `source`; `manual` is ahead of it by the sum of all moves
 * @param source real time if absent
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
