/** Ref of what the focus goes on to when the button that was pressed is gone; may be no control itself. */
export function focusOn(place: HTMLElement | null): void {
  if (!place) return;
  if (!place.matches('a, button')) place.tabIndex = -1;
  place.focus({ preventScroll: true });
}

/** Whether the focus has nowhere to be: what had it is gone, and the page or the sheet around a place holds it. */
export function isFocusLost(place: HTMLElement): boolean {
  const { activeElement } = document;
  return activeElement === null || activeElement.contains(place);
}
