import type { AnswerOf, BonusOffer, Calls, Payment, PaymentMethod } from '@touchline/contract';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { sampleCardMethod, samplePayment, sampleSite } from '../../testing/samples.ts';
import { answerCalls, refuse, requestsOf, type Answers } from '../../testing/screen/answers.ts';
import { expectNoOverflow } from '../../testing/screen/expectNoOverflow.ts';
import { openScreen } from '../../testing/screen/openScreen.tsx';
import * as RechargeScreen from './RechargeScreen.tsx';

type Offered = AnswerOf<Calls['paymentMethods']>;

const now = sampleSite.serverTime / 1000;
const card = sampleCardMethod;
const transfer: PaymentMethod = {
  ...card,
  id: 'transfer',
  family: 'transfer',
  group: 'bank',
  name: { en: 'Bank transfer' },
  icon: 'bank',
  time: 'days',
};
const offered: Offered = {
  accountId: '1',
  iso: 'EUR',
  currencies: ['EUR'],
  methods: [card, transfer],
  room: [],
  checks: [],
};
const paid: Payment = {
  ...samplePayment,
  amount: '20.00',
  received: '20.00',
  createdAt: now - 86_400,
  steps: [],
};
const noBonuses: AnswerOf<Calls['bonuses']> = {
  bonuses: [],
  offers: [],
  firstDeposit: { isOpen: false, choice: 0, offers: [] },
  isClosed: false,
};
const answers = {
  paymentMethods: () => offered,
  bonuses: () => noBonuses,
  payments: () => ({ payments: [paid], next: null }),
  accounts: () => ({ accounts: [], activeAccount: null }),
  withdrawalOptions: () => ({
    accountId: '1',
    iso: 'EUR',
    balance: '128.50',
    free: '66.00',
    gates: [{ code: 'TURNOVER', amount: '62.50', toGo: '22.50' }],
    instruments: [],
    methods: [],
    reversal: 'never',
    reviewHours: 48,
  }),
} satisfies Answers;

const open = (changed: Answers = {}) =>
  openScreen(RechargeScreen, {
    address: 'office/recharge',
    namespaces: ['titles', 'office', 'account', 'payments', 'bonuses'],
    answers: { ...answers, ...changed },
  });

const button = (name: string) => page.getByRole('button', { name });
/** A method, by the beginning of its name. */
const row = (name: string) => page.getByRole('button', { name, exact: false });
const methods = (...list: PaymentMethod[]) => ({ ...offered, methods: list });

test('a desktop has methods, form and money side by side', async () => {
  const { say } = await open();
  await expect.element(button(say('payments:deposit.submit', { amount: '€20.00' }))).toBeVisible();
  const list = row('Bank card').element().getBoundingClientRect();
  const field = page.getByRole('textbox', { name: say('payments:deposit.amount'), exact: false });
  const form = field.element().getBoundingClientRect();
  await expect.element(page.getByText(say('payments:side.free'))).toBeVisible();
  const side = page.getByText(say('payments:side.free')).element().getBoundingClientRect();
  expect(form.left).toBeGreaterThan(list.right);
  expect(side.left).toBeGreaterThan(form.right);
  await expect.element(page.getByText('€22.50')).toBeVisible();
  expect(getComputedStyle(field.element()).fontSize).toBe('30px');
  expect(field.element().parentElement?.getBoundingClientRect().height).toBeGreaterThanOrEqual(60);
});

const saved = { instrumentId: '7', requisite: '•••• 4242' };

test('a saved card pays in one step', async () => {
  const { say, address } = await open({
    paymentMethods: () => methods({ ...card, saved }, transfer),
    createDeposit: () => ({ payment: paid }),
  });
  const { requisite } = saved;
  await button(say('payments:deposit.payWith', { amount: '€20.00', requisite })).click();
  await expect.poll(address).toContain('/en/onpay/success');
  expect(requestsOf('createDeposit')[0]?.body).toMatchObject({ amount: '20.00', instrumentId: '7' });
});

test('another card than the saved one is chosen on the provider’s page', async () => {
  const { say } = await open({
    paymentMethods: () => methods({ ...card, saved }, transfer),
    createDeposit: () => ({ payment: paid }),
  });
  await button(say('payments:deposit.another')).click();
  await button(say('payments:deposit.submit', { amount: '€20.00' })).click();
  await expect.poll(() => requestsOf('createDeposit').length).toBe(1);
  expect(requestsOf('createDeposit')[0]?.body).not.toHaveProperty('instrumentId');
});

