import type { Page } from '@playwright/test';
import type { App } from '../support/app.ts';
import { FOOTBALL, goals, liveMatches, playToTheEnd, playUntilGoal } from '../support/play.ts';
import type { Match, Platform } from '../support/platform.ts';
import { expect, test } from '../support/test.ts';

/** A match in its first half. */
async function earlyMatch(platform: Platform): Promise<Match> {
  const [first] = await liveMatches(platform, { sportId: FOOTBALL, type: 'match-result', count: 1 });
  if (!first) throw new Error('There is no live football.');
  return first.match;
}

const timeline = (app: App) => app.main.getByRole('region', { name: app.say('tracker:course') });
/** Goals of the timeline, by their score: the last one first. */
const listedGoals = (app: App) =>
  timeline(app)
    .getByRole('listitem')
    .filter({ hasText: new RegExp(app.say('tracker:event.goal')) });

async function openTracker(app: App, page: Page): Promise<void> {
  await app.button('tracker:open').click();
  await expect(page).toHaveURL(/[?&]tracker=1/);
  await expect(app.main.getByRole('region', { name: app.say('tracker:title') })).toBeVisible();
}

test('the tracker follows a match: timeline and score agree before and after a goal', async ({
  app,
  page,
  platform,
}) => {
  const { after } = await playUntilGoal(platform, async (match) => {
    await app.openMatch(match, 'football');
    await openTracker(app, page);
    await expect(app.main.getByRole('region', { name: app.say('tracker:figures') })).toBeVisible();
    await expect(listedGoals(app)).toHaveCount(goals(match));
  });
  await expect(listedGoals(app)).toHaveCount(goals(after));
  await expect(listedGoals(app).first()).toContainText((after.score?.total ?? []).join('–'));
  // By keyboard: the goal may cover the button, and the page moves as it ends.
  await app.button('tracker:close').press('Enter');
  await expect(timeline(app)).toBeHidden();
  await expect(page).not.toHaveURL(/tracker/);
});

test('a tracker that fails to load offers another try', async ({ app, page, platform, quiet }) => {
  quiet.allow(/matches\/\d+\/tracker/);
  const match = await earlyMatch(platform);
  await page.route('**/web-api/line/matches/*/tracker', (route) => route.abort());
  await app.open('/live');
  await app.go(`/live/football/${match.competitionId}/${match.id}?tracker=1`);
  await expect(app.main.getByText(app.say('tracker:failed'))).toBeVisible();
  await page.unroute('**/web-api/line/matches/*/tracker');
  await app.button('common:actions.retry').click();
  await expect(timeline(app)).toBeVisible();
});

test('matches with a tracker are listed to watch, with their momentum in one call', async ({
  app,
  page,
  platform,
}) => {
  const match = await earlyMatch(platform);
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/line/trackers')) asked.push(request.url());
  });
  await app.open('/live/broadcasts/football');
  const card = app.main.getByRole('region', { name: app.say('moments:watch.title') });
  const rows = card.getByRole('article');
  const more = app.main.getByRole('button', {
    name: new RegExp(`^${app.say('betting:all', { number: '\\d+' })}$`),
  });
  await expect(card.getByRole('img').first()).toBeAttached();
  expect(asked).toHaveLength(1);
  if (await more.isVisible()) await more.click();
  const row = rows.filter({ hasText: match.home });
  await expect(row).toContainText(match.away);
  await row.getByRole('link').click();
  await expect(page).toHaveURL(/tracker=1/);
  await expect(timeline(app)).toBeVisible();
});

test('the tracker goes on in a window of its own on other pages', async ({ app, page, platform }) => {
  // Play is moved until a goal, with another window each time: on a busy machine that took 300 s.
  test.slow();
  await page.addInitScript(() => {
    // The window of the API can't be reached from here; an ordinary one has the same document.
    const requestWindow = async () => window.open('', 'tracker', 'popup,width=380,height=440');
    Object.defineProperty(window, 'documentPictureInPicture', { value: { requestWindow } });
  });
  const score = ({ score: known }: Match) =>
    app.say('betting:score', { home: known?.total[0] ?? 0, away: known?.total[1] ?? 0 });
  let own: Page | undefined;
  const { after } = await playUntilGoal(platform, async (match) => {
    await own?.close();
    await app.goToMatch(match, 'football');
    await openTracker(app, page);
    const opening = page.waitForEvent('popup');
    await app.button('tracker:window').click();
    own = await opening;
    await expect(app.button('tracker:window')).toHaveAttribute('aria-pressed', 'true');
    await expect(own.getByText(score(match))).toBeAttached();
    await expect(own.locator('html')).toHaveAttribute('data-mode', 'light');
    await app.go('/results');
  });
  if (!own) throw new Error('No window was opened.');
  const tracker = own.getByRole('region', { name: app.say('tracker:title') });
  await expect(own.getByText(score(after))).toBeAttached();
  await expect(tracker).toBeVisible();
  await playToTheEnd(platform, [after]);
  await expect(tracker).toHaveCount(0);
  await expect(own.getByRole('heading', { level: 2 })).toContainText(after.home);
  await own.close();
});
