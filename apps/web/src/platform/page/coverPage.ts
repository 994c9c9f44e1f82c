/** Style of an element over the whole page, between the notches of a phone. */
const COVER = {
  position: 'fixed',
  inset: '0',
  inlineSize: '100vw',
  blockSize: '100dvh',
  maxInlineSize: 'none',
  maxBlockSize: 'none',
  margin: '0',
  border: '0',
  borderRadius: '0',
  padding:
    'env(safe-area-inset-top) env(safe-area-inset-right) env(safe-area-inset-bottom) env(safe-area-inset-left)',
} as const;

/**
 * Lets an element cover the page without moving it, as a frame in it would load again: in the top layer, where no part of
 * the page clips it. The page below doesn't scroll.
 * @returns function that puts it back in its place
 */
export function coverPage(element: HTMLElement): () => void {
  const before = element.getAttribute('style');
  const page = document.documentElement;
  const scrolls = page.style.overflow;
  element.popover = 'manual';
  Object.assign(element.style, COVER);
  element.showPopover();
  page.style.overflow = 'hidden';
  return () => {
    page.style.overflow = scrolls;
    if (element.isConnected) element.hidePopover();
    element.removeAttribute('popover');
    if (before === null) element.removeAttribute('style');
    else element.setAttribute('style', before);
  };
}
