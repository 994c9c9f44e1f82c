import { expect } from 'vitest';
import { userEvent, type Locator } from 'vitest/browser';

/** Moves the focus by the Tab key. */
export async function tabTo(target: Locator): Promise<void> {
  const element = target.element();
  for (let presses = 0; presses < 20 && document.activeElement !== element; presses += 1)
    await userEvent.tab();
  expect(document.activeElement).toBe(element);
}
