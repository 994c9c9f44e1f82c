import { tabTo } from '../support/keys.ts';
import { newEmail, PASSWORD } from '../support/player.ts';
import { expect, test } from '../support/test.ts';

test('by keyboard: a visitor registers', async ({ app, page }) => {
  const field = (key: string) =>
    page.getByRole('textbox', { name: app.say(`access:fields.${key}`), exact: true });
  await app.open('/registration');
  await tabTo(page, field('email'));
  await page.keyboard.type(newEmail());
  await tabTo(page, field('password'), { most: 3 });
  await page.keyboard.type(PASSWORD);
  await tabTo(
    page,
    page.getByRole('checkbox', { name: app.say('access:registration.agreement', { age: '18' }) }),
  );
  await page.keyboard.press('Space');
  await page.keyboard.press('Enter');
  await expect(app.balance).toBeVisible();
});
