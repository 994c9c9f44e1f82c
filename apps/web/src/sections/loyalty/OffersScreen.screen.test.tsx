import type { AnswerOf, BonusOffer, Calls } from '@touchline/contract';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { sampleBonus } from '../../testing/samples.ts';
import { answerCalls, refuse, type Answers } from '../../testing/screen/answers.ts';
import { expectNoOverflow } from '../../testing/screen/expectNoOverflow.ts';
import { openScreen } from '../../testing/screen/openScreen.tsx';
import * as OffersScreen from './OffersScreen.tsx';

const none: AnswerOf<Calls['bonuses']> = {
  bonuses: [],
  offers: [],
  firstDeposit: { isOpen: false, choice: 0, offers: [] },
  isClosed: false,
};
const offer = (id: string, kind: BonusOffer['kind'], title: string): BonusOffer => ({
  id,
  kind,
  texts: { en: { title, text: '' } },
  iso: 'EUR',
  version: 1,
  terms: { product: 'betting', percent: '50', cap: '100.00', days: 7, isSticky: false },
  needs: [],
});
const { accountId: _, ...closed } = sampleBonus;
const all: AnswerOf<Calls['bonuses']> = {
  ...none,
  bonuses: [
    { ...closed, idBonus: '9', state: 'offered', texts: { en: { title: 'A gift for you', text: '' } } },
  ],
  offers: [offer('2', 'reload', 'Weekend reload'), offer('3', 'freeBet', 'Free bet of the week')],
  firstDeposit: { isOpen: true, choice: 0, offers: [offer('1', 'firstDeposit', 'Welcome bonus')] },
};

const open = (answers: Answers) =>
  openScreen(OffersScreen, {
    address: 'office/specialoffers',
    namespaces: ['titles', 'office', 'rewards', 'bonuses'],
    answers,
  });
const link = (name: string) => page.getByRole('link', { name, exact: false });

test('lists the bonuses that can be taken, each with the page where it is', async () => {
  await page.viewport(390, 844);
  await open({ bonuses: () => all });
  await expect.element(link('Welcome bonus')).toHaveAttribute('href', '/en/office/bonuses/deposit');
  await expect.element(link('A gift for you')).toHaveAttribute('href', '/en/office/bonuses');
  await expect.element(link('Weekend reload')).toHaveAttribute('href', '/en/office/bonuses/deposit');
  await expect.element(link('Free bet of the week')).toHaveAttribute('href', '/en/office/bonuses');
  expectNoOverflow();
});

test('without offers it says so, while bonuses are closed too, and a failure can be asked for again', async () => {
  const { say } = await open({ bonuses: () => refuse(503) });
  await expect.element(page.getByText(say('rewards:offers.failed'))).toBeVisible();
  answerCalls({ bonuses: () => ({ ...all, isClosed: true }) });
  await page.getByRole('button', { name: say('rewards:retry') }).click();
  await expect.element(page.getByText(say('rewards:offers.empty'))).toBeVisible();
});
