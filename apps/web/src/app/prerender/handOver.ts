import { PRERENDER_ID, TOUCHED } from './prerenderId.ts';

/** Time after which an incomplete first screen is shown anyway, ms. */
const PATIENCE = 8_000;

/**
 * Replaces the prerender with the app once the app's first screen is complete. Clicks and focus in the prerender are
 * repeated on the same element of the app, if it still exists.
 * @param app the element that the app renders into
 * @param ready settles when the app has loaded what its first screen shows
 */
export async function handOver(app: Element, ready: Promise<unknown>): Promise<void> {
  const prerendered = document.getElementById(PRERENDER_ID);
  if (!prerendered) return;
  const until = performance.now() + PATIENCE;
  await Promise.race([
    Promise.allSettled([ready]),
    new Promise((resolve) => {
      setTimeout(resolve, PATIENCE);
    }),
  ]);
  do await nextFrame();
  while (!isDrawn(app) && performance.now() < until);
  // On-screen content (`content-visibility`) takes its own height one frame after its first layout.
  await nextFrame();
  await nextFrame();
  const wanted = [...prerendered.querySelectorAll<HTMLElement>(`[${TOUCHED}]`)].map((part) =>
    matchingElement(part, app),
  );
  const active = document.activeElement;
  const focused =
    active instanceof HTMLElement && prerendered.contains(active) ? matchingElement(active, app) : undefined;
  prerendered.remove();
  focused?.focus({ preventScroll: true });
  for (const part of wanted) part?.click();
}

/** Whether the page is rendered and shows no loading placeholder. */
function isDrawn(app: Element): boolean {
  const page = app.querySelector('main');
  return page !== null && page.querySelector('[aria-busy="true"]') === null;
}

function nextFrame(): Promise<unknown> {
  return new Promise((resolve) => {
    requestAnimationFrame(resolve);
  });
}

/** Finds the app's element for one of the prerender: the first with the same label. A price that moved has none. */
function matchingElement(part: HTMLElement, app: Element): HTMLElement | undefined {
  const label = labelOf(part);
  const same = app.querySelectorAll<HTMLElement>(part.localName);
  return [...same].find((one) => labelOf(one) === label);
}

function labelOf(part: Element): string {
  return `${part.getAttribute('href') ?? ''} ${part.getAttribute('aria-label') ?? part.textContent}`;
}
