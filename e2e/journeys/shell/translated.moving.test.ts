import type { Page } from '@playwright/test';
import { pagesOf, routes, type Route } from '../support/addresses.ts';
import type { App } from '../support/app.ts';
import type { Platform } from '../support/platform.ts';
import { newPlayer } from '../support/player.ts';
import { settled } from '../support/settled.ts';
import { expect, test } from '../support/test.ts';
import { prepareTranslator, translate } from '../support/translator.ts';

/** Texts that a page shows, by the element that has to be as the product wrote it. */
const FIGURES = 'button bdi, [role="timer"], article bdi[dir="ltr"], header bdi[dir="ltr"]';

const screens = routes.filter(
  ({ redirect, isUnavailable, section }) => redirect === null && !isUnavailable && section !== 'blocked',
);
/** Two screens of each section: the others of a section have the same parts. */
const someScreens = [...Map.groupBy(screens, ({ section }) => section).values()].flatMap((rows) =>
  rows.slice(0, 2),
);

/** Returns the figures that a page shows, in the page's order. */
function figuresOf(page: Page): Promise<readonly string[]> {
  return page.locator(FIGURES).evaluateAll((all) => all.map(({ textContent }) => textContent.trim()));
}

/** Goes through screens on which the translator works, and fails where one is lost. */
async function walkThrough(
  app: App,
  platform: Platform,
  rows: readonly Route[],
  state: 'guest' | 'player',
): Promise<void> {
  const { page } = app;
  for (const route of rows) {
    for (const address of await pagesOf(route, app, platform, state)) {
      await test.step(address, async () => {
        await app.go(address);
        await expect.soft(page.getByRole('heading', { level: 1 }), address).toHaveCount(1);
        // The page of errors is a page of its own too.
        if (address !== '/500')
          await expect.soft(app.heading('common:errors.failed'), address).toHaveCount(0);
      });
    }
  }
}

for (const path of ['/live', '/line', '']) {
  test(`a page translator stops no figure of ${path === '' ? 'the home page' : path}`, async ({
    app,
    context,
    platform,
  }) => {
    await prepareTranslator(context);
    await app.open(path);
    const { page } = app;
    const plain = await context.newPage();
    await plain.goto(page.url());
    await settled(plain);
    const before = await figuresOf(page);
    expect(before.length).toBeGreaterThan(10);
    await translate(page);
    for (let minute = 0; minute < 3; minute += 1) await platform.advance(60);
    await expect.poll(() => figuresOf(plain)).not.toEqual(before);
    await expect
      .poll(async () => {
        const [shown, written] = [await figuresOf(page), await figuresOf(plain)];
        return shown.join('|') === written.join('|');
      })
      .toBe(true);
    await plain.close();
    await app.go('/results');
    await app.go(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    expect((await figuresOf(page)).length).toBeGreaterThan(10);
  });
}

for (const state of ['guest', 'player'] as const) {
  const isOpen = ({ access }: Route) => access === state || access === 'anyone';
  for (const [title, rows, tag] of [
    [`a page translator breaks no section for a ${state}`, someScreens, []],
    [`a page translator breaks no screen for a ${state}`, screens, ['@thorough']],
  ] as const) {
    test(title, { tag: [...tag] }, async ({ app, context, platform }) => {
      test.setTimeout(900_000);
      await prepareTranslator(context);
      if (state === 'player') await newPlayer(app, '50.00');
      await app.open('/live');
      await translate(app.page);
      await platform.advance(60);
      await walkThrough(app, platform, rows.filter(isOpen), state);
    });
  }
}
