import type { AnswerOf, Calls } from '@touchline/contract';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { sampleAccounts, sampleBonus } from '../../testing/samples.ts';
import { answerCalls, refuse, requestsOf, type Answers } from '../../testing/screen/answers.ts';
import { notice } from '../../testing/screen/notice.ts';
import { openScreen } from '../../testing/screen/openScreen.tsx';
import * as PromoCodeScreen from './PromoCodeScreen.tsx';

const { kind, texts, iso, version, terms } = sampleBonus;
const usable: AnswerOf<Calls['checkPromoCode']> = {
  code: 'WELCOME10',
  state: 'usable',
  needs: [],
  offer: { id: 'offer-1', kind, texts, iso, money: '10.00', version, terms, needs: [] },
};

const open = (answers: Answers, query = '?promocode=welcome10') =>
  openScreen(PromoCodeScreen, {
    address: `office/promo-code-check${query}`,
    namespaces: ['titles', 'bonuses'],
    answers: {
      accounts: () => sampleAccounts(),
      checkPromoCode: () => usable,
      ...answers,
    },
  });

const field = page.getByRole('textbox');
const button = (name: string) => page.getByRole('button', { name });

test('a code of a link is checked, used by keyboard, and can’t be used again', async () => {
  const { say } = await open({ activatePromoCode: () => ({ bonus: sampleBonus }) });
  await button(say('bonuses:code.check')).click();
  await expect.element(page.getByText('€10.00').first()).toBeVisible();
  await expect.element(button(say('bonuses:code.use'))).toBeVisible();
  button(say('bonuses:code.use')).element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(notice(say('bonuses:code.used', { title: 'Sample bonus' }))).toBeVisible();
  await expect.element(field).toHaveValue('');
  await expect.element(button(say('bonuses:code.check'))).toBeVisible();
  const body = { code: 'welcome10', iso };
  expect(requestsOf('checkPromoCode').map((request) => request.body)).toEqual([body]);
  expect(requestsOf('activatePromoCode').map((request) => request.body)).toEqual([body]);

  answerCalls({ checkPromoCode: () => ({ ...usable, state: 'used' }) });
  await field.fill('WELCOME10');
  await button(say('bonuses:code.check')).click();
  await expect.element(page.getByText(say('bonuses:code.state.used'))).toBeVisible();
  await expect.element(button(say('bonuses:code.use'))).not.toBeInTheDocument();
});

test('a text that can’t be a code isn’t sent, and an unknown code is named', async () => {
  const { say } = await open({ checkPromoCode: () => refuse(404, { code: 'PROMO_CODE_NOT_FOUND' }) }, '');
  await button(say('bonuses:code.check')).click();
  await expect.element(field).toHaveAttribute('aria-invalid', 'true');
  expect(requestsOf('checkPromoCode')).toEqual([]);
  await field.fill('NOBODYS');
  await button(say('bonuses:code.check')).click();
  await expect.element(page.getByText(say('bonuses:code.unknown'))).toBeVisible();
});
