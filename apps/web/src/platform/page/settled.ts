/** Attribute of the root element, without a value: nothing that the page shows is under way. */
const SETTLED = 'data-settled';

/** Returns whether nothing that the page shows is under way. */
export const isSettled = (): boolean => document.documentElement.hasAttribute(SETTLED);

/**
 * Calls back each time the page has become settled.
 * @returns ends it
 */
export function onSettled(action: () => void): () => void {
  const observer = new MutationObserver(() => {
    if (isSettled()) action();
  });
  observer.observe(document.documentElement, { attributeFilter: [SETTLED] });
  return () => observer.disconnect();
}

export interface SettledDeps {
  /** True while a part of what the page shows is on its way. */
  isUnderWay(): boolean;
  readonly root: Pick<Element, 'toggleAttribute'>;
  /** Runs an action before the next paint. */
  nextFrame(action: () => void): void;
}

/**
 * Keeps the attribute `data-settled` of the root element: removed as soon as something is under way, set once nothing
 * has been for two frames, in which what has come is rendered and may ask for more.
 * @returns to be called whenever something began or ended
 */
export function createSettled({ isUnderWay, root, nextFrame }: SettledDeps): () => void {
  let isMarked = false;
  /** Set while frames are waited for. */
  let wait: object | undefined;

  function mark(to: boolean): void {
    wait = undefined;
    if (isMarked === to) return;
    isMarked = to;
    root.toggleAttribute(SETTLED, to);
  }

  return function look() {
    if (isUnderWay()) return mark(false);
    if (isMarked || wait) return;
    const own = {};
    wait = own;
    const ifStillQuiet = (action: () => void) => () => {
      if (wait === own) action();
    };
    nextFrame(ifStillQuiet(() => nextFrame(ifStillQuiet(() => mark(!isUnderWay())))));
  };
}
