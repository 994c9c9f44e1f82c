/** The time of the feed. Kick-offs, clocks and the course of play follow it; limits and sessions never do. */
export interface FeedClock {
  /** Feed time, UTC ms. */
  now(): number;
  /** The platform's instant, UTC ms: dates frames and match clocks, so that a browser can count on from them. */
  wall(): number;
  /** Feed milliseconds in one real millisecond: 1 in real time, 0 for the manual clock. */
  readonly speed: number;
  /** Runs `action` about once a real second, and at once after the time was moved by hand. Returns the end of it. */
  onTick(action: () => void): () => void;
  /** Runs what `onTick` was given now. */
  tick(): void;
}

/** A clock that stands still until it is moved. */
export interface ManualFeedClock extends FeedClock {
  /**
   * Moves feed time on in steps of at most `step` ms, ticking after each; without it in seconds, or in longer steps
   * when the way is long, so that a call ends in a few seconds. Everything that happens on the way is settled.
   * @throws RangeError when `ms` is not a whole number from 0 to seven days
   */
  advance(ms: number, step?: number): void;
}

export interface FeedClockSettings {
  /** `real` follows the wall clock, `manual` stands until it is moved. */
  readonly kind: 'real' | 'manual';
  /** Only for `real`: how much faster than the wall clock; 1 by default. */
  readonly speed?: number;
  /** Real and feed time at which a sped-up clock was started first, so that a restart goes on with it. */
  readonly anchor?: { readonly wall: number; readonly feed: number };
  /** Only for `manual`: where it stands first, UTC ms. */
  readonly startsAt?: number;
  /** The platform's instant, UTC ms; real time when absent. */
  readonly wall?: () => number;
}

const TICK = 1000;
/** Ticks of one move when its steps are not given. */
const STEPS_MOST = 200;
const DAY = 86_400_000;
/** Where the manual clock stands when nothing else is said: a Saturday, 15:00 UTC. */
export const MANUAL_START = Date.UTC(2026, 4, 16, 15);

function ticker(actions: Set<() => void>): (action: () => void) => () => void {
  return (action) => {
    actions.add(action);
    const timer = setInterval(action, TICK);
    return () => {
      clearInterval(timer);
      actions.delete(action);
    };
  };
}

function manualClock(startsAt: number, wall: () => number): ManualFeedClock {
  const actions = new Set<() => void>();
  const tick = () => {
    for (const action of actions) action();
  };
  let now = startsAt;
  return {
    now: () => now,
    wall,
    speed: 0,
    onTick: ticker(actions),
    tick,
    advance(ms, step = Math.max(TICK, Math.ceil(ms / STEPS_MOST))) {
      if (!Number.isSafeInteger(ms) || ms < 0 || ms > 7 * DAY) {
        throw new RangeError(`The clock moves by 0 to ${7 * DAY} ms at a time, not by ${ms}.`);
      }
      const end = now + ms;
      while (now < end) {
        now = Math.min(end, now + step);
        tick();
      }
    },
  };
}

/** Makes the clock that the settings name. `advance` is there only on the manual one. */
export function createFeedClock(settings: FeedClockSettings): FeedClock | ManualFeedClock {
  const { wall = () => Date.now(), speed = 1 } = settings;
  if (settings.kind === 'manual') return manualClock(settings.startsAt ?? MANUAL_START, wall);
  const started = wall();
  const anchor = settings.anchor ?? { wall: started, feed: started };
  const actions = new Set<() => void>();
  return {
    now: speed === 1 ? wall : () => Math.round(anchor.feed + (wall() - anchor.wall) * speed),
    wall,
    speed,
    onTick: ticker(actions),
    tick() {
      for (const action of actions) action();
    },
  };
}

export function isManual(clock: FeedClock): clock is ManualFeedClock {
  return 'advance' in clock;
}
