/** Ref of what the focus goes on to when the button that was pressed is gone; may be no control itself. */
export function focusOn(place: HTMLElement | null): void {
  if (!place) return;
  if (!place.matches('a, button')) place.tabIndex = -1;
  place.focus({ preventScroll: true });
}
