/** Ref of the element to focus when the pressed button is gone; it may be non-interactive. */
export function focusOn(element: HTMLElement | null): void {
  if (!element) return;
  if (!element.matches('a, button')) element.tabIndex = -1;
  element.focus({ preventScroll: true });
}

/** Returns whether the focus was lost: the focused element is gone, and the focus is on the page or sheet around `place`. */
export function isFocusLost(element: HTMLElement): boolean {
  const { activeElement } = document;
  return activeElement === null || activeElement.contains(element);
}
