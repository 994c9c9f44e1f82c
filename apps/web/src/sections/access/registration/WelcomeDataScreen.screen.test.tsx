import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { sampleUserConfig } from '../../../testing/samples.ts';
import { answerCalls, requestsOf, type Answers } from '../../../testing/screen/answers.ts';
import { openScreen } from '../../../testing/screen/openScreen.tsx';
import * as WelcomeDataScreen from './WelcomeDataScreen.tsx';

const asked = (['country', 'date_birthday', 'name', 'surname'] as const).map((id) => ({
  id,
  isRequired: true,
}));
const complete = () => ({
  ...sampleUserConfig,
  isDataAfterRegistration: false,
  identity: { state: 'verified', isNeeded: false, page: 'office/identification' } as const,
});

const open = (answers: Answers = {}) =>
  openScreen(WelcomeDataScreen, {
    address: 'welcome-authorization-data?next=%2Fen%2Foffice%2Fwallets',
    namespaces: ['titles', 'access', 'personal'],
    answers: {
      userConfig: () => ({ ...sampleUserConfig, isDataAfterRegistration: true }),
      accessOptions: () => ({
        loginModes: ['login_password'],
        registrationTypes: ['full_reg'],
        fields: { fast_reg: [], phone_reg: [], full_reg: asked, soc_reg: [] },
        hasPasskeys: false,
        hasQrSignIn: false,
        isDataAfterRegistration: true,
        minimumAge: 18,
      }),
      phoneCountries: () => ({
        countries: [
          { id: 1, name: 'Ireland', phoneCode: '+353', code: 'ie' },
          { id: 2, name: 'United Kingdom', phoneCode: '+44', code: 'gb' },
        ],
      }),
      ...answers,
    },
  });

const field = (name: string) => page.getByRole('textbox', { name });

test('missing data are typed, outlive a reload, are sent, and lead to the page that was asked for', async () => {
  const { say } = await open();
  const submit = page.getByRole('button', { name: say('personal:clarify.submit') });
  await submit.click();
  await expect.element(page.getByText(say('access:wrong.fieldMissing')).first()).toBeVisible();
  await field(say('access:fields.name')).fill('Ada');
  await field(say('access:fields.surname')).fill('Byron');

  const { address } = await open({
    giveRegistrationData: () => {
      answerCalls({ userConfig: complete });
      return { isDataAfterRegistration: false };
    },
  });
  await expect.element(field(say('access:fields.name'))).toHaveValue('Ada');
  await expect.element(field(say('access:fields.surname'))).toHaveValue('Byron');
  const born = page.getByRole('group', { name: say('access:fields.date_birthday') });
  await born.getByLabelText(say('access:birthday.day')).fill('28');
  await born.getByLabelText(say('access:birthday.month')).fill('2');
  await born.getByLabelText(say('access:birthday.year')).fill('1990');
  await page.getByRole('combobox', { name: say('access:fields.country') }).click();
  await page.getByRole('combobox', { name: say('access:country.search') }).fill('United King');
  await page.getByRole('option').first().click();
  await submit.click();
  await expect.poll(address).toBe('/en/office/wallets');
  expect(requestsOf('giveRegistrationData').map(({ body }) => body)).toEqual([
    { country: 'gb', date_birthday: '1990-02-28', name: 'Ada', surname: 'Byron' },
  ]);
});

test('without anything missing it leads on', async () => {
  const { say, address } = await open({ userConfig: complete });
  await expect.element(page.getByText(say('personal:clarify.none'))).toBeVisible();
  await page.getByRole('link', { name: say('personal:clarify.on') }).click();
  await expect.poll(address).toBe('/en/office/wallets');
});

test('without anything missing it leads to the identity if that is needed, as the account does', async () => {
  const identity = { state: 'open', isNeeded: true, page: 'office/identification' } as const;
  const { say, address } = await open({ userConfig: () => ({ ...complete(), identity }) });
  await expect.element(page.getByText(say('personal:clarify.registered'))).toBeVisible();
  await expect.element(page.getByText(say('personal:clarify.identity.must'))).toBeVisible();
  await page.getByRole('link', { name: say('personal:clarify.verify') }).click();
  await expect.poll(address).toBe('/en/office/identification');
});
