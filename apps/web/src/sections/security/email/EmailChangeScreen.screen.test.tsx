import type { AnalyticsEvent } from '@touchline/contract';
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { sendTo } from '../../../features/analytics/track.ts';
import { answerCalls, refuse } from '../../../testing/screen/answers.ts';
import { openScreen } from '../../../testing/screen/openScreen.tsx';
import * as EmailChangeScreen from './EmailChangeScreen.tsx';

afterEach(() => sendTo(undefined));

test('an e-mail that can’t be added is counted by the code of each refusal, never by what was typed', async () => {
  const counted: AnalyticsEvent[] = [];
  sendTo((event) => counted.push(event));
  const { say } = await openScreen(EmailChangeScreen, {
    address: 'office/email-change',
    namespaces: ['titles', 'security', 'common'],
    answers: { sendEmailChange: () => refuse(403, { code: 'WRONG_PASSWORD' }) },
  });
  await page.getByRole('textbox', { name: say('security:change.email') }).fill('ann@example.com');
  await page.getByRole('textbox', { name: say('security:change.password') }).fill('not-the-password');
  const submit = page.getByRole('button', { name: say('security:change.submit') });
  await submit.click();
  await expect.poll(() => counted.at(-1)).toEqual({ event: 'email_add_error', detail: 'wrong_password' });
  answerCalls({ sendEmailChange: () => refuse(429, { code: 'TOO_MANY_MAILS' }) });
  await submit.click();
  await expect.poll(() => counted.at(-1)).toEqual({ event: 'email_add_error', detail: 'too_many_mails' });
  expect(JSON.stringify(counted)).not.toContain('ann');
});
