/** Waits for instants of the server's clock. */
export interface Deadlines {
  /**
   * Calls back once when the server's clock has reached an instant, at once when it has already.
   * @param at UTC ms
   * @returns calls it off
   */
  (at: number, due: () => void): () => void;
}

export interface DeadlineParts {
  /** The server's instant, UTC ms. */
  now(): number;
  /** Never goes back, may stand still while the device sleeps; ms. */
  monotonic(): number;
  /** The device's own clock, UTC ms. */
  wall(): number;
  /** Adds sleep that the server clock missed. */
  wake(): void;
  /** Whether the server ever said what time it is; before that its clock is the device's own. */
  isMeasured(): boolean;
  /** Asks the server what time it is. Called when the device's clock jumped: that was sleep, or somebody set it. */
  measure(): Promise<unknown>;
  /** Calls back after so many ms, or later. @returns what ends it */
  after(ms: number, action: () => void): () => void;
  isVisible(): boolean;
  /** Hears that the page may have stood still: seen again, shown from the cache, resumed, focused. */
  onReturn(listener: () => void): void;
}

/** A page that is seen looks so often: it notices the device's sleep, of which no event tells; ms. */
const LOOK = 1_000;
/** A page that isn't seen looks so often, ms. */
const CHUNK = 300_000;
/** A jump of the device's clock beyond this is looked into, ms. */
const JUMP = 2_000;
/** For the server's word, which may come late or never; ms. */
const PATIENCE = 600;

interface Waiting {
  readonly at: number;
  readonly due: () => void;
}

/**
 * Deadlines by instants that are compared, never by counted ticks: one timer for all, capped in chunks, and a look
 * whenever the page may have stood still. A device clock that is wrong, or was set, makes nothing due.
 */
export function createDeadlines(parts: DeadlineParts): Deadlines {
  const { now, monotonic, wall, wake, isMeasured, measure, after, isVisible, onReturn } = parts;
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
  }

  function hasJumped(): boolean {
    const was = apart;
    apart = wall() - monotonic();
    return Math.abs(apart - was) > JUMP;
  }

  function look(): void {
    if (isMeasuring) return;
    const isSure = !hasJumped() && isMeasured();
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
      // What was called off by one before isn't due any more.
      if (waiting.delete(one)) one.due();
    }
    arm();
  }

  return (at, due) => {
    const one = { at, due };
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
