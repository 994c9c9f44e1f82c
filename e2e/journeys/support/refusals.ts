import type { Page, Route } from '@playwright/test';
import type { App } from './app.ts';
import { PLACEMENTS, takePosts } from './calls.ts';
import type { Player } from './player.ts';
import { expect } from './test.ts';

/**
 * Intercepts the page's next placement.
 * @param take continues the request, changed or not, or fulfils it
 */
export async function onItsWay(
  page: Page,
  take: (route: Route, asked: Asked) => Promise<void>,
): Promise<void> {
  await takePosts(page, PLACEMENTS, (route, count) =>
    count > 1 ? route.fallback() : take(route, route.request().postDataJSON()),
  );
}

/** Body of a placement request. */
export interface Asked {
  readonly amount: string;
  readonly bets: readonly { readonly selectionId: string; readonly coef: string }[];
}

/** Simulates the player placing the same coupon on another device first. */
export async function placeElsewhereFirst(route: Route): Promise<void> {
  const headers = { ...route.request().headers(), 'idempotency-key': crypto.randomUUID() };
  await route.fetch({ headers });
  await route.continue();
}

/**
 * Expects the coupon to show the title and text of a refusal.
 * @param limit formatted money
 */
export async function expectRefused(app: App, code: string, limit = ''): Promise<void> {
  const said = app.coupon.getByRole('alert');
  await expect(said).toContainText(app.say(`couponMore:refusal.${code}.title`));
  await expect(said).toContainText(app.say(`couponMore:refusal.${code}.text`, { limit }));
}

/** Returns from a refusal and expects the selections and the stake to be unchanged. */
export async function goBack(app: App, { legs, stake }: { legs: number; stake: string }): Promise<void> {
  await app.button('couponMore:placement.back').click();
  await expect(app.stake).toHaveValue(stake);
  await expect(app.coupon.locator('[data-bet]')).toHaveCount(legs);
}

/** Expects an account balance with nothing held. */
export async function expectMoney(player: Player, money: string): Promise<void> {
  expect(await player.account()).toMatchObject({ money, held: '0.00' });
}
