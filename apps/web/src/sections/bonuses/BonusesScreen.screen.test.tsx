import type { AnswerOf, Bonus, Calls } from '@touchline/contract';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { sampleBonus } from '../../testing/samples.ts';
import { answerCalls, refuse, requestsOf, type Answers } from '../../testing/screen/answers.ts';
import { notice } from '../../testing/screen/notice.ts';
import { openScreen } from '../../testing/screen/openScreen.tsx';
import * as BonusesScreen from './BonusesScreen.tsx';

const bonusesOf = (...bonuses: Bonus[]): AnswerOf<Calls['bonuses']> => ({
  bonuses,
  offers: [],
  firstDeposit: { isOpen: false, choice: 0, offers: [] },
  isClosed: false,
});
const { accountId: _, ...closed } = sampleBonus;
const refused: Bonus = { ...closed, state: 'refused', endReason: 'refused', removed: '10.00' };

const open = (answers: Answers) =>
  openScreen(BonusesScreen, {
    address: 'office/bonuses',
    namespaces: ['titles', 'bonuses'],
    answers: { bonuses: () => bonusesOf(sampleBonus), ...answers },
  });

const button = (name: string) => page.getByRole('button', { name });

test('a bonus is given up after a question that names what goes and what stays', async () => {
  const { say } = await open({ refuseBonus: () => refuse(409, { code: 'BONUS_CHANGED' }) });
  await button(say('bonuses:giveUp.ask')).click();
  await expect
    .element(page.getByText(say('bonuses:giveUp.textOwn', { lost: '€10.00', own: '€50.00' })))
    .toBeVisible();
  await button(say('bonuses:giveUp.keep')).click();
  expect(requestsOf('refuseBonus')).toEqual([]);

  await button(say('bonuses:giveUp.ask')).click();
  const confirm = button(say('bonuses:giveUp.confirm', { lost: '€10.00' }));
  await confirm.click();
  await expect.element(notice(say('bonuses:errors.changed'))).toBeVisible();
  answerCalls({ refuseBonus: () => ({ bonus: refused }), bonuses: () => bonusesOf(refused) });
  await confirm.click();
  await expect.element(page.getByText(say('bonuses:state.refused'))).toBeVisible();
  await expect.element(notice(say('bonuses:done.refused', { title: 'Sample bonus' }))).toBeVisible();
  const { idBonus } = sampleBonus;
  const sent = { params: { bonusId: idBonus }, body: { balance: '10.00' } };
  expect(requestsOf('refuseBonus').map(({ params, body }) => ({ params, body }))).toEqual([sent, sent]);
});

test('without bonuses it says so, and a failure can be asked for again', async () => {
  const { say } = await open({ bonuses: () => refuse(503) });
  await expect.element(page.getByText(say('bonuses:failed'))).toBeVisible();
  answerCalls({ bonuses: () => bonusesOf() });
  await button(say('bonuses:retry')).click();
  await expect.element(page.getByText(say('bonuses:empty'))).toBeVisible();
});
