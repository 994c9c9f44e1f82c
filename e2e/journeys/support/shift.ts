import type { Page } from '@playwright/test';
import { settled } from './settled.ts';
import { expect } from './test.ts';

/** Largest sum of layout shifts of a page load. */
const LIMIT = 0.02;

/** Layout shifts of a page so far. */
interface Shifts {
  sum: number;
  /** Elements that moved, with the shift and the way from one position to the other. */
  readonly moved: string[];
}

/** Starts the measurement with each load of the page. */
async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: Shifts = { sum: 0, moved: [] };
    Reflect.set(globalThis, 'shifts', shifts);
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        // The cast: the DOM types have no layout shifts.
        const { value, sources = [] } = entry as PerformanceEntry & {
          value: number;
          sources?: readonly { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
        };
        shifts.sum += value;
        const ways = sources.map(({ node, previousRect: from, currentRect: to }) => {
          const name = node instanceof Element ? node.outerHTML.slice(0, 120) : String(node?.textContent);
          return `${name} from ${from.x},${from.y} ${from.width}x${from.height} to ${to.x},${to.y} ${to.width}x${to.height}`;
        });
        shifts.moved.push(`${value.toFixed(4)}: ${ways.join(' | ')}`);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

const watched = new WeakSet<Page>();

/** Loads the page again and fails if its layout shifts by more than 0.02 until it is settled. */
export async function expectNoShift(page: Page, where: string): Promise<void> {
  if (!watched.has(page)) await watchShifts(page);
  watched.add(page);
  await page.reload();
  await settled(page);
  // Entries arrive after the frame in which the layout changed.
  const { sum, moved } = await page.evaluate(
    () =>
      new Promise<Shifts>((resolve) => {
        requestAnimationFrame(() => {
          requestAnimationFrame(() => {
            // The cast: set by the script above.
            resolve(Reflect.get(globalThis, 'shifts') as Shifts);
          });
        });
      }),
  );
  expect.soft(sum, `${where}: layout shift\n${moved.join('\n')}`).toBeLessThanOrEqual(LIMIT);
}
