import type { CDPSession, Locator, Page } from 'playwright';

/** Condition of the page at which a tap is answered. */
export interface Answer {
  /** Selector of an element that the page shows. */
  readonly shown: string;
  /** Whether everything has to be loaded, mounted and at rest, too. */
  readonly isComplete?: boolean;
}

export interface Shift {
  readonly value: number;
  /** The moved elements, for people. */
  readonly moved: readonly string[];
}

declare global {
  interface Window {
    /** Durations of interactions by their id, ms, as in Interaction to Next Paint. */
    interactions: Map<number, { ms: number; kind: string }>;
    shifts: Shift[];
    tapped: Promise<number>;
  }
}

/** Entries whose fields are missing in the DOM types. */
type EventEntry = PerformanceEntry & { readonly interactionId: number };
type ShiftEntry = PerformanceEntry & {
  readonly value: number;
  readonly sources: readonly { readonly node: Node | null }[];
};

/** Runs in the page before its scripts: records interactions and all layout shifts, those after input too. */
export function observePage(): void {
  window.interactions = new Map();
  window.shifts = [];
  // The casts: see above; the threshold is missing in the DOM types too.
  new PerformanceObserver((list) => {
    for (const { interactionId, duration, name } of list.getEntries() as EventEntry[]) {
      if (interactionId === 0) continue;
      const ms = Math.max(duration, window.interactions.get(interactionId)?.ms ?? 0);
      window.interactions.set(interactionId, { ms, kind: name });
    }
  }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
  const nameOf = (node: Node | null): string => {
    const element = node instanceof Element ? node : node?.parentElement;
    if (!element) return 'gone';
    return `${element.tagName.toLowerCase()} "${(element.textContent ?? '').slice(0, 24)}"`;
  };
  new PerformanceObserver((list) => {
    // The cast: see above.
    for (const { value, sources } of list.getEntries() as ShiftEntry[])
      window.shifts.push({ value, moved: sources.map(({ node }) => nameOf(node)) });
  }).observe({ type: 'layout-shift', buffered: true });
}

/** Runs in the page: measures from the next release of a finger to the frame that answers it. */
function watchTap({ shown, isComplete = false }: Answer): void {
  for (const old of document.querySelectorAll(shown)) old.setAttribute('data-before', '');
  const isAnswered = () => {
    const element = document.querySelector<HTMLElement>(`:is(${shown}):not([data-before])`);
    if (!element?.checkVisibility()) return false;
    if (!isComplete) return true;
    const layer = element.closest('[role="dialog"]') ?? element;
    return document.documentElement.hasAttribute('data-settled') && layer.getAnimations().length === 0;
  };
  window.tapped = new Promise((resolve) => {
    const begin = ({ timeStamp }: Event) => {
      const look = () => {
        if (!isAnswered()) return void requestAnimationFrame(look);
        // A timeout set in an animation frame runs after the frame is drawn.
        setTimeout(() => resolve(performance.now() - timeStamp));
      };
      requestAnimationFrame(look);
    };
    addEventListener('pointerup', begin, { once: true, capture: true });
  });
}

/**
 * Taps an element and waits for the answer.
 * @returns time from the release of the finger to the frame with the answer, ms
 */
export async function tapTime(page: Page, target: Locator, answer: Answer): Promise<number> {
  await target.scrollIntoViewIfNeeded();
  await page.evaluate(watchTap, answer);
  await target.tap({ noWaitAfter: true });
  return page.evaluate(() => window.tapped);
}

/** Slows the page's processor four times. */
export async function slowDown(page: Page): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  return session;
}

/** Sum of all layout shifts since the last call, and what moved, the largest first. */
export async function takeShifts(page: Page): Promise<{ sum: number; moved: readonly Shift[] }> {
  const shifts = await page.evaluate(() => window.shifts.splice(0));
  return {
    sum: shifts.reduce((sum, { value }) => sum + value, 0),
    moved: shifts.toSorted((one, other) => other.value - one.value),
  };
}
