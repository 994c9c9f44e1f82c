import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { answerCalls, requestsOf, refuse, type Answers } from '../../testing/screen/answers.ts';
import { notice } from '../../testing/screen/notice.ts';
import { openScreen } from '../../testing/screen/openScreen.tsx';
import { sampleAccountSettings } from '../../testing/samples.ts';
import * as MailingSettingsScreen from './MailingSettingsScreen.tsx';

const settings = () => sampleAccountSettings;
const save = () => ({ success: true });

const open = (answers: Answers = {}) =>
  openScreen(MailingSettingsScreen, {
    address: 'office/mailing-settings',
    namespaces: ['titles', 'settings'],
    answers: { officeSettings: settings, saveOfficeSetting: save, ...answers },
  });

const switches = page.getByRole('switch');
/** The switch of news by e-mail; that by text message has the same label. */
const news = (label: string) => page.getByRole('switch', { name: label }).first();
const saved = () => requestsOf('saveOfficeSetting').map(({ body }) => body);

test('each setting is saved alone, and at once', async () => {
  const { say } = await open();
  const mail = news(say('settings:mailing.enable_mail_news'));
  await expect.element(mail).not.toBeChecked();
  await mail.click();
  await expect.element(mail).toBeChecked();
  await expect.element(notice(say('common:saves.saved'))).toBeVisible();
  expect(saved()).toEqual([{ id: 'enable_mail_news', value: true }]);
});

test('a setting that couldn’t be saved reverts, with a notice', async () => {
  const { say } = await open({ saveOfficeSetting: () => refuse(503) });
  const mail = news(say('settings:mailing.enable_mail_news'));
  await mail.click();
  await expect.element(notice(say('common:saves.failed'))).toBeVisible();
  await expect.element(notice(say('common:errors.server'))).toBeVisible();
  await expect.element(mail).not.toBeChecked();
});

test('stopping all messages stores each of them, and shows why if that fails', async () => {
  const message = 'Mails about payments can’t be stopped while a withdrawal is open.';
  const { say } = await open({
    saveOfficeSetting: ({ body }) =>
      body.id === 'enable_mail_deposit' ? { success: false, status: 2, message } : refuse(503),
  });
  const stopAll = page.getByRole('button', { name: say('settings:mailing.stopAll') });
  const failures = notice(say('common:saves.failed'));
  const on = () => switches.elements().filter((element) => element.matches('[aria-checked=true], :checked'));
  await stopAll.click();
  await expect.poll(() => failures.elements()).toHaveLength(2);
  await expect.element(failures.filter({ hasText: message })).toBeVisible();
  await expect.poll(on).toHaveLength(2);
  answerCalls({ saveOfficeSetting: save });
  await stopAll.click();
  await expect.element(notice(say('common:saves.saved'))).toBeVisible();
  await expect.element(stopAll).not.toBeInTheDocument();
  expect(on()).toEqual([]);
  expect(saved().slice(2)).toEqual([
    { id: 'enable_mail_bets', value: false },
    { id: 'enable_mail_deposit', value: false },
  ]);
});

test('the language of messages is another one than that of the page', async () => {
  const { say } = await open();
  await page.getByRole('combobox', { name: say('settings:mailing.language') }).selectOptions('ar');
  await expect.element(notice(say('common:saves.saved'))).toBeVisible();
  expect(saved()).toEqual([{ id: 'message_language', value: 'ar' }]);
});

test('settings on their way have a placeholder, and those that failed can be asked for again', async () => {
  const first = Promise.withResolvers<ReturnType<typeof refuse>>();
  const { say } = await open({ officeSettings: () => first.promise });
  await expect.element(page.getByText(say('settings:mailing.mail'))).not.toBeInTheDocument();
  first.resolve(refuse(503));
  await expect.element(page.getByText(say('common:errors.query'))).toBeVisible();
  answerCalls({ officeSettings: settings });
  await page.getByRole('button', { name: say('common:actions.retry') }).click();
  await expect.element(switches.first()).toBeVisible();
});
