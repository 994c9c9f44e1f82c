/** Time within which the page that is returned to shows its games, ms. */
const PATIENCE = 5000;

/** Moves focus to the link of a game once the page that is returned to shows it, so that keyboard users go on there. */
export function focusTile(gameId: number): void {
  const find = () => document.querySelector<HTMLElement>(`main a[href*="/game/${gameId}/"]`);
  const focus = () => {
    const tile = find();
    tile?.focus();
    return tile !== null;
  };
  const watch = new MutationObserver(() => {
    if (location.pathname.includes(`/game/${gameId}/`)) return;
    if (focus()) watch.disconnect();
  });
  watch.observe(document.body, { childList: true, subtree: true });
  setTimeout(() => watch.disconnect(), PATIENCE);
}
