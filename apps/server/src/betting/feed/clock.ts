import type { FeedClock } from '@touchline/feed/source';

/** A clock that is stopped until it is advanced. */
export interface ManualFeedClock extends FeedClock {
  /**
   * Advances feed time in steps of at most `step` ms, with a tick after each. By default steps are one second, or
   * longer for a long advance, so that a call ends within a few seconds. Everything on the way is settled.
   * @throws RangeError if `ms` is not a whole number from 0 to seven days
   */
  advance(ms: number, step?: number): void;
}

export interface FeedClockSettings {
  /** `real` follows the wall clock, `manual` is stopped until it is advanced. */
  readonly kind: 'real' | 'manual';
  /**
   * Speed of a `real` clock relative to the wall clock.
   * @default 1
   */
  readonly speed?: number;
  /** Real and feed time of the first start of a sped-up clock, so that a restart continues with it. */
  readonly anchor?: { readonly wall: number; readonly feed: number };
  /** Initial time of a `manual` clock, UTC ms. */
  readonly startsAt?: number;
  /** The platform's time, UTC ms; real time if absent. */
  readonly wall?: () => number;
}

const TICK = 1000;
/** Maximum number of ticks of an advance without a given step. */
const STEPS_MOST = 200;
const DAY = 86_400_000;
/** Default initial time of the manual clock: a Saturday, 15:00 UTC. */
export const MANUAL_START = Date.UTC(2026, 4, 16, 15);

/** Creates the ticks of a clock: once per real second, and whenever `tick` is called. */
function createTicks(): Pick<FeedClock, 'onTick' | 'tick'> {
  const actions = new Set<() => void>();
  return {
    onTick(action) {
      actions.add(action);
      const timer = setInterval(action, TICK);
      return () => {
        clearInterval(timer);
        actions.delete(action);
      };
    },
    tick() {
      for (const action of actions) action();
    },
  };
}

function manualClock(startsAt: number, wall: () => number): ManualFeedClock {
  const ticks = createTicks();
  let now = startsAt;
  return {
    now: () => now,
    wall,
    speed: 0,
    ...ticks,
    advance(ms, step = Math.max(TICK, Math.ceil(ms / STEPS_MOST))) {
      if (!Number.isSafeInteger(ms) || ms < 0 || ms > 7 * DAY) {
        throw new RangeError(`The clock moves by 0 to ${7 * DAY} ms at a time, not by ${ms}.`);
      }
      const end = now + ms;
      while (now < end) {
        now = Math.min(end, now + step);
        ticks.tick();
      }
    },
  };
}

/** Creates the clock of the settings. Only the manual one has `advance`. */
export function createFeedClock(settings: FeedClockSettings): FeedClock | ManualFeedClock {
  const { wall = () => Date.now(), speed = 1 } = settings;
  if (settings.kind === 'manual') return manualClock(settings.startsAt ?? MANUAL_START, wall);
  const started = wall();
  const anchor = settings.anchor ?? { wall: started, feed: started };
  return {
    now: speed === 1 ? wall : () => Math.round(anchor.feed + (wall() - anchor.wall) * speed),
    wall,
    speed,
    ...createTicks(),
  };
}

export function isManual(clock: FeedClock): clock is ManualFeedClock {
  return 'advance' in clock;
}
