import type { Account, Cashback, PaymentMethod } from '@touchline/contract';
import { frames, toastsOver } from '@touchline/ui/testing/toastsOver';
import { beforeAll, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { notify } from '../../features/notifications/notifications.store.ts';
import {
  sampleAccount,
  sampleAccounts,
  sampleBet,
  sampleCardMethod,
  sampleSite,
} from '../../testing/samples.ts';
import type { Answers } from '../../testing/screen/answers.ts';
import { openCoupon } from '../../testing/screen/openCoupon.tsx';
import { openScreen } from '../../testing/screen/openScreen.tsx';
import { knownRows, loadLazyRows } from './table.ts';

const now = sampleSite.serverTime / 1000;

const bank: PaymentMethod = {
  ...sampleCardMethod,
  id: 'bank-out',
  family: 'bank',
  direction: 'withdrawal',
  group: 'bank',
  name: { en: 'Bank transfer' },
  icon: 'bank',
  flow: 'direct',
  time: 'days',
  quick: [],
  fields: [{ id: 'name', kind: 'name', label: { en: 'Name' }, isRequired: true }],
};

const dollars: Account = { ...sampleAccount, id: 'usd', iso: 'USD', symbol: '$', type: 9, isActive: false };
const quote = {
  id: 'quote',
  from: { iso: 'EUR', amount: '100.00' },
  to: { iso: 'USD', amount: '108.00' },
  rate: '1.08',
  spread: '0',
  source: 'operator',
  asOf: now,
  expiresAt: now + 30,
};

/** A cashback of which 4.20 can be taken. */
const cashback: Cashback = {
  id: 'cashback',
  iso: 'EUR',
  level: 1,
  rate: { base: 'losses', percent: '5', days: 7 },
  levels: [{ base: 'losses', percent: '5', days: 7 }],
  products: ['sport'],
  least: '1.00',
  cap: '100.00',
  isAutomatic: false,
  takeDays: 7,
  current: {
    from: now - 86_400,
    to: now + 86_400,
    stakes: '100.00',
    payouts: '60.00',
    grants: '0.00',
    losses: '40.00',
    amount: '2.00',
  },
  ready: '4.20',
  periods: [
    {
      id: '1',
      from: now - 700_000,
      to: now - 86_400,
      state: 'ready',
      amount: '4.20',
      takeUntil: now + 86_400,
    },
  ],
};

const history: Answers = {
  lineSports: () => ({ sports: [] }),
  couponSale: () => ({ availability: 1, amount: '9.50', minPercent: 10, delaySeconds: 0 }),
  couponHistory: () => ({ coupons: [sampleBet], next: null }),
};
const powerBet: Answers = {
  coupon: () => ({ coupon: sampleBet }),
  couponPowerBet: () => ({
    availability: 1,
    offer: { newCoef: '2.20', extraStake: '2.00', newPossiblePayout: '26.40', expiresAt: now + 60 },
  }),
};
const rewards: Answers = { cashback: () => cashback };

const withdrawalOptions: Answers['withdrawalOptions'] = () => ({
  accountId: sampleAccount.id,
  iso: 'EUR',
  balance: '100.00',
  free: '100.00',
  gates: [],
  instruments: [],
  methods: [bank],
  reversal: 'never',
  reviewHours: 24,
});

/** Answers of the platform with which a screen has its element that moves money, by the path of its row. */
const answersOf: Readonly<Record<string, { readonly address?: string; readonly answers: Answers }>> = {
  'office/history': { answers: history },
  'office/history/:couponId': {
    address: `office/history/${sampleBet.id}`,
    answers: {
      ...history,
      coupon: () => ({ coupon: sampleBet }),
      couponInsurance: () => ({ availability: -2, percent: 50 }),
      couponPowerBet: () => ({ availability: -2 }),
    },
  },
  'office/history/:couponId/powerbet': {
    address: `office/history/${sampleBet.id}/powerbet`,
    answers: powerBet,
  },
  'user/opened-bets': { answers: history },
  'user/opened-bets/:couponId/powerbet': {
    address: `user/opened-bets/${sampleBet.id}/powerbet`,
    answers: powerBet,
  },
  'office/convert-account': {
    answers: {
      accountTransfer: () => ({
        transfer: {
          account: sampleAccount,
          until: null,
          targets: [{ iso: 'USD', account: null, becomesMain: true }],
          obstacle: null,
        },
      }),
      quoteTransfer: () => ({ quote }),
    },
  },
  'office/wallets': {
    address: 'office/wallets?exchange=1',
    answers: { accounts: () => sampleAccounts([sampleAccount, dollars]) },
  },
  'office/recharge': {
    answers: {
      withdrawalOptions,
      payments: () => ({ payments: [], next: null }),
      bonuses: () => ({
        bonuses: [],
        offers: [],
        firstDeposit: { isOpen: false, choice: 0, offers: [] },
        isClosed: false,
      }),
      paymentMethods: () => ({
        accountId: sampleAccount.id,
        iso: 'EUR',
        currencies: ['EUR'],
        methods: [sampleCardMethod],
        room: [],
        checks: [],
      }),
    },
  },
  'office/deduce': {
    answers: {
      withdrawalOptions,
      automaticWithdrawal: () => ({ accountId: sampleAccount.id, iso: 'EUR', isOffered: true }),
    },
  },
  'office/rewards': {
    answers: {
      rewards: () => ({
        accountId: sampleAccount.id,
        iso: 'EUR',
        balance: '300.00',
        earned: '300.00',
        level: 1,
        levels: [{ level: 1, from: 0, rate: '0.006' }],
        isExpiringSoon: false,
        least: 100,
        monthRoom: '100.00',
        rates: { sport: '0.3' },
        base: 'EUR',
      }),
      pointsHistory: () => ({ entries: [], next: null }),
    },
  },
  'office/cashback': { answers: rewards },
  'office/casino/vipcashback': { answers: rewards },
  'office/casino/premiumcashback': { answers: rewards },
};

/** A game's frame is a document of its own; the stories of the kit's `GameFrame` have its place. */
const inStories = new Set(['game/:gameId/:gameName']);
/** The coupon is opened with selections. */
const COUPON = 'user/coupon';

beforeAll(() => loadLazyRows());

async function openRow(path: string): Promise<void> {
  if (path === COUPON) return void (await openCoupon({ adds: 2 }));
  const row = knownRows().find((one) => one.path === path);
  const { address = path, answers = {} } = answersOf[path] ?? {};
  if (!row?.load) throw new Error(`The table has no screen at "${path}".`);
  await openScreen(await row.load(), {
    address,
    path,
    namespaces: row.meta.namespaces,
    answers: { accounts: () => sampleAccounts(), ...answers },
  });
}

const areas = () =>
  [...document.querySelectorAll('[data-money]')].filter((area) => area.getClientRects().length > 0);

const paths = [COUPON, ...Object.keys(answersOf)];

test('every screen with an element that moves money is opened here', () => {
  const listed = knownRows().filter(({ meta }) => meta.movesMoney);
  expect(
    listed
      .map(({ path }) => path)
      .filter((path) => !inStories.has(path))
      .toSorted(),
  ).toEqual(paths.toSorted());
});

describe.each([
  [390, 844],
  [1366, 768],
] as const)('at %i px', (width, height) => {
  test.each(paths)('no notification covers an element that moves money: %s', async (path) => {
    await page.viewport(width, height);
    await openRow(path);
    await expect.poll(() => areas().length).toBeGreaterThan(0);
    notify({ kind: 'won', title: 'Bet won: €28.40', text: 'Harbour City – Northgate' });
    notify({ kind: 'warning', title: 'A price moved', text: 'Look at the coupon before you bet.' });
    await expect.poll(() => document.querySelectorAll('[data-toast]').length).toBeGreaterThan(0);
    for (const area of areas())
      for (const block of ['start', 'center', 'end'] as const) {
        area.scrollIntoView({ block, behavior: 'instant' });
        await frames();
        await expect.poll(() => toastsOver(area), { message: `${area.textContent}, ${block}` }).toEqual([]);
      }
  });
});
