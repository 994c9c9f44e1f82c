const focusable =
  'a[href], button:not(:disabled), input:not(:disabled, [type="hidden"]), select:not(:disabled), textarea:not(:disabled), summary, [tabindex]:not([tabindex="-1"])';

/** Parts of a box that take focus by Tab, in their order. */
export function tabStops(box: Element): HTMLElement[] {
  return [...box.querySelectorAll<HTMLElement>(focusable)].filter(
    (element) => element.tabIndex >= 0 && element.checkVisibility({ visibilityProperty: true }),
  );
}

/** Where focus was when a dialog opened, and what stood around it. */
export interface Opener {
  readonly element: HTMLElement;
  /** The words on it: the page may have drawn it anew in the meantime. */
  readonly name: string;
  readonly around: readonly HTMLElement[];
  /** It was reached by keyboard, so the ring stays in sight afterwards. */
  readonly byKeyboard: boolean;
}

/** Remembers what has focus now; `null` when nothing has. */
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
 * Gives focus back to the opener, to what was drawn in its place, or to the nearest box around it that is still there.
 * @param opener what `rememberOpener` gave
 */
export function giveFocusBack(opener: Opener | null): void {
  const active = document.activeElement;
  // Something took focus on purpose in the meantime: a page that was gone to, the next question.
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
  // Focus on the room rather than nowhere: the next Tab goes on inside it, and a reader says where it is.
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

/** An entry of a menu goes away with its menu; the button of the menu stays. */
function buttonOfMenu(element: HTMLElement): HTMLElement | null {
  const label = element.closest('[role="menu"]')?.getAttribute('aria-labelledby');
  return label ? document.getElementById(label) : null;
}

function nameOf(element: HTMLElement): string {
  return (element.getAttribute('aria-label') ?? element.textContent).trim();
}
