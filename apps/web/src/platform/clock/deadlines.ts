/** Waits for server times. */
export interface Deadlines {
  /**
   * Calls back once when the server's clock has reached a time; at once if it has passed.
   * @param at UTC ms
   * @returns cancels it
   */
  (at: number, due: () => void): () => void;
}

export interface DeadlineDeps {
  /** Server time, UTC ms. */
  now(): number;
  /** Monotonic clock, ms; may stop while the device sleeps. */
  monotonic(): number;
  /** The device's own clock, UTC ms. */
  wall(): number;
  /** Adds sleep that the server clock missed. */
  wake(): void;
  /** Maximum error of `now`, ms; infinite until the server's time is known, when it is the device's own. */
  uncertainty(): number;
  /**
   * Requests the server's time. Called after the device's clock jumped (by sleep or by being set), and shortly before
   * a deadline that isn't known exactly enough: answers during page load are delayed by other work.
   */
  measure(): Promise<unknown>;
  /**
   * Calls back after the given time in ms, or later.
   * @returns cancels it
   */
  after(ms: number, action: () => void): () => void;
  isVisible(): boolean;
  /**
   * Subscribes to events after which the page may have been suspended: shown again, restored from the cache, resumed,
   * focused.
   */
  onReturn(listener: () => void): void;
}

/** Check interval of a visible page, ms; detects the device's sleep, for which there is no event. */
const LOOK = 1_000;
/** Check interval of a hidden page, ms. */
const CHUNK = 300_000;
/** Minimum jump of the device's clock that triggers a measurement, ms. */
const JUMP = 2_000;
/** Maximum wait for the server's time, ms. */
const PATIENCE = 600;
/** Deadlines nearer than this are scheduled exactly, ms. */
const NEAR = 2_000;
/** Allowed error of a deadline: in ms, or as share of the waiting time. */
const OFF = { least: 50, share: 0.05 };

interface Waiting {
  readonly at: number;
  readonly due: () => void;
  /** Allowed uncertainty of the clock, ms: half of the allowed error, since timers are delayed too. */
  readonly slack: number;
  /** True if the server's time was requested for the deadline, or needn't be. */
  isExact: boolean;
}

/**
 * Creates deadlines that compare times instead of counting ticks: one timer for all, in limited intervals, and a
 * check whenever the page may have been suspended. A device clock that is wrong or was set makes nothing due.
 */
export function createDeadlines(deps: DeadlineDeps): Deadlines {
  const { now, monotonic, wall, wake, uncertainty, measure, after, isVisible, onReturn } = deps;
  const waiting = new Set<Waiting>();
  let stop = (): void => undefined;
  let isListening = false;
  let isMeasuring = false;
  let apart = 0;

  const soonest = () => Math.min(...Array.from(waiting, ({ at }) => at));

  function arm(): void {
    stop();
    if (waiting.size === 0) return;
    stop = after(Math.max(1, Math.min(soonest() - now(), isVisible() ? LOOK : CHUNK)), look);
    if (isVisible()) narrow();
  }

  /** Requests the server's time once for near deadlines that aren't known exactly enough. */
  function narrow(): void {
    const near = [...waiting].filter(
      ({ at, slack, isExact }) => !isExact && at - now() < NEAR && uncertainty() > slack,
    );
    if (near.length === 0) return;
    for (const one of near) one.isExact = true;
    measure().then(
      () => !isMeasuring && arm(),
      () => undefined,
    );
  }

  function hasJumped(): boolean {
    const was = apart;
    apart = wall() - monotonic();
    return Math.abs(apart - was) > JUMP;
  }

  function look(): void {
    if (isMeasuring) return;
    const isSure = !hasJumped() && Number.isFinite(uncertainty());
    wake();
    if (isSure || soonest() > now()) return fire();
    isMeasuring = true;
    let isOver = false;
    const goOn = () => {
      if (isOver) return;
      isOver = true;
      isMeasuring = false;
      patience();
      fire();
    };
    const patience = after(PATIENCE, goOn);
    measure().then(goOn, goOn);
  }

  function fire(): void {
    for (const one of [...waiting].toSorted((a, b) => a.at - b.at)) {
      if (one.at > now()) break;
      // An earlier callback may have cancelled this one.
      if (waiting.delete(one)) one.due();
    }
    arm();
  }

  return (at, due) => {
    const wait = at - now();
    const slack = Math.max(OFF.least, wait * OFF.share) / 2;
    const one: Waiting = { at, due, slack, isExact: wait <= 0 };
    if (waiting.size === 0) hasJumped();
    waiting.add(one);
    if (!isListening) onReturn(look);
    isListening = true;
    if (!isMeasuring) arm();
    return () => {
      if (waiting.delete(one) && !isMeasuring) arm();
    };
  };
}
