import { readFile } from 'node:fs/promises';
import { expectAccessible } from '../support/accessible.ts';
import { asOperator } from '../support/asOperator.ts';
import { newPlayer } from '../support/player.ts';
import { expect, test } from '../support/test.ts';

test('a player fills in personal data, sees them with their history, and an operator corrects one', async ({
  app,
  page,
  platform,
}) => {
  const { say } = app;
  const player = await newPlayer(app);
  await app.open('/office/account');
  await expect(page.getByText(say('profile:history.empty'))).toBeVisible();
  await page.getByRole('link', { name: say('profile:missing.complete') }).click();
  await expect(page).toHaveURL(app.address('/office/account/edit'));

  const save = app.button('profile:form.save');
  await expect(save).toBeDisabled();
  await page.getByLabel(say('personal:field.surname')).fill('Belardi');
  await page.getByLabel(say('personal:field.name'), { exact: true }).fill('Ａda');
  await page.getByLabel(say('personal:field.passport'), { exact: true }).fill('XC4471902');
  await save.click();
  // The form names the field, and focuses it.
  await expect(page.getByText(say('personal:wrong.name'))).toBeVisible();
  await expect(page.getByLabel(say('personal:field.name'), { exact: true })).toBeFocused();
  await page.getByLabel(say('personal:field.name'), { exact: true }).fill('Ada');
  await expectAccessible(page, 'personal data form', { modes: ['light'] });
  await save.click();

  await expect(page).toHaveURL(app.address('/office/account'));
  const history = page
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: say('profile:history.title') }) });
  await expect(history.getByText(say('profile:history.added', { after: 'Belardi' }))).toBeVisible();
  await expect(
    history.getByText(say('profile:history.added', { after: '\u2066•••\u00A002\u2069' })),
  ).toBeVisible();
  await expect(page.getByText('XC4471902')).toHaveCount(0);
  await expectAccessible(page, 'personal data', { modes: ['light', 'dark'] });

  const id = await player.id();
  await asOperator(platform, `/ops/identification/players/${id}/personal-data`, {
    change: { surname: 'Belardi-Moor' },
    reason: 'Marriage certificate seen',
  });
  await app.open('/office/account');
  await expect(
    history.getByText(say('profile:history.changed', { before: 'Belardi', after: 'Belardi-Moor' })),
  ).toBeVisible();
  await expect(history.getByText(say('profile:history.support'))).toBeVisible();
});

test('a player saves a copy of everything that is stored about them', async ({ app, page }) => {
  const { say } = app;
  const player = await newPlayer(app, '20.00');
  await app.open('/office/account');
  const [file] = await Promise.all([page.waitForEvent('download'), app.button('profile:copy.save').click()]);
  await expect(page.getByText(say('profile:copy.saved'))).toBeVisible();
  expect(file.suggestedFilename()).toMatch(/^my-data-\d{4}-\d\d-\d\d\.json$/);
  const copy = JSON.parse(await readFile(await file.path(), 'utf8'));
  expect(copy.account).toMatchObject([{ email: player.email }]);
  expect(copy.movements).toMatchObject([{ amount: '20.00', balance: '20.00' }]);
});
