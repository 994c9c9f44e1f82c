import type { Verification } from '@touchline/contract';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { sampleSite } from '../../testing/samples.ts';
import { answerCalls, refuse, type Answers } from '../../testing/screen/answers.ts';
import { openScreen } from '../../testing/screen/openScreen.tsx';
import * as VerificationScreen from './VerificationScreen.tsx';

const now = sampleSite.serverTime / 1000;
const refused: Verification = {
  isVerified: false,
  identity: { state: 'open', isNeeded: true, page: 'office/verification' },
  types: ['identity'],
  checks: [
    {
      id: 'check-1',
      type: 'identity',
      steps: ['document', 'selfie'],
      state: 'refused',
      isProved: false,
      canBegin: true,
      reason: 'selfie',
      note: 'Please use your passport.',
    },
  ],
  history: [
    { id: '2', at: now - 60, type: 'identity', state: 'refused', reason: 'selfie', by: 'operator' },
    { id: '1', at: now - 600, type: 'identity', state: 'started', by: 'player' },
  ],
};

const open = (answers: Answers) =>
  openScreen(VerificationScreen, {
    address: 'office/verification',
    namespaces: ['titles', 'account', 'identification', 'verification'],
    answers: { verification: () => refused, ...answers },
  });

const main = page.getByRole('main');

test('a check shows the reason and an operator’s note, the way on, and the history', async () => {
  const { say, address } = await open({});
  const steps = main.getByRole('list', { name: say('verification:history.label') });
  await expect
    .element(steps.getByText(say('verification:history.event.refused'), { exact: false }))
    .toBeVisible();
  await expect.element(steps.getByText(say('verification:reason.selfie'))).toBeVisible();
  const list = main.getByRole('listitem');
  await expect.element(list.filter({ hasText: 'Please use your passport.' })).toBeVisible();
  await expect.element(main.getByText(say('verification:reason.selfie')).first()).toBeVisible();
  await main.getByRole('link', { name: say('verification:action.again') }).click();
  await expect.poll(address).toBe('/en/verification/sumsub?type=identity');
});

test('without anything to verify it leads to the matches, and a failure can be asked for again', async () => {
  const { say, address } = await open({ verification: () => refuse(503) });
  await expect.element(main.getByText(say('verification:failed'))).toBeVisible();
  const identity = { state: 'verified', isNeeded: false, page: 'office/verification' } as const;
  answerCalls({ verification: () => ({ isVerified: true, identity, types: [], checks: [], history: [] }) });
  await main.getByRole('button', { name: say('verification:retry') }).click();
  await expect.element(main.getByText(say('verification:none.verified'))).toBeVisible();
  await main.getByRole('link', { name: say('verification:none.go') }).click();
  await expect.poll(address).toBe('/en');
});

test.each([
  ['open', true, 'asked'],
  ['open', false, 'none'],
  ['inReview', true, 'pending'],
  ['requested', true, 'documents'],
  ['refused', true, 'refused'],
] as const)(
  'documents that are %s (needed: %s) are shown as %s, with the way to them',
  async (state, isNeeded, text) => {
    const identity = { state, isNeeded, page: 'office/identification' } as const;
    const { say, address } = await open({
      verification: () => ({ isVerified: false, identity, types: ['document'], checks: [], history: [] }),
    });
    await expect.element(main.getByText(say(`verification:state.${text}`)).first()).toBeVisible();
    await main.getByRole('link', { name: say('verification:documents.open') }).click();
    await expect.poll(address).toBe('/en/office/identification');
  },
);
