/** Applies flat pairs: index of a price, its new value in hundredths. */
export type BoardApply = (pairs: Uint32Array) => void;

/** Selectors of a board's cells, and of the price inside one. */
export interface BoardSelectors {
  readonly cell: string;
  readonly px: string;
}

/** Price changes, generated before the measurement. */
export interface Load {
  readonly frames: number;
  readonly changesAFrame: number;
  /** Seed of the random changes: two loads of one seed move the same prices. */
  readonly seed: number;
}

export interface BoardDriver {
  /** Generates the changes of a load without showing any. */
  prepare(load: Load): void;
  /** Applies one part of the load in each animation frame, in a task between two frames, as a socket would. */
  step(): Promise<void>;
  /**
   * Measures the time from message to drawn frame for the changes of `step`, ms, and counts tasks of 50 ms and more.
   */
  live(): Promise<{ readonly waits: readonly number[]; readonly longTasks: number }>;
  /**
   * Like `step`, while other work goes on.
   * @returns the times between two frames, ms
   */
  frames(): Promise<readonly number[]>;
  /** Number of mounted cells, and of those that show another price than the last one applied. */
  check(): { readonly cells: number; readonly wrong: number };
}

declare global {
  interface Window {
    board: BoardDriver;
  }
}

/** Runs in the page before its own script: installs the driver of the board that the page registers. */
export function takeBoard(): void {
  const SELECTIONS = 2000;
  const FIRST = 185;
  const last = new Uint32Array(SELECTIONS).fill(FIRST);
  let batches: readonly Uint32Array[] = [];
  const channel = new MessageChannel();
  let heard: () => void = () => undefined;
  channel.port1.addEventListener('message', () => heard());
  channel.port1.start();
  const inTask = (work: () => void): void => {
    heard = work;
    channel.port2.postMessage(0);
  };
  const between = (then: () => void): void => {
    requestAnimationFrame(() => inTask(then));
  };
  /** Random numbers that are the same in every page. */
  const chance = (seed: number) => {
    let state = seed >>> 0;
    return (below: number): number => {
      state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
      return Math.floor((state / 2 ** 32) * below);
    };
  };

  window.__mkBench = (apply, { cell, px }) => {
    window.board = {
      prepare({ frames, changesAFrame, seed }) {
        const pick = chance(seed);
        batches = Array.from({ length: frames }, () => {
          const pairs = new Uint32Array(changesAFrame * 2);
          for (let at = 0; at < pairs.length; at += 2) {
            const index = pick(SELECTIONS);
            const price = 101 + pick(900);
            pairs[at] = index;
            pairs[at + 1] = price;
            last[index] = price;
          }
          return pairs;
        });
      },
      step: () =>
        new Promise((resolve) => {
          let at = 0;
          const next = (): void => {
            const pairs = batches[at];
            // One more frame, to draw the last change.
            if (!pairs) return between(() => between(resolve));
            at += 1;
            between(() => {
              apply(pairs);
              next();
            });
          };
          next();
        }),
      live: () =>
        new Promise((resolve) => {
          const waits: number[] = [];
          let longTasks = 0;
          const observer = new PerformanceObserver((list) => (longTasks += list.getEntries().length));
          observer.observe({ entryTypes: ['longtask'] });
          let at = 0;
          const next = (): void => {
            const pairs = batches[at];
            if (!pairs) {
              observer.disconnect();
              resolve({ waits, longTasks });
              return;
            }
            at += 1;
            const begun = performance.now();
            apply(pairs);
            // The board has already requested its frame; a timeout set after that frame runs when it is drawn.
            between(() => {
              waits.push(performance.now() - begun);
              setTimeout(next, (at * 7) % 17);
            });
          };
          next();
        }),
      frames: () =>
        new Promise((resolve) => {
          const times: number[] = [];
          let [at, last] = [0, 0];
          const next = (now: number): void => {
            if (last > 0) times.push(now - last);
            last = now;
            const pairs = batches[at];
            if (!pairs) return resolve(times);
            at += 1;
            apply(pairs);
            requestAnimationFrame(next);
          };
          requestAnimationFrame(next);
        }),
      check() {
        const mounted = [...document.querySelectorAll<HTMLElement>(cell)];
        const wrong = mounted.filter((element) => {
          const shown = Number(element.querySelector(px)?.textContent);
          return Math.round(shown * 100) !== last[Number(element.dataset['i'])];
        });
        return { cells: mounted.length, wrong: wrong.length };
      },
    };
  };
}