test('a saved card that is gone says so, and another one can be used', async () => {
  const { say } = await open({
    paymentMethods: () => methods({ ...card, saved }),
    createDeposit: () => refuse(409, { code: 'INSTRUMENT_GONE' }),
  });
  await button(say('payments:deposit.payWith', { amount: '€20.00', requisite: saved.requisite })).click();
  await expect.element(page.getByText(say('payments:errors.INSTRUMENT_GONE'))).toBeVisible();
  await expect.element(button(say('payments:deposit.submit', { amount: '€20.00' }))).toBeVisible();
});

test('a reached limit tells the amount, the day and the ways on in place of the form', async () => {
  await page.viewport(390, 844);
  const at = now + 3 * 86_400;
  const { say } = await open({
    paymentMethods: () => ({
      ...methods({ ...card, unavailable: 'LIMIT' }, { ...transfer, unavailable: 'LIMIT' }),
      room: [{ seconds: 604_800, limit: '200.00', remainder: '0.00', next: { at, amount: '60.00' } }],
    }),
  });
  const heading = page.getByRole('heading', { level: 2, name: /You have used your €200 until \w{3}, / });
  await expect.element(heading).toBeVisible();
  await expect.element(page.getByText(/€60 comes back/)).toBeVisible();
  await expect.element(page.getByRole('link', { name: say('payments:deposit.limits') })).toBeVisible();
  expect(page.getByRole('textbox').elements()).toEqual([]);
  expectNoOverflow();
});

test('the first deposit names its bonus, and what it needs, before it is made', async () => {
  const offer: BonusOffer = {
    id: '3',
    kind: 'firstDeposit',
    texts: { en: { title: 'Welcome bonus', text: 'For your first deposit.' } },
    iso: 'EUR',
    version: 1,
    terms: {
      product: 'betting',
      percent: '100',
      minDeposit: '50.00',
      cap: '100.00',
      days: 30,
      isSticky: false,
      wagering: { times: '5', base: 'bonus', countFrom: 'bonus', assumedReturn: 95 },
    },
    needs: [],
  };
  const bonuses = (choice: number) => ({
    ...noBonuses,
    firstDeposit: { isOpen: true, choice, offers: [offer] },
  });
  const { say } = await open({
    bonuses: () => bonuses(0),
    chooseFirstDepositBonus: ({ body }) => ({ choice: body.choice }),
  });
  await expect.element(page.getByText(/Bet 5 × the bonus/)).toBeVisible();
  await expect
    .element(page.getByRole('radio', { name: say('payments:firstBonus.none'), exact: false }))
    .toBeChecked();
  answerCalls({ bonuses: () => bonuses(1) });
  await page.getByRole('radio', { name: /Welcome bonus · 100 % up to €100/ }).click();
  await expect.element(page.getByRole('radio', { name: /Welcome bonus/ })).toBeChecked();
  expect(requestsOf('chooseFirstDepositBonus').map(({ body }) => body)).toEqual([{ choice: 1 }]);
  // 20 euros are proposed, and the bonus begins at 50.
  await expect.element(page.getByText(say('payments:firstBonus.below', { amount: '€50' }))).toBeVisible();
  await button('€100').click();
  await expect
    .element(page.getByText(say('payments:firstBonus.below', { amount: '€50' })))
    .not.toBeInTheDocument();
});

test('the currency comes after the method, and only where there are several', async () => {
  const { say } = await open();
  await expect.element(button(say('payments:deposit.submit', { amount: '€20.00' }))).toBeVisible();
  const label = say('payments:deposit.currency');
  expect(page.getByText(label).elements()).toEqual([]);
  await open({ paymentMethods: () => ({ ...offered, currencies: ['EUR', 'USD'] }) });
  await expect.element(page.getByText(label)).toBeVisible();
  const order = row('Bank transfer').element().compareDocumentPosition(page.getByText(label).element());
  expect(order & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
});

test('methods that can’t be loaded can be asked for again, and long names fit a phone', async () => {
  await page.viewport(390, 844);
  const { say } = await open({ paymentMethods: () => refuse(503) });
  await expect.element(page.getByText(say('payments:deposit.failed'))).toBeVisible();
  answerCalls({
    paymentMethods: () =>
      methods({ ...card, name: { en: 'Sofortüberweisung mit Zahlungsbestätigung' }, max: '12482500.00' }),
  });
  await button(say('payments:deposit.retry')).click();
  await expect.element(button(say('payments:deposit.submit', { amount: '€20.00' }))).toBeVisible();
  expectNoOverflow();
});
