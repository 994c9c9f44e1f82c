import type { Page } from '@playwright/test';

/** Waits until the app reports that its page has no pending work, and until fonts are loaded. */
export async function settled(page: Page): Promise<void> {
  await page.locator('html[data-settled]').waitFor({ state: 'attached' });
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
}
