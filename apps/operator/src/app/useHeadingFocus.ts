import { useEffect, useRef } from 'react';

/** Moves the focus to the heading of a page that the operator opens, where the page before has taken the focus with it. */
export function useHeadingFocus(address: string): void {
  const isFirst = useRef(true);
  useEffect(() => {
    const main = document.querySelector('main');
    if (isFirst.current || !main) {
      isFirst.current = false;
      return undefined;
    }
    return focusHeading(main);
  }, [address]);
}

/**
 * Focuses the first heading of a page as soon as it has one and nothing else has the focus. Returns a function that stops
 * waiting for it.
 */
function focusHeading(main: HTMLElement): () => void {
  const observer = new MutationObserver(attempt);
  const stop = (): void => {
    observer.disconnect();
    document.removeEventListener('focusin', stop);
  };
  function attempt(): void {
    const heading = main.querySelector('h1');
    if (!heading?.checkVisibility() || isFocused()) return;
    stop();
    heading.tabIndex = -1;
    heading.focus();
  }
  observer.observe(main, { childList: true, subtree: true });
  // An operator who moves the focus elsewhere meanwhile keeps it there.
  document.addEventListener('focusin', stop);
  attempt();
  return stop;
}

/** Returns whether an element that is shown has the focus. */
function isFocused(): boolean {
  const { activeElement } = document;
  return activeElement !== null && activeElement !== document.body && activeElement.checkVisibility();
}
