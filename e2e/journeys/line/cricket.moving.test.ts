import { expect, test } from '../support/test.ts';
import type { Platform } from '../support/platform.ts';
import { CRICKET } from '../support/play.ts';

/** A live cricket match. */
async function liveMatch(platform: Platform) {
  const [match] = await platform.matches('live', CRICKET);
  if (!match) throw new Error('No cricket is played now.');
  return match;
}

for (const look of [
  { lang: 'ar', viewport: { width: 1366, height: 768 }, tag: [] },
  { lang: 'en', viewport: { width: 390, height: 844 }, tag: ['@thorough'] },
] as const) {
  const { lang, viewport, tag } = look;
  test.describe(`cricket in ${lang} at ${viewport.width} px`, { tag: [...tag] }, () => {
    test.use({ lang, viewport });

    test('leads from its first page to a match, its scorecard, which follows play, a player and the team', async ({
      app,
      page,
      platform,
    }) => {
      const match = await liveMatch(platform);
      await app.open('/cricket');
      await expect(app.heading('cricket:home.live')).toBeVisible();
      await app.main.locator(`a[href*="/cricket/game/${match.id}"]`).first().click();
      await expect(page).toHaveURL(new RegExp(`/${lang}/cricket/game/${match.id}`));
      await expect(page.getByRole('heading', { level: 1 })).toContainText(match.home);

      await app.button('cricket:card.scorecard').click();
      await expect(page).toHaveURL(/view=scorecard/);
      const batting = app.main
        .getByRole('table')
        .filter({ hasText: app.say('cricket:card.total') })
        .first();
      await expect(batting).toBeVisible();
      const total = app.main.getByRole('rowheader', { name: new RegExp(app.say('cricket:card.total')) });
      const before = await total.first().innerText();
      await platform.advance(300);
      await expect(total.first()).not.toHaveText(before);
      const { match: after } = (await platform.match(match.id)) ?? { match };
      const texts = await total.allInnerTexts();
      expect(texts.join(' ')).toContain(`${after.score?.total.findLast((runs) => runs > 0)}/`);

      const player = batting.getByRole('link').first();
      const name = await player.innerText();
      await player.click();
      await expect(page).toHaveURL(/\/cricket\/player-info\/\d+/);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
      await expect(app.heading('cricket:player.batting')).toBeVisible();

      await app.main.locator('a[href*="/cricket/team/"]').first().click();
      await expect(page).toHaveURL(/\/cricket\/team\/\d+/);
      await expect(app.heading('cricket:team.squad')).toBeVisible();
      await expect(app.main.getByRole('table').first()).toContainText(name);
    });
  });
}
