import type { AnswerOf, Calls } from '@touchline/contract';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { sampleSite } from '../../../testing/samples.ts';
import { requestsOf, refuse, type Answers } from '../../../testing/screen/answers.ts';
import { notice } from '../../../testing/screen/notice.ts';
import { openScreen } from '../../../testing/screen/openScreen.tsx';
import * as SessionsScreen from './SessionsScreen.tsx';

type Session = AnswerOf<Calls['sessionHistory']>['sessions'][number];

const now = sampleSite.serverTime / 1000;
const here: Session = {
  id: '9',
  userAgent: 'Mozilla/5.0 (X11; Linux x86_64) Chrome/140.0',
  startedAt: now - 60,
  lastActiveAt: now,
  isThis: true,
};
const other: Session = {
  ...here,
  id: '8',
  userAgent: 'Mozilla/5.0 (Android 16; Mobile) Firefox/140.0',
  isThis: false,
};
const past = (id: string, userAgent: string): Session => ({
  ...other,
  id,
  userAgent,
  endedAt: now - 30,
});

const open = (answers: Answers) =>
  openScreen(SessionsScreen, {
    address: 'office/session-history',
    namespaces: ['titles', 'security'],
    answers: { sessionHistory: () => ({ sessions: [here, other], next: null }), ...answers },
  });

test('the history begins with open sessions, and shows earlier ones on request', async () => {
  const { say } = await open({
    sessionHistory: ({ query: { before } }) =>
      before === '7'
        ? { sessions: [past('3', 'Android 16 Firefox')], next: null }
        : { sessions: [here, past('7', 'iPhone OS 26 Safari')], next: '7' },
  });
  await expect.element(page.getByText(say('security:sessions.current'))).toBeVisible();
  const rows = page.getByRole('main').getByRole('listitem');
  await expect.poll(() => rows.elements()).toHaveLength(2);
  const more = page.getByRole('button', { name: say('security:sessions.more') });
  await more.click();
  await expect.poll(() => rows.elements()).toHaveLength(3);
  await expect.element(more).not.toBeInTheDocument();
});

test('a device that couldn’t be signed out stays in the list, with a notice', async () => {
  const { say } = await open({ endSession: () => refuse(503) });
  await page.getByRole('button', { name: /Firefox/ }).click();
  await expect.element(notice(say('security:sessions.failed'))).toBeVisible();
  expect(requestsOf('endSession').map(({ params }) => params.sessionId)).toEqual(['8']);
});
