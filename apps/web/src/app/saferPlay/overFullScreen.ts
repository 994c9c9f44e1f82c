/** Elements whose content isn't ours or can't have children. */
const CLOSED = 'iframe, video, object, embed';

/**
 * Keeps an element visible over full-screen content such as a stream: the browser neither shows nor lets the user
 * touch anything outside it. Moves the element inside; if the content accepts no children, shows it as a popover,
 * without interaction.
 * @param part first element of the body
 * @param seen the part of it to keep visible
 * @returns stops it
 */
export function overFullScreen(part: HTMLElement, seen: HTMLElement): () => void {
  const look = () => {
    const full = document.fullscreenElement;
    const home = full === null || full === document.documentElement || full.matches(CLOSED);
    if (home && part.parentElement !== document.body) document.body.prepend(part);
    if (!home && part.parentElement !== full) full.append(part);
    if (!('showPopover' in seen)) return;
    // Showing the popover again puts it above later ones.
    seen.popover = null;
    if (full === null || full.contains(seen)) return;
    seen.popover = 'manual';
    seen.showPopover();
  };
  document.addEventListener('fullscreenchange', look);
  look();
  return () => document.removeEventListener('fullscreenchange', look);
}
