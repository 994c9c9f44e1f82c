import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { answerCalls, refuse, requestsOf, type Answers } from '../../../testing/screen/answers.ts';
import { openScreen } from '../../../testing/screen/openScreen.tsx';
import * as SecurityQuestionScreen from './SecurityQuestionScreen.tsx';

const open = (answers: Answers) =>
  openScreen(SecurityQuestionScreen, {
    address: 'office/security-question',
    namespaces: ['titles', 'security', 'personal'],
    answers: { securityQuestion: () => ({ isSet: false }), ...answers },
  });

const button = (name: string) => page.getByRole('button', { name });
const field = (name: string) => page.getByRole('textbox', { name });

test('a question of the player’s own is set with the password', async () => {
  const text = 'Whom did I meet in Rome?';
  const { say, address } = await open({ setSecurityQuestion: () => refuse(403, { code: 'WRONG_PASSWORD' }) });
  await page.getByRole('combobox', { name: say('security:question.label') }).selectOptions('own');
  const submit = button(say('security:question.submit'));
  await submit.click();
  await expect.element(page.getByText(say('security:question.ownShort')).first()).toBeVisible();
  expect(requestsOf('setSecurityQuestion')).toEqual([]);

  await field(say('security:question.ownLabel')).fill(text);
  await field(say('security:question.answer')).fill('Ada Byron');
  const password = field(say('security:change.password'));
  await password.fill('not-the-password');
  await submit.click();
  await expect.element(password).toHaveAttribute('aria-invalid', 'true');

  answerCalls({
    setSecurityQuestion: () => ({ isSet: true }),
    securityQuestion: () => ({ isSet: true, question: { text } }),
  });
  await password.fill('the-password');
  await submit.click();
  await expect.element(page.getByText(say('security:question.done'))).toBeVisible();
  await expect.element(page.getByText(text)).toBeVisible();
  expect(requestsOf('setSecurityQuestion').at(-1)?.body).toEqual({
    password: 'the-password',
    question: { text },
    answer: 'Ada Byron',
  });
  await page.getByRole('link', { name: say('security:activation.back') }).click();
  await expect.poll(address).toBe('/en/office/security');
});

test('a question is removed with the password', async () => {
  const { say } = await open({
    securityQuestion: () => ({ isSet: true, question: { id: 'pet' } }),
    removeSecurityQuestion: () => {
      answerCalls({ securityQuestion: () => ({ isSet: false }) });
      return { isSet: false };
    },
  });
  await expect.element(page.getByText(say('personal:question.pet'))).toBeVisible();
  await button(say('security:question.remove')).click();
  await field(say('security:change.password')).fill('the-password');
  await button(say('security:question.remove')).click();
  await expect.element(page.getByRole('combobox', { name: say('security:question.label') })).toBeVisible();
  expect(requestsOf('removeSecurityQuestion').map(({ body }) => body)).toEqual([
    { password: 'the-password' },
  ]);
});
