import type { Page } from '@playwright/test';

/** Waits until the app says that nothing its page shows is under way, and for fonts. */
export async function settled(page: Page): Promise<void> {
  await page.locator('html[data-settled]').waitFor({ state: 'attached' });
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
}
