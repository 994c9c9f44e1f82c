import type { Locator } from '@playwright/test';
import type { App } from './app.ts';
import { expect } from './test.ts';

type Setting = 'exactPrice' | 'dropOnScore' | 'oneClick';

/** The sheet with the coupon's settings, when open. */
export function sheet(app: App): Locator {
  return app.page.getByRole('dialog', { name: app.say('couponMore:settings.title') });
}

/** A switch in the open settings. */
export function toggle(app: App, setting: Setting): Locator {
  const name = app.say(`couponMore:settings.${setting}.label`);
  return sheet(app).getByRole('switch', { name: new RegExp(`^${RegExp.escape(name)}`) });
}

/** The field for the stake of one-click betting in the open settings. */
export function oneClickAmount(app: App): Locator {
  return sheet(app).getByRole('textbox', {
    name: app.say('couponMore:settings.oneClickAmount'),
    exact: true,
  });
}

/** Opens the settings from the open coupon. */
export async function openSettings(app: App): Promise<void> {
  await app.coupon.getByRole('button', { name: app.say('coupon:settings'), exact: true }).click();
  await expect(sheet(app)).toBeVisible();
}

/** Closes the settings, which returns to the coupon. */
export async function closeSettings(app: App): Promise<void> {
  await sheet(app)
    .getByRole('button', { name: app.say('common:kit.close') })
    .click();
  await expect(app.place).toBeVisible();
}

/** Toggles settings of the coupon and returns to it. */
export async function turn(app: App, ...settings: readonly Setting[]): Promise<void> {
  await openSettings(app);
  for (const setting of settings) await toggle(app, setting).click();
  await closeSettings(app);
}
