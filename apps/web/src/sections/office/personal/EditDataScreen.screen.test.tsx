import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { samplePersonalData } from '../../../testing/samples.ts';
import { answerCalls, refuse, requestsOf, type Answers } from '../../../testing/screen/answers.ts';
import { notice } from '../../../testing/screen/notice.ts';
import { openScreen } from '../../../testing/screen/openScreen.tsx';
import * as EditDataScreen from './EditDataScreen.tsx';

const open = (answers: Answers = {}, query = '') =>
  openScreen(EditDataScreen, {
    address: `office/account/edit${query}`,
    namespaces: ['titles', 'access', 'personal', 'profile'],
    answers: {
      personalData: () => samplePersonalData,
      personalDataHistory: () => ({ changes: [], next: null }),
      phoneCountries: () => ({ countries: [] }),
      ...answers,
    },
  });

const field = (name: string) => page.getByRole('textbox', { name });

test('only what was changed is saved, once it is valid; the form names the field that isn’t', async () => {
  const { say, address } = await open({ changePersonalData: () => samplePersonalData });
  const save = page.getByRole('button', { name: say('profile:form.save') });
  await expect.element(save).toBeDisabled();
  await field(say('personal:field.surname')).fill('Belardi');
  const name = field(say('personal:field.name'));
  await name.fill('Ａda');
  await field(say('personal:field.passport')).fill('XC4471902');
  await save.click();
  await expect.element(page.getByText(say('personal:wrong.name')).first()).toBeVisible();
  await expect.element(name).toHaveFocus();
  expect(requestsOf('changePersonalData')).toEqual([]);

  await name.fill('Ada');
  await save.click();
  await expect.poll(address).toBe('/en/office/account');
  await expect.element(notice(say('profile:form.saved'))).toBeVisible();
  expect(requestsOf('changePersonalData').map(({ body }) => body)).toEqual([
    { surname: 'Belardi', name: 'Ada', passport: 'XC4471902' },
  ]);
});

test('a field that the platform refuses is named, and what was typed stays', async () => {
  const fields = [{ path: '/date_birthday', code: 'age', message: 'Too young.' }];
  const { say } = await open({ changePersonalData: () => refuse(400, { fields }) }, '?part=person');
  await field(say('personal:field.surname')).fill('Belardi');
  const save = page.getByRole('button', { name: say('profile:form.save') });
  await save.click();
  await expect.element(page.getByText(say('personal:wrong.birthday')).first()).toBeVisible();
  answerCalls({ changePersonalData: () => refuse(409, { code: 'FIELD_LOCKED' }) });
  await save.click();
  await expect.element(page.getByText(say('profile:refused.locked'))).toBeVisible();
  await expect.element(field(say('personal:field.surname'))).toHaveValue('Belardi');
});
