import type { Coupon } from '@touchline/contract';
import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { sampleAccounts, sampleBet, sampleSite } from '../../../testing/samples.ts';
import { answerCalls, refuse, requestsOf, type Answers } from '../../../testing/screen/answers.ts';
import { notice } from '../../../testing/screen/notice.ts';
import { openScreen } from '../../../testing/screen/openScreen.tsx';
import * as HistoryScreen from './HistoryScreen.tsx';

const [SINGLE, EXPRESS, SYSTEM] = [0, 1, 2];

/** Creates an open bet; one with a higher number is newer. */
const betOf = (id: number, typeId = SINGLE): Coupon => ({
  ...sampleBet,
  id: String(id),
  typeId,
  placedAt: sampleBet.placedAt + id,
});

/** Answers like a platform that has these open bets, newest first. */
const historyOf = (...bets: readonly Coupon[]): Answers => ({
  couponHistory: ({ query: { state, typeId } }) => ({
    coupons: bets.filter(
      (bet) => (state ?? 'open') === 'open' && Number(typeId ?? bet.typeId) === bet.typeId,
    ),
    next: null,
  }),
});

const offered = { availability: 1, amount: '9.50', minPercent: 10, delaySeconds: 0 } as const;

const open = (answers: Answers, query = '') =>
  openScreen(HistoryScreen, {
    address: `office/history${query}`,
    namespaces: ['history', 'coupon', 'couponMore', 'markets', 'marketsMore', 'sports', 'betActions'],
    answers: {
      accounts: () => sampleAccounts(),
      lineSports: () => ({ sports: [] }),
      couponSale: () => offered,
      ...answers,
    },
  });

const main = page.getByRole('main');
const cards = main.getByRole('article');
const button = (name: string) => main.getByRole('button', { name });

beforeEach(() => page.viewport(390, 844));

test('the bets are filtered by the address, and no result offers a next step', async () => {
  const bets = historyOf(betOf(3, SYSTEM), betOf(2, EXPRESS), betOf(1));
  const first = await open(bets);
  const { say } = first;
  await expect.poll(() => cards.elements()).toHaveLength(3);
  await button(say('history:filter.filters')).click();
  const sheet = page.getByRole('dialog', { name: say('history:filter.filters') });
  await sheet.getByLabelText(say('history:filter.type')).selectOptions(say('history:type.1'));
  await sheet.getByRole('button', { name: say('history:filter.show') }).click();
  await expect.poll(() => cards.elements()).toHaveLength(1);
  await expect.element(cards.getByText(say('history:type.1'))).toBeVisible();
  expect(first.address()).toBe('/en/office/history?type=1');

  const { address } = await open(bets, '?type=1');
  await expect.poll(() => cards.elements()).toHaveLength(1);
  await button(say('history:filter.won')).click();
  await expect.element(main.getByText(say('history:empty.narrowed'))).toBeVisible();
  await button(say('history:empty.toAll')).click();
  await expect.element(main.getByText(say('history:empty.won'))).toBeVisible();
  await button(say('history:period.today')).click();
  await button(say('history:filter.open')).click();
  await expect.poll(() => cards.elements()).toHaveLength(3);
  await expect.element(main.getByText(say('history:shown', { count: 3 }))).toBeVisible();
  expect(address()).toBe('/en/office/history?state=open&period=today');
});

test('more bets are loaded by keyboard below the others, and the first of them gets the focus', async () => {
  const { say } = await open({
    couponHistory: ({ query: { before } }) =>
      before === undefined
        ? { coupons: [8, 7, 6, 5, 4, 3].map((id) => betOf(id)), next: '3' }
        : { coupons: [betOf(2), betOf(1)], next: null },
  });
  const more = button(say('history:more'));
  await expect.element(more).toBeInTheDocument();
  more.element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => document.activeElement?.id).toBe('bet-2');
  await expect.element(more).not.toBeInTheDocument();
  await expect.element(main.getByText(say('history:shown', { count: 8 }))).toBeInTheDocument();
  expect(requestsOf('couponHistory').at(-1)?.query).toMatchObject({ before: '3' });
});

test('more bets that couldn’t be loaded leave the others, and can be asked for again', async () => {
  const { say } = await open({
    couponHistory: ({ query: { before } }) =>
      before === undefined ? { coupons: [betOf(3)], next: '3' } : refuse(503),
  });
  await button(say('history:more')).click();
  await expect.element(main.getByRole('alert').getByText(say('common:errors.server'))).toBeVisible();
  await expect.element(cards).toBeVisible();
  answerCalls({ couponHistory: () => ({ coupons: [betOf(1)], next: null }) });
  await button(say('history:more')).click();
  await expect.poll(() => cards.elements()).toHaveLength(2);
});

test('a bet is cashed out after a question, for the amount shown', async () => {
  const { say } = await open(historyOf(sampleBet), '?state=open');
  const sell = button(say('betActions:sale.sell', { amount: '€9.50' }));
  await sell.click();
  await button(say('betActions:sale.keep')).click();
  await expect.element(sell).toHaveFocus();
  expect(requestsOf('sellCoupon')).toEqual([]);

  const sale = {
    percent: 100,
    stake: '10.00',
    amount: '9.50',
    at: sampleBet.placedAt,
    state: 'done',
  } as const;
  answerCalls({
    sellCoupon: () => {
      answerCalls(historyOf());
      return { coupon: { ...sampleBet, state: 'sold', payout: '9.50', sales: [sale] } };
    },
  });
  await userEvent.keyboard('{Enter}');
  await button(say('betActions:sale.confirm', { amount: '€9.50' })).click();
  await expect.element(main.getByText(say('history:empty.open'))).toBeVisible();
  await expect.element(notice(say('betActions:sale.sold', { amount: '€9.50' }))).toBeVisible();
  expect(requestsOf('sellCoupon').map(({ params, body }) => [params.couponId, body])).toEqual([
    [sampleBet.id, { percent: 100, amount: '9.50' }],
  ]);
});

test('a list that was cleared shows it below the open bets, and leads to a change', async () => {
  const { say, address } = await open({
    couponHistory: () => ({ coupons: [sampleBet], next: null, clearedAt: sampleSite.serverTime / 1000 }),
  });
  const when = say('history:when.at', { day: 'Today', time: '12:00' });
  await expect.element(main.getByText(say('history:clearing.note', { when }))).toBeVisible();
  await expect.element(cards).toBeVisible();
  await main.getByRole('link', { name: say('history:clearing.change') }).click();
  await expect.poll(address).toBe('/en/office/history-clear');
});

test('bets on their way have a placeholder, and those that failed can be asked for again', async () => {
  const first = Promise.withResolvers<ReturnType<typeof refuse>>();
  const { say } = await open({ couponHistory: () => first.promise });
  await expect.element(main.getByText(say('history:empty.all'))).not.toBeInTheDocument();
  first.resolve(refuse(503));
  await expect.element(main.getByText(say('history:failed.list'))).toBeVisible();
  answerCalls(historyOf(sampleBet));
  await button(say('common:actions.retry')).click();
  await expect.element(cards).toBeVisible();
});
