const FIELD = 'main [role="search"] input[type="search"]';
/** Id of the page's content, which a new page focuses. */
const CONTENT = 'content';

/**
 * Moves the focus to the visible search field of the page.
 * @returns false if the page has none
 */
export function focusSearch(): boolean {
  const fields = document.querySelectorAll<HTMLInputElement>(FIELD);
  const field = [...fields].find((one) => one.getClientRects().length > 0);
  field?.focus();
  return field !== undefined;
}

/**
 * Moves the focus to the search field of a page that is being opened, each time that the page takes it; ends with the
 * next key or press of the player.
 */
export function focusComingSearch(): void {
  const once = new AbortController();
  const { signal } = once;
  const end = () => once.abort();
  const observer = new MutationObserver(() => {
    if (document.activeElement?.id === CONTENT || document.activeElement === document.body) focusSearch();
  });
  observer.observe(document.body, { childList: true, subtree: true });
  signal.addEventListener('abort', () => observer.disconnect());
  const options = { signal, capture: true };
  document.addEventListener(
    'focusin',
    ({ target }) => {
      if (target instanceof Element && target.id === CONTENT) focusSearch();
    },
    options,
  );
  addEventListener('keydown', end, options);
  addEventListener('pointerdown', end, options);
}
