/** Time at which all snapshots are taken. */
const moment = Date.UTC(2026, 2, 14, 21, 7, 0);

// The kit's dialogs reserve space for the page's scrollbar, also in stories of other components once one was open.
const style = `html { scrollbar-gutter: auto !important }
*, *::before, *::after {
  animation: none !important;
  transition: none !important;
  scroll-behavior: auto !important;
  caret-color: transparent !important;
}`;

const parameter = new URLSearchParams(globalThis.location.search).get('vr');

/** Returns whether the page is opened for screenshots: its address has `vr=1`. */
export const isSnapshot = () => parameter === '1';

/** Returns whether the page is opened by the runner of e2e/visual, with a stopped clock or without: its address has `vr`. */
export const isWalked = () => parameter !== null;

/**
 * Longest delay in milliseconds with which a timer still fires after its story has finished; taking a snapshot takes
 * longer.
 */
const shortDelay = 100;

/** Number of the current story; negative once it has finished. */
let story = 0;

/** Stops the clock and all movement, so that two screenshots of one story are equal. */
export function freezeTime(): void {
  const RealDate = globalThis.Date;
  globalThis.Date = class extends RealDate {
    constructor(...given: ConstructorParameters<DateConstructor> | []) {
      // Only a date created without arguments is the current time.
      super(...(given.length === 0 ? ([moment] as const) : (given as [number])));
    }

    static override now() {
      return moment;
    }
  } as DateConstructor;
  stopTimersOfFinishedStories();
  const sheet = document.createElement('style');
  sheet.textContent = style;
  document.head.append(sheet);
}

/** Starts a story and resets its random numbers, so that they are the same in every run. */
export function beginStory(): void {
  story = Math.abs(story) + 1;
  Math.random = seededRandom(1);
}

/** Ends the current story: its timers no longer fire. */
export function finishStory(): void {
  story = -Math.abs(story);
}

/**
 * Stops the timers of finished stories: otherwise a toast that closes by itself would be in only some of the
 * snapshots.
 */
function stopTimersOfFinishedStories(): void {
  const { setTimeout: later, setInterval: often } = window;
  const whileRunning = (handler: TimerHandler, given: readonly unknown[]) => {
    const own = story;
    return () => {
      const finished = own > 0 && story !== own;
      if (!finished && typeof handler === 'function') handler(...given);
    };
  };
  // The casts: Node's types of timers are in scope too.
  window.setTimeout = ((handler: TimerHandler, delay = 0, ...given: unknown[]) =>
    delay > shortDelay
      ? later(whileRunning(handler, given), delay)
      : later(handler, delay, ...given)) as typeof window.setTimeout;
  window.setInterval = ((handler: TimerHandler, delay = 0, ...given: unknown[]) =>
    often(whileRunning(handler, given), delay)) as typeof window.setInterval;
}

/** Random numbers by the generator mulberry32. */
function seededRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d_2b_79_f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
