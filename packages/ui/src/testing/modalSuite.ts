import { expect, screen, userEvent, waitFor } from 'storybook/test';

/**
 * What every dialog of the kit has to do, whatever it looks like: take focus and keep it, hold the page still,
 * go away by Escape and give focus back. Runs in the play function of a story that shows a button.
 * @param trigger the button that opens the dialog
 * @param name accessible name of the dialog
 */
export async function modalSuite(trigger: HTMLElement, name: string): Promise<void> {
  await userEvent.click(trigger);
  const dialog = await screen.findByRole('dialog', { name });
  await waitFor(() => expect(dialog).toContainElement(focused()));
  await expect(getComputedStyle(document.body).overflow).toBe('hidden');

  const stops = dialog.querySelectorAll('button, a[href], input, select, textarea').length;
  for (let step = 0; step <= stops; step += 1) {
    await userEvent.tab();
    await expect(dialog).toContainElement(focused());
  }
  await userEvent.tab({ shift: true });
  await expect(dialog).toContainElement(focused());

  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await waitFor(() => expect(trigger).toHaveFocus());
  await expect(getComputedStyle(document.body).overflow).not.toBe('hidden');
}

function focused(): HTMLElement | null {
  return document.activeElement instanceof HTMLElement ? document.activeElement : null;
}
