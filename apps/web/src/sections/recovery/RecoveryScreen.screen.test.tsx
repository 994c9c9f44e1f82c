import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { sampleSite } from '../../testing/samples.ts';
import { answerCalls, refuse, requestsOf, type Answers } from '../../testing/screen/answers.ts';
import { openScreen } from '../../testing/screen/openScreen.tsx';
import * as RecoveryScreen from './RecoveryScreen.tsx';

const now = sampleSite.serverTime;
const guid = 'a'.repeat(22);
const ticket = 'b'.repeat(43);
const question = 'Whom did I meet in Rome?';

const open = (answers: Answers) =>
  openScreen(RecoveryScreen, {
    address: 'user/forgotpassword',
    namespaces: ['recovery'],
    answers: {
      startRecovery: () => ({ guid, length: 6, expiresAt: now + 600_000, resendAt: now + 60_000 }),
      ...answers,
    },
  });

const button = (name: string) => page.getByRole('button', { name });
const field = (name: string) => page.getByRole('textbox', { name });

test('a wrong answer to the security question leads back to it, and a correct one to the sign-in', async () => {
  const { say, address } = await open({
    checkRecovery: () => refuse(422, { code: 'CODE_WRONG' }),
    saveRecovery: () => refuse(422, { code: 'ANSWER_WRONG' }),
  });
  await field(say('recovery:request.name')).fill('anna@example.com');
  await button(say('recovery:request.submit')).click();
  const code = field(say('recovery:code.label'));
  await code.fill('000000');
  await button(say('recovery:code.submit')).click();
  await expect.element(page.getByText(say('recovery:refused.wrong'))).toBeVisible();
  answerCalls({ checkRecovery: () => ({ ticket, expiresAt: now + 600_000, question: { text: question } }) });
  await code.fill('123456');
  await button(say('recovery:code.submit')).click();

  const finish = async (answer: string) => {
    await field(question).fill(answer);
    await button(say('recovery:question.submit')).click();
    await field(say('recovery:password.next')).fill('another-long-enough-one');
    await button(say('recovery:password.submit')).click();
  };
  await finish('Charles');
  await expect.element(page.getByText(say('recovery:refused.answer'))).toBeVisible();
  answerCalls({ saveRecovery: () => ({ endedSessions: 1 }) });
  await finish('ada byron');
  await expect.element(page.getByText(say('recovery:done.title'))).toBeVisible();
  const sent = { guid, ticket, password: 'another-long-enough-one' };
  expect(requestsOf('saveRecovery').map(({ body }) => body)).toEqual([
    { ...sent, answer: 'Charles' },
    { ...sent, answer: 'ada byron' },
  ]);
  await button(say('recovery:done.signIn')).click();
  await expect.poll(address).toBe('/en/user/login');
});
