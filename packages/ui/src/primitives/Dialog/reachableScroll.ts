/**
 * Puts a box within reach of the keyboard while its content is longer than the box.
 * @param box the box that scrolls, as a ref
 * @returns what ends the watch
 */
export function reachableScroll(box: HTMLElement | null): (() => void) | undefined {
  if (!box) return undefined;
  const check = () => {
    if (box.scrollHeight > box.clientHeight) box.tabIndex = 0;
    else box.removeAttribute('tabindex');
  };
  // At once: the watch speaks a frame later, and until then the keyboard would find nothing to scroll.
  check();
  const watch = new ResizeObserver(check);
  watch.observe(box);
  for (const child of box.children) watch.observe(child);
  return () => watch.disconnect();
}
