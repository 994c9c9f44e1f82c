import { PICTURE_ID, TOUCHED } from './pictureId.ts';

/** A screen that isn't there by then shows itself as far as it is, ms. */
const PATIENCE = 8_000;

/**
 * Puts the app in the place of the picture that the server drew into the page, once its first screen shows as much.
 * What was touched or had the focus in the picture is so in the app, where it is still the same.
 * @param app the element that the app renders into
 * @param ready settles when the app has what its first screen shows
 */
export async function handOver(app: Element, ready: Promise<unknown>): Promise<void> {
  const picture = document.getElementById(PICTURE_ID);
  if (!picture) return;
  const until = performance.now() + PATIENCE;
  await Promise.race([
    Promise.allSettled([ready]),
    new Promise((resolve) => {
      setTimeout(resolve, PATIENCE);
    }),
  ]);
  do await nextFrame();
  while (!isDrawn(app) && performance.now() < until);
  // What is on the screen takes its own height in the frame after it was first laid out.
  await nextFrame();
  await nextFrame();
  const wanted = [...picture.querySelectorAll<HTMLElement>(`[${TOUCHED}]`)].map((part) => twin(part, app));
  const active = document.activeElement;
  const focused = active instanceof HTMLElement && picture.contains(active) ? twin(active, app) : undefined;
  picture.remove();
  focused?.focus({ preventScroll: true });
  for (const part of wanted) part?.click();
}

/** Whether the page stands in the app and keeps no place for what is on its way. */
function isDrawn(app: Element): boolean {
  const page = app.querySelector('main');
  return page !== null && page.querySelector('[aria-busy="true"]') === null;
}

function nextFrame(): Promise<unknown> {
  return new Promise((resolve) => {
    requestAnimationFrame(resolve);
  });
}

/** The part of the app that stands for one of the picture: the first that says the same. A price that moved doesn't. */
function twin(part: HTMLElement, app: Element): HTMLElement | undefined {
  const label = labelOf(part);
  const same = app.querySelectorAll<HTMLElement>(part.localName);
  return [...same].find((one) => labelOf(one) === label);
}

function labelOf(part: Element): string {
  return `${part.getAttribute('href') ?? ''} ${part.getAttribute('aria-label') ?? part.textContent}`;
}
