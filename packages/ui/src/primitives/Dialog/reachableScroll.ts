/**
 * Makes a scroll container focusable by keyboard while its content overflows.
 * @param box ref callback of the scroll container
 * @returns cleanup function
 */
export function reachableScroll(box: HTMLElement | null): (() => void) | undefined {
  if (!box) return undefined;
  const check = () => {
    if (box.scrollHeight > box.clientHeight) box.tabIndex = 0;
    else box.removeAttribute('tabindex');
  };
  // Checks immediately: the observer first fires a frame later, and until then the keyboard couldn't reach the
  // container.
  check();
  const watch = new ResizeObserver(check);
  watch.observe(box);
  for (const child of box.children) watch.observe(child);
  return () => watch.disconnect();
}
