import { hand, handMarked, kit } from './cells.tsx';
import { CELLS, CELLS_A_FRAME, deltaTexts } from './prices.ts';

const setups = { hand, handMarked, kit };
export type Kind = keyof typeof setups;

export interface Run {
  readonly cells: number;
  /** Prices that frames of the feed moved. */
  readonly updates: number;
  /** How long it ran, ms. */
  readonly ms: number;
  /** Frames of 60 a second that were not drawn. */
  readonly dropped: number;
}

export interface Load {
  /** Frames of the feed a second; at most one is taken in each animation frame. */
  readonly perSecond: number;
  readonly ms: number;
}

export interface BenchPage {
  /** Puts the cells of a kind into the page and draws them. */
  prepare(kind: Kind): Promise<void>;
  run(load: Load): Promise<Run>;
  /** Changes the colour mode of the page so many times, each drawn before the next. */
  switchModes(times: number): Promise<void>;
}

declare global {
  interface Window {
    bench: BenchPage;
  }
}

const A_FRAME = 1000 / 60;
/** More than a run can take. */
const TEXTS = 400;
let texts: readonly string[] = [];
let take: (text: string) => void = () => undefined;

const nextFrame = () => new Promise<number>((resolve) => void requestAnimationFrame(resolve));

/** All work is done inside the callback: what follows a promise would not count as script. */
function drive({ perSecond, ms }: Load, done: (run: Run) => void): void {
  let [drawn, taken, begun] = [0, 0, 0];
  const step = (at: number) => {
    begun ||= at;
    const elapsed = at - begun;
    if (elapsed >= ms) {
      const dropped = Math.max(0, Math.round(elapsed / A_FRAME) - drawn);
      done({ cells: CELLS, updates: taken * CELLS_A_FRAME, ms: elapsed, dropped });
      return;
    }
    requestAnimationFrame(step);
    drawn += 1;
    const text = texts[taken];
    if (text === undefined || taken > (elapsed * perSecond) / 1000) return;
    take(text);
    taken += 1;
  };
  requestAnimationFrame(step);
}

window.bench = {
  async prepare(kind) {
    const place = document.getElementById('cells');
    if (!place) throw new Error('The page has no place for cells.');
    take = setups[kind](place);
    texts = deltaTexts(TEXTS);
    await nextFrame();
    await nextFrame();
  },
  run: (load) => new Promise((resolve) => drive(load, resolve)),
  async switchModes(times) {
    for (let done = 0; done < times; done += 1) {
      document.documentElement.dataset['mode'] = done % 2 === 0 ? 'dark' : 'light';
      await nextFrame();
      await nextFrame();
    }
  },
};
