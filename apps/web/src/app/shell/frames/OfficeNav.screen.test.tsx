import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { session } from '../../../features/session/session.store.ts';
import { sampleLimits, samplePlayer } from '../../../testing/samples.ts';
import { refuse, requestsOf, type Answers } from '../../../testing/screen/answers.ts';
import { notice } from '../../../testing/screen/notice.ts';
import { openScreen } from '../../../testing/screen/openScreen.tsx';
import { loadLazyRows } from '../../routes/table.ts';
import OfficeNav from './OfficeNav.tsx';

const open = async (answers: Answers) => {
  await loadLazyRows();
  return openScreen(
    { Component: OfficeNav },
    {
      address: 'office/security',
      namespaces: ['office', 'security'],
      answers: {
        couponHistory: () => ({ coupons: [], next: null }),
        limits: () => sampleLimits,
        ...answers,
      },
    },
  );
};

const button = (name: string) => page.getByRole('button', { name });

test('the menu signs out after a question, also while the server doesn’t answer as it should', async () => {
  const { say } = await open({ signOut: () => refuse(503) });
  const leave = button(say('office:signOut'));
  await leave.click();
  const question = page.getByRole('alertdialog', { name: say('security:signOut.youSure') });
  await question.getByRole('button', { name: say('security:signOut.stay') }).click();
  await expect.element(question).not.toBeInTheDocument();
  expect(requestsOf('signOut')).toEqual([]);
  await leave.click();
  await question.getByRole('button', { name: say('common:header.signOut') }).click();
  await expect.poll(() => session.player).toBeNull();
  await expect
    .poll(() => requestsOf('signOut').map(({ body }) => body))
    .toEqual([{ everywhere: false, sessionId: samplePlayer.sessionId }]);
  expect(notice(say('common:session.signedOut')).elements()).toEqual([]);
});
