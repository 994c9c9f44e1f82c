import * as v from 'valibot';
import { newPlayer } from '../support/player.ts';
import { expect, test } from '../support/test.ts';

const Given = v.strictObject({
  country: v.string(),
  name: v.string(),
  surname: v.string(),
  date_birthday: v.string(),
});
const fields = ['country', 'date_birthday', 'name', 'surname'].map((id) => ({ id, isRequired: true }));

test('a player with incomplete registration data completes it before seeing account pages', async ({
  app,
  page,
}) => {
  const { say } = app;
  await newPlayer(app);
  let isMissing = true;
  // The journeys' site requires no further data; the answer is changed to require some.
  await page.route('**/web-api/user/config', async (route) => {
    const answer = await route.fetch();
    await route.fulfill({
      response: answer,
      json: { ...(await answer.json()), isDataAfterRegistration: isMissing },
    });
  });
  await page.route('**/web-api/registration/options', async (route) => {
    const answer = await route.fetch();
    const options = await answer.json();
    await route.fulfill({
      response: answer,
      json: { ...options, fields: { ...options.fields, full_reg: fields } },
    });
  });
  const sent: unknown[] = [];
  await page.route('**/web-api/registration/data', async (route) => {
    sent.push(route.request().postDataJSON());
    isMissing = false;
    await route.fulfill({ json: { isDataAfterRegistration: false } });
  });
  await app.open('/office/wallets');
  await expect(page).toHaveURL(/\/welcome-authorization-data\?next=%2Fen%2Foffice%2Fwallets$/);
  const save = app.button('personal:clarify.submit');
  await save.click();
  await expect(page.getByText(say('access:wrong.fieldMissing')).first()).toBeVisible();
  await page.getByLabel(say('access:fields.name')).fill('Ada');
  await page.getByLabel(say('access:fields.surname')).fill('Byron');
  // The typed values outlive a reload.
  await page.reload();
  await expect(page.getByLabel(say('access:fields.name'))).toHaveValue('Ada');
  await expect(page.getByLabel(say('access:fields.surname'))).toHaveValue('Byron');
  const born = page.getByRole('group', { name: say('access:fields.date_birthday') });
  await born.getByLabel(say('access:birthday.day')).fill('28');
  await born.getByLabel(say('access:birthday.month')).fill('2');
  await born.getByLabel(say('access:birthday.year')).fill('1990');
  await page.getByRole('combobox', { name: say('access:fields.country') }).click();
  await page.getByRole('combobox', { name: say('access:country.search') }).fill('United King');
  await page.getByRole('option').first().click();
  await save.click();
  await expect(page).toHaveURL(`${app.origin}/en/office/wallets`);
  expect(v.parse(Given, sent[0])).toMatchObject({ country: 'gb', date_birthday: '1990-02-28' });
});
