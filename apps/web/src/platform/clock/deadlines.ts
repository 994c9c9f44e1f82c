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
  /** How far off `now` can be, ms; infinite before the server said what time it is: till then it is the device's own. */
  uncertainty(): number;
  /**
   * Asks the server what time it is. Called when the device's clock jumped, which was sleep or somebody who set it, and
   * shortly before what can't be told exactly enough: the answers that come with a page are late by what the page does.
   */
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
/** What is nearer than this is due exactly, ms. */
const NEAR = 2_000;
/** A deadline may be off by so much, ms, or by this share of the time that it was waited for. */
const OFF = { least: 50, share: 0.05 };

interface Waiting {
  readonly at: number;
  readonly due: () => void;
  /** How uncertain the clock may be for it, ms: half of what it may be off by, since timers are late too. */
  readonly slack: number;
  /** The server was asked for it, or needn't be. */
  isExact: boolean;
}

/**
 * Deadlines by instants that are compared, never by counted ticks: one timer for all, capped in chunks, and a look
 * whenever the page may have stood still. A device clock that is wrong, or was set, makes nothing due.
 */
export function createDeadlines(parts: DeadlineParts): Deadlines {
  const { now, monotonic, wall, wake, uncertainty, measure, after, isVisible, onReturn } = parts;
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

  /** Asks the server once for what is near and can't be told exactly enough. */
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
      // What was called off by one before isn't due any more.
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
