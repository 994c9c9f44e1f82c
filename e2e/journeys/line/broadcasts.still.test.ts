import { expect, test } from '../support/test.ts';

test('a stream runs with the delay that is shown, and moves to a corner when its page is left', async ({
  app,
  page,
}) => {
  await app.open('/broadcasts');
  await expect(page.getByText(app.say('events:broadcasts.delay', { seconds: 1 }))).toBeVisible();
  const words = app.say('betting:watch', { name: '' }).trim();
  const watch = app.main.getByRole('link', { name: new RegExp(`^${RegExp.escape(words)}`) });
  const name = ((await watch.first().getAttribute('aria-label')) ?? '').slice(words.length).trim();
  await watch.first().click();
  await expect(page).toHaveURL(/game=\d+/);
  const player = page.getByRole('region', { name: app.say('events:broadcasts.of', { name }) });
  await expect(player).toHaveAttribute('data-form', 'full');
  const picture = player.frameLocator('iframe');
  const [home = ''] = name.split(' – ');
  await expect(picture.getByText(home, { exact: true })).toBeVisible();
  await expect(picture.locator('body')).toHaveAttribute('data-state', 'on');

  await page.mouse.wheel(0, 900);
  await expect(player).toHaveAttribute('data-form', 'mini');
  await player.getByRole('button', { name: app.say('events:broadcasts.back') }).click();
  await expect(player).toHaveAttribute('data-form', 'full');
  await page.evaluate(() => scrollTo(0, 0));
  await player.getByRole('button', { name: app.say('events:broadcasts.close') }).focus();
  await page.keyboard.press('Enter');
  await expect(player).toBeHidden();
  await expect(page).not.toHaveURL(/game=/);
});
