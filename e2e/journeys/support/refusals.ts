import type { Page, Route } from '@playwright/test';
import type { App } from './app.ts';
import { PLACEMENTS, takePosts } from './calls.ts';
import type { Player } from './player.ts';
import { expect } from './test.ts';

/**
 * Takes the next placement between the page and the platform into the journey's hands.
 * @param take lets it go on, changed or not, or answers it
 */
export async function onItsWay(
  page: Page,
  take: (route: Route, asked: Asked) => Promise<void>,
): Promise<void> {
  await takePosts(page, PLACEMENTS, (route, count) =>
    count > 1 ? route.fallback() : take(route, route.request().postDataJSON()),
  );
}

/** A placement as the page sends it. */
export interface Asked {
  readonly amount: string;
  readonly bets: readonly { readonly selectionId: string; readonly coef: string }[];
}

/** The player places the same on another device first. */
export async function placeElsewhereFirst(route: Route): Promise<void> {
  const headers = { ...route.request().headers(), 'idempotency-key': crypto.randomUUID() };
  await route.fetch({ headers });
  await route.continue();
}

/** The coupon says in plain words that a bet was refused, why, and what to do. @param limit money for people */
export async function expectRefused(app: App, code: string, limit = ''): Promise<void> {
  const said = app.coupon.getByRole('alert');
  await expect(said).toContainText(app.say(`couponMore:refusal.${code}.title`));
  await expect(said).toContainText(app.say(`couponMore:refusal.${code}.text`, { limit }));
}

/** Goes back from a refusal: the selections and the stake are as they were. */
export async function goBack(app: App, { legs, stake }: { legs: number; stake: string }): Promise<void> {
  await app.button('couponMore:placement.back').click();
  await expect(app.stake).toHaveValue(stake);
  await expect(app.coupon.locator('[data-bet]')).toHaveCount(legs);
}

/** Nothing was taken and nothing is set aside. */
export async function expectMoney(player: Player, money: string): Promise<void> {
  expect(await player.account()).toMatchObject({ money, held: '0.00' });
}
