import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { expectNoShift, measurePage } from './pageMeasures.ts';

export interface ModalSuiteOptions {
  /**
   * Role of the dialog.
   * @default 'dialog'
   */
  role?: 'dialog' | 'alertdialog' | undefined;
  /** Accessible description of the dialog. */
  description?: string | undefined;
  /**
   * Whether Escape and a press outside close the dialog; otherwise `answer` does.
   * @default true
   */
  closable?: boolean | undefined;
  /** Name of the button that closes a dialog that isn't closable. */
  answer?: string | undefined;
}

/**
 * Tests the behaviour that all modal components share: focus is moved in and trapped, name and description are
 * exposed, the page is locked without shifting, and closing restores focus. Runs in the play function of a story that
 * shows a button; the dialog is closed at the end.
 * @param opener button that opens the dialog
 * @param name accessible name of the dialog
 */
export async function modalSuite(
  opener: HTMLElement,
  name: string,
  { role = 'dialog', description, closable = true, answer }: ModalSuiteOptions = {},
): Promise<void> {
  const before = measurePage();
  const open = async () => {
    opener.focus();
    await userEvent.keyboard('{Enter}');
    const dialog = await screen.findByRole(role, { name });
    await waitFor(() => expect(dialog).toContainElement(focused()));
    return dialog;
  };
  const isClosed = async () => {
    await waitFor(() => expect(screen.queryByRole(role)).not.toBeInTheDocument());
    await waitFor(() => expect(opener).toHaveFocus());
    await expect(opener.closest('[aria-hidden="true"]')).toBeNull();
    await expect(getComputedStyle(document.body).overflow).not.toBe('hidden');
    await expectNoShift(before);
  };

  const dialog = await open();
  await expect(dialog).toHaveAttribute('aria-modal', 'true');
  if (description !== undefined) await expect(dialog).toHaveAccessibleDescription(description);
  await keepsFocus(dialog, opener);
  await expect(opener.closest('[aria-hidden="true"]')).not.toBeNull();
  await expect(getComputedStyle(document.body).overflow).toBe('hidden');
  await expect(scrolled(document.body)).toBe(false);
  await expectNoShift(before);

  await userEvent.keyboard('{Escape}');
  if (closable) {
    await isClosed();
    const again = await open();
    const scrim = again.previousElementSibling;
    if (!(scrim instanceof HTMLElement)) throw new Error('A dialog without a veil over the page');
    await userEvent.click(scrim);
    await isClosed();
    return;
  }
  const scrim = dialog.previousElementSibling;
  if (scrim instanceof HTMLElement) await userEvent.click(scrim);
  await expect(dialog).toBeInTheDocument();
  await expect(within(dialog).queryByRole('button', { name: 'Close' })).toBeNull();
  if (answer === undefined) throw new Error('What Escape does not close needs the name of an answer');
  await userEvent.click(within(dialog).getByRole('button', { name: answer }));
  await isClosed();
}

/** Expects Tab to cycle inside in both directions, and elements outside not to be focusable. */
async function keepsFocus(dialog: HTMLElement, outside: HTMLElement) {
  const forward = await walk(dialog, false);
  const back = await walk(dialog, true);
  // Both directions reach the same tab stops.
  await expect(new Set(back)).toEqual(new Set(forward));
  outside.focus();
  await waitFor(() => expect(dialog).toContainElement(focused()));
}

async function walk(dialog: HTMLElement, shift: boolean) {
  const stops: Element[] = [];
  for (;;) {
    await userEvent.tab({ shift });
    const stop = focused();
    await expect(dialog).toContainElement(stop);
    if (!stop || stop === dialog || stops.includes(stop)) return stops;
    stops.push(stop);
  }
}

/** Returns whether a wheel event over an element would scroll it. */
function scrolled(part: Element) {
  return part.dispatchEvent(new WheelEvent('wheel', { deltaY: 100, bubbles: true, cancelable: true }));
}

function focused(): HTMLElement | null {
  return document.activeElement instanceof HTMLElement ? document.activeElement : null;
}
