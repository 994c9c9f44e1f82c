const focusable =
  'a[href], button:not(:disabled), input:not(:disabled, [type="hidden"]), select:not(:disabled), textarea:not(:disabled), summary, [tabindex]:not([tabindex="-1"])';

/** Returns the tabbable elements of a container in order. */
export function tabStops(box: Element): HTMLElement[] {
  return [...box.querySelectorAll<HTMLElement>(focusable)].filter(
    (element) => element.tabIndex >= 0 && element.checkVisibility({ visibilityProperty: true }),
  );
}

/** Element that had focus when a dialog opened, with its ancestors. */
export interface Opener {
  readonly element: HTMLElement;
  /** Accessible name, used to find the element again when the page has re-rendered it. */
  readonly name: string;
  readonly around: readonly HTMLElement[];
  /** Whether it was focused by keyboard, so that the focus ring is shown when focus returns. */
  readonly byKeyboard: boolean;
}

/** Returns the focused element as opener; `null` when nothing has focus. */
export function rememberOpener(): Opener | null {
  const active = document.activeElement;
  if (!(active instanceof HTMLElement) || active === document.body) return null;
  const element = buttonOfMenu(active) ?? active;
  const around: HTMLElement[] = [];
  for (let box = element.parentElement; box && box !== document.body; box = box.parentElement)
    around.push(box);
  return { element, name: nameOf(element), around, byKeyboard: active.matches(':focus-visible') };
}

/**
 * Restores focus to the opener, to the element that replaced it, or to the nearest ancestor that still exists.
 * @param opener result of `rememberOpener`
 */
export function giveFocusBack(opener: Opener | null): void {
  const active = document.activeElement;
  // Focus was moved on purpose in the meantime, for example to a new page or the next dialog.
  if (!opener || (active && active !== document.body)) return;
  const target = standIn(opener);
  if (target) {
    target.focus({ preventScroll: target !== opener.element });
    return;
  }
  const box =
    opener.around.find(
      (around) => around.isConnected && around.matches('main, [role="dialog"], [role="alertdialog"]'),
    ) ?? document.querySelector<HTMLElement>('main');
  if (!box) return;
  // Focuses the container rather than nothing, so that the next Tab continues inside it and screen readers announce
  // the location.
  const before = box.getAttribute('tabindex');
  if (before === null) {
    box.tabIndex = -1;
    box.addEventListener('blur', () => box.removeAttribute('tabindex'), { once: true });
  }
  box.focus({ preventScroll: true });
}

function standIn({ element, name, around }: Opener): HTMLElement | undefined {
  if (element.isConnected && canTakeFocus(element)) return element;
  const byId = element.id === '' ? null : document.getElementById(element.id);
  if (byId && canTakeFocus(byId)) return byId;
  const box = around.find((candidate) => candidate.isConnected);
  return box && tabStops(box).find((stop) => stop.tagName === element.tagName && nameOf(stop) === name);
}

function canTakeFocus(element: HTMLElement): boolean {
  return !element.matches(':disabled') && element.checkVisibility({ visibilityProperty: true });
}

/** Returns the button of a menu for one of its items, which is unmounted with the menu. */
function buttonOfMenu(element: HTMLElement): HTMLElement | null {
  const label = element.closest('[role="menu"]')?.getAttribute('aria-labelledby');
  return label ? document.getElementById(label) : null;
}

function nameOf(element: HTMLElement): string {
  return (element.getAttribute('aria-label') ?? element.textContent).trim();
}
