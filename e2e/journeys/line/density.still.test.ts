import type { Page } from '@playwright/test';
import { expect, test } from '../support/test.ts';

/** Counts the prices of the live page that are whole within the window and not covered. */
function wholePrices(page: Page): Promise<number> {
  return page.evaluate(() => {
    const isWhole = (cell: Element) => {
      const { top, bottom, left, right, width, height } = cell.getBoundingClientRect();
      if (width === 0 || top < 0 || bottom > innerHeight || left < 0 || right > innerWidth) return false;
      return cell.contains(document.elementFromPoint(left + width / 2, top + height / 2));
    };
    return [...document.querySelectorAll('main button[data-layout]')].filter(isWhole).length;
  });
}

/** Returns the names in rows whose text doesn't fit its element. */
function cutNames(page: Page): Promise<(string | null)[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('main article a bdi, main article a span')]
      .filter(
        ({ clientWidth, scrollHeight, clientHeight }) => clientWidth > 4 && scrollHeight > clientHeight + 2,
      )
      .map(({ textContent }) => textContent),
  );
}

for (const { width, height, least, tag } of [
  { width: 1366, height: 768, least: 60, tag: [] },
  // Between the other two, by the same layout.
  { width: 1440, height: 900, least: 80, tag: ['@thorough'] },
  { width: 1920, height: 1080, least: 130, tag: [] },
])
  test.describe(`a window of ${width} x ${height}`, { tag }, () => {
    test.use({ viewport: { width, height }, isMobile: false, hasTouch: false });

    test(`shows at least ${least} whole prices of matches in play, and whole names`, async ({
      app,
      page,
    }) => {
      await app.open('/live');
      await expect.poll(() => wholePrices(page)).toBeGreaterThanOrEqual(least);
      expect(await cutNames(page)).toEqual([]);
    });
  });

test('a phone has at least four rows of matches in play on its first screen', async ({ app, page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await app.open('/live');
  await expect(app.main.getByRole('article').first()).toBeVisible();
  const edge = await page.locator('nav').last().boundingBox();
  const rows = await app.main
    .getByRole('article')
    .evaluateAll(
      (all, bottom) => all.filter((row) => row.getBoundingClientRect().bottom <= bottom).length,
      edge?.y ?? 844,
    );
  expect(rows).toBeGreaterThanOrEqual(4);
  // The additional markets of wide tables aren't downloaded.
  expect(asked.filter((url) => url.includes('wide'))).toEqual([]);
});

test('every list has as many whole prices on a phone as the rows of the live page', async ({ app, page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await app.open('/live');
  for (const address of [
    '/live',
    '/line',
    '/live/football',
    '/line/football',
    '/live/tennis',
    '/broadcasts',
  ]) {
    await app.go(address);
    await expect(app.main.getByRole('article').first()).toBeVisible();
    const heights = await app.main
      .getByRole('article')
      .evaluateAll((rows) => rows.slice(0, 5).map((row) => row.getBoundingClientRect().height));
    // A row, and another line for each of two long names.
    expect(Math.max(...heights), `the highest row of ${address}`).toBeLessThanOrEqual(114);
  }
});

for (const viewport of [
  { width: 1366, height: 768 },
  { width: 844, height: 390 },
]) {
  test(`a table for touch at ${viewport.width} x ${viewport.height} has the rows of one for a mouse`, async ({
    app,
    page,
  }) => {
    await page.setViewportSize(viewport);
    await app.open('/live/football');
    const row = app.main.getByRole('article').first();
    await expect(row).toBeVisible();
    const heights = await app.main
      .getByRole('article')
      .evaluateAll((rows) => rows.map((own) => own.getBoundingClientRect().height));
    // Names and competitions of two lines make a row higher.
    expect(Math.min(...heights)).toBeLessThanOrEqual(46);
    const star = row.getByRole('button', { pressed: false }).first();
    const { left, top } = await row.evaluate((own) => own.getBoundingClientRect().toJSON());
    // The corners of its touch area of 44 px.
    for (const [across, down] of [
      [3, 3],
      [42, 3],
      [3, 42],
      [42, 42],
    ] as const) {
      const isHit = await star.evaluate((own, [x, y]) => document.elementFromPoint(x, y) === own, [
        left + across,
        top + down,
      ] as const);
      expect(isHit, `${across} and ${down} px from the corner of the row`).toBe(true);
    }
  });
}
