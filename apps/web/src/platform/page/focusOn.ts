/** Ref of the element to focus when the pressed button is gone; it may be non-interactive. */
export function focusOn(place: HTMLElement | null): void {
  if (!place) return;
  if (!place.matches('a, button')) place.tabIndex = -1;
  place.focus({ preventScroll: true });
}

/** Whether the focus was lost: the focused element is gone, and the focus is on the page or sheet around `place`. */
export function isFocusLost(place: HTMLElement): boolean {
  const { activeElement } = document;
  return activeElement === null || activeElement.contains(place);
}
