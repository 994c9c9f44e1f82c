import { formatOdds, parseOdds } from '@touchline/betting';
import { FOOTBALL, liveMatches, pickOf } from '../support/play.ts';
import { wordsIn } from '../support/words.ts';
import { expect, test } from '../support/test.ts';

const AMERICAN = 2;

test('settings apply at once, without a reload, and are stored', async ({ app, page, platform }) => {
  const [first] = await liveMatches(platform, { sportId: FOOTBALL, type: 'match-result', count: 1 });
  if (!first) throw new Error('There is no football in play.');
  const picks = ['home', 'draw', 'away'].map((key) => pickOf(first.match, first.market, key));
  await app.openMatch(first.match, 'football');
  const shown = (k: string, view: number) => formatOdds(parseOdds(k), view);
  for (const pick of picks) await expect(app.price(pick)).toContainText(pick.selection.k);

  let loads = 0;
  page.on('load', () => (loads += 1));
  const html = page.locator('html');
  const sheet = () => page.getByRole('dialog', { name: app.say('settings:title') });
  const row = (key: string) => sheet().getByRole('combobox', { name: app.say(key) });
  await app.followAtEnd('English');

  await row('settings:odds.label').selectOption(String(AMERICAN));
  await sheet().getByText(app.say('settings:mode.dark'), { exact: true }).click();
  await expect(html).toHaveAttribute('data-mode', 'dark');
  await sheet().getByText(app.say('settings:mode.contrast'), { exact: true }).click();
  await expect(html).toHaveAttribute('data-mode', 'contrast');
  await sheet().getByText(app.say('settings:clock.h12')).click();
  await app.button('common:kit.close').click();
  for (const pick of picks) await expect(app.price(pick)).toContainText(shown(pick.selection.k, AMERICAN));

  await app.go('/line/football?settings=1');
  loads = 0;
  await row('settings:language').selectOption('ar');
  await expect(html).toHaveAttribute('dir', 'rtl');
  await expect(page).toHaveURL(/\/ar\/line\/football\?settings=1$/);
  expect(loads).toBe(0);
  const arabic = wordsIn('ar');
  await page
    .getByRole('dialog', { name: arabic('settings:title') })
    .getByRole('button', { name: arabic('common:kit.close') })
    .click();

  await page.reload();
  await expect(html).toHaveAttribute('data-mode', 'contrast');
  await expect(page.getByRole('main')).toContainText(/\d{1,2}:\d\d\s?[صم]/);
  await expect(
    page
      .getByRole('main')
      .getByRole('button', { name: /[+-]\d{3,}/ })
      .first(),
  ).toBeVisible();
});

test('a page makes no other policy of trusted types, and no markup of text', async ({ app, page, quiet }) => {
  quiet.allow(/trusted/i);
  await app.open('');
  const tried = await page.evaluate(() => {
    const refusalOf = (attempt: () => void): string => {
      try {
        attempt();
        return 'allowed';
      } catch (error) {
        return error instanceof TypeError ? 'refused' : String(error);
      }
    };
    // The cast: not in the platform's types yet.
    const { trustedTypes } = globalThis as unknown as {
      trustedTypes: { createPolicy(name: string, rules: object): unknown };
    };
    const rules = { createHTML: (text: string) => text };
    return {
      policy: refusalOf(() => void trustedTypes.createPolicy('another', rules)),
      fallback: refusalOf(() => void trustedTypes.createPolicy('default', rules)),
      markup: refusalOf(() => Reflect.set(document.body, 'innerHTML', '<b>text</b>')),
    };
  });
  expect(tried).toEqual({ policy: 'refused', fallback: 'refused', markup: 'refused' });
});
