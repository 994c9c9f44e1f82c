import { tabTo } from '../support/keys.ts';
import { newEmail, newPlayer, PASSWORD } from '../support/player.ts';
import { settled } from '../support/settled.ts';
import { expect, test } from '../support/test.ts';

test('by keyboard: a visitor registers', async ({ app, page }) => {
  const field = (key: string) =>
    page.getByRole('textbox', { name: app.say(`access:fields.${key}`), exact: true });
  await app.open('/registration');
  await settled(page);
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

test('by keyboard: a player sets a deposit limit', async ({ app, page }) => {
  await newPlayer(app);
  await app.open('/office/responsible');
  await settled(page);
  const name = app.say('limits:type.20');
  await tabTo(page, app.button('responsible:setOf', { name }));
  await page.keyboard.press('Enter');
  // The amount has the focus.
  await expect(page.getByRole('textbox', { name, exact: true })).toBeFocused();
  await page.keyboard.type('50');
  await page.keyboard.press('Enter');
  await expect(app.button('responsible:changeOf', { name })).toBeVisible();
  await expect(app.main.getByText('€50', { exact: true })).toBeVisible();
});
