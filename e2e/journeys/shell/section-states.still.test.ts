import type { Page } from '@playwright/test';
import { changeAnswers, longNames, noEntries, refuseAnswers } from '../support/answers.ts';
import type { App } from '../support/app.ts';
import type { Platform } from '../support/platform.ts';
import { CRICKET } from '../support/play.ts';
import { expect, test } from '../support/test.ts';

const ESPORTS = 40;

/** The pages of cricket and cyber that show live matches. */
async function pagesOf(platform: Platform): Promise<readonly string[]> {
  const [cricket] = await platform.matches('live', CRICKET);
  const [esports] = await platform.matches('live', ESPORTS);
  if (!cricket || !esports?.discipline) throw new Error('No cricket or no e-sports are played now.');
  const { discipline } = esports;
  return [
    '/cricket',
    '/cricket/all-champs',
    '/cricket/all-events',
    '/cricket/broadcasts',
    `/cricket/champ/${cricket.competitionId}`,
    `/cricket/game/${cricket.id}`,
    `/cricket/team/${cricket.homeId}`,
    '/cyber/real',
    '/cyber/virtual',
    '/cyber/all',
    `/cyber/${discipline}`,
    `/cyber/${discipline}/live`,
    `/cyber/${discipline}/champs`,
    `/cyber/${discipline}/${esports.competitionId}`,
    `/cyber/${discipline}/${esports.competitionId}/live/${esports.id}`,
  ];
}

/** Horizontal overflow of a page beyond the window, px. */
const beyond = (page: Page): Promise<number> =>
  page.evaluate(() => (document.scrollingElement?.scrollWidth ?? 0) - innerWidth);

/** Visible text of the main content. */
const said = (app: App) => app.main.innerText();

test.describe('on the narrowest phone', () => {
  test.use({ viewport: { width: 320, height: 640 } });

  test('names of any length fit into their page', async ({ app, page, platform, quiet }) => {
    quiet.allow(/feed\/socket/);
    const paths = await pagesOf(platform);
    await changeAnswers(page, longNames);
    await app.openBare('/results');
    for (const path of paths) {
      await app.go(path);
      await expect(app.main.getByText(/Unterschleißbach/).first(), path).toBeAttached();
      expect(await beyond(page), path).toBeLessThanOrEqual(0);
    }
  });
});

test('a page without data shows a message', async ({ app, page, platform, quiet }) => {
  quiet.allow(/feed\/socket/);
  const paths = await pagesOf(platform);
  await changeAnswers(page, noEntries);
  await app.openBare('/results');
  for (const path of paths.filter((own) => !/game|live\/|team/.test(own))) {
    await app.go(path);
    await expect(app.main.locator('[aria-busy="true"]'), path).toHaveCount(0);
    await expect(app.main.getByRole('article'), path).toHaveCount(0);
    await expect.poll(async () => (await said(app)).trim().length, { message: path }).toBeGreaterThan(20);
  }
});

test('a page that could not be loaded shows an error, and loads at the next attempt', async ({
  app,
  page,
  quiet,
}) => {
  quiet.allow(/web-api/, /feed\/socket/);
  for (const path of ['/cricket/all-events', '/cyber/all']) {
    const comeBack = await refuseAnswers(page);
    await app.openBare(path);
    const retry = app.main.getByRole('button', { name: app.say('common:actions.retry') }).first();
    await expect(retry, path).toBeVisible();
    await comeBack();
    await retry.click();
    await expect(app.main.getByRole('article').first(), path).toBeVisible();
  }
});

test('a page that loses its connection shows it and keeps its content', async ({
  app,
  page,
  context,
  platform,
  quiet,
}) => {
  quiet.allow(/ERR_INTERNET_DISCONNECTED|feed\/socket/);
  const paths = await pagesOf(platform);
  for (const path of paths.filter((own) => /all-events|game|cyber\/all|live\//.test(own))) {
    await app.go(path);
    // Stars and prices, which a page has once its matches are loaded. More of them may follow.
    const held = app.main.getByRole('button', { pressed: false });
    await expect(held.first(), path).toBeVisible();
    const before = await held.count();
    await context.setOffline(true);
    const notice = page.getByText(app.say('common:connection.offline'));
    await expect(notice, path).toBeVisible();
    expect(await held.count(), path).toBeGreaterThanOrEqual(before);
    await context.setOffline(false);
    await expect(notice, path).toBeHidden();
  }
});
