/** Elements of pages that aren't ours, or that hold none. */
const CLOSED = 'iframe, video, object, embed';

/**
 * Keeps a part of the page in sight over whatever fills the screen, such as a broadcast: the browser shows nothing of
 * the page beside it, and lets nothing beside it be touched. So the part goes inside; where that has no room for it, it
 * is at least seen.
 * @param part the first of the body @param seen what of it is to be seen
 * @returns ends it
 */
export function overFullScreen(part: HTMLElement, seen: HTMLElement): () => void {
  const look = () => {
    const full = document.fullscreenElement;
    const home = full === null || full === document.documentElement || full.matches(CLOSED);
    if (home && part.parentElement !== document.body) document.body.prepend(part);
    if (!home && part.parentElement !== full) full.append(part);
    if (!('showPopover' in seen)) return;
    // Shown anew, it lies over what came after it.
    seen.popover = null;
    if (full === null || full.contains(seen)) return;
    seen.popover = 'manual';
    seen.showPopover();
  };
  document.addEventListener('fullscreenchange', look);
  look();
  return () => document.removeEventListener('fullscreenchange', look);
}
