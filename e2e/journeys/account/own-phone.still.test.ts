import type { App } from '../support/app.ts';
import { newNumber } from '../support/phones.ts';
import { newPlayer, PASSWORD } from '../support/player.ts';
import { textedCode } from '../support/sent.ts';
import { expect, test } from '../support/test.ts';

async function fillPhone({ page, say }: App, phone: string): Promise<void> {
  await page.getByLabel(say('access:fields.phone')).fill(`+44${phone}`);
}

test('a phone is added by a code, protects the account at once, and is changed with the password', async ({
  app,
  page,
  platform,
  quiet,
}) => {
  quiet.allow(/403/);
  const { say } = app;
  await newPlayer(app);
  const { promise: countriesMayCome, resolve: letCountriesCome } = Promise.withResolvers<void>();
  await page.route('**/web-api/phone/countries*', async (route) => {
    await countriesMayCome;
    await route.fallback();
  });
  await app.open('/office/security');
  await page.getByRole('link', { name: say('security:method.phone') }).click();
  await expect(page).toHaveURL(/\/office\/phone-binding$/);
  const prove = async (phone: string) => {
    await page.getByLabel(say('access:code.fromMessage')).fill(await textedCode(`+44${phone}`, platform));
    await app.button('security:activation.submit').click();
    await expect(page.getByText(say('security:phone.done'))).toBeVisible();
  };
  const first = `7911${newNumber()}`;
  await fillPhone(app, first);
  await app.button('access:registration.sendCode').click();
  // Submitted before the number formats are loaded, the form waits for them.
  letCountriesCome();
  await expect(page.getByLabel(say('access:code.fromMessage'))).toBeVisible();
  await prove(first);
  await app.link('security:activation.back').click();
  const row = page.getByRole('link', { name: say('security:method.phone') });
  await expect(row).toContainText(say('security:protection.on'));
  await row.click();
  await expect(page).toHaveURL(/\/office\/phone-change$/);

  const next = `7911${newNumber()}`;
  await fillPhone(app, next);
  const password = page.getByRole('textbox', { name: say('security:change.password') });
  await password.fill('not it at all');
  await app.button('access:registration.sendCode').click();
  await expect(page.getByText(say('security:refused.password'))).toBeVisible();
  await password.fill(PASSWORD);
  await app.button('access:registration.sendCode').click();
  await expect(page.getByLabel(say('access:code.fromMessage'))).toBeVisible();
  await prove(next);
});
