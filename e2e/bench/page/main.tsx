import { hand, handMarked, kit } from './cells.tsx';
import { CELLS, CELLS_A_FRAME, deltaTexts } from './prices.ts';

const setups = { hand, handMarked, kit };
export type Kind = keyof typeof setups;

export interface Run {
  readonly cells: number;
  /** Number of prices that frames of the feed moved. */
  readonly updates: number;
  /** Duration of the run, ms. */
  readonly ms: number;
  /** Number of frames, at 60 a second, that were not drawn. */
  readonly dropped: number;
}

export interface Load {
  /** Frames of the feed a second; at most one is applied in each animation frame. */
  readonly perSecond: number;
  readonly ms: number;
}

export interface BenchPage {
  /** Renders the cells of a kind and waits until they are drawn. */
  prepare(kind: Kind): Promise<void>;
  run(load: Load): Promise<Run>;
  /** Changes the colour mode of the page this number of times, each drawn before the next. */
  switchModes(times: number): Promise<void>;
}

declare global {
  interface Window {
    bench: BenchPage;
  }
}

const A_FRAME = 1000 / 60;
/** Number of frames made in advance: more than a run can take. */
const TEXTS = 400;
let texts: readonly string[] = [];
let take: (text: string) => void = () => undefined;

const nextFrame = () => new Promise<number>((resolve) => void requestAnimationFrame(resolve));

/** Drives a run. All work is done inside the callback: work after a promise would not count as script. */
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
