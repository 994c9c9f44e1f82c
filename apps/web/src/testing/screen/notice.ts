import { page, type Locator } from 'vitest/browser';

/**
 * Notifications with a text.
 * @param text title or detail, whole
 */
export function notice(text: string): Locator {
  return page.getByRole('listitem').filter({ has: page.getByText(text) });
}
