import type { BrowserContext, Page } from '@playwright/test';
import { expectAccessible, expectNoOverflow } from '../support/accessible.ts';
import type { App } from '../support/app.ts';
import { asOperator } from '../support/asOperator.ts';
import { tabTo } from '../support/keys.ts';
import { OperatorConsole, word } from '../support/operatorConsole.ts';
import { test } from '../support/outside.ts';
import { requestWithdrawal } from '../support/payments.ts';
import type { Platform } from '../support/platform.ts';
import { newPlayer } from '../support/player.ts';
import { expect } from '../support/test.ts';

/** Pages that need no id. */
const PAGES = [
  'dashboard',
  'players',
  'identification',
  'bonuses',
  'bonuses/house/codes',
  'bonuses/house/new',
  'free-rounds',
  'free-rounds/house?state=open',
  'free-rounds/house/new',
  'referrals',
  'referrals/all',
  'referrals/report',
  'referrals/marks',
  'referrals/postbacks',
  'referrals/calls',
  'matches',
  'matches?section=line',
  'matches/closures',
  'matches/clubs',
  'bets',
  'reviews',
  'results',
  'debts',
  'payments',
  'payments?state=all',
  'withdrawals',
  'withdrawals?list=second',
  'consultant',
  'consultant?state=closed',
  'approvals',
  'approvals/decided',
  'currencies',
  'currencies/spreads',
  'currencies/transfers',
  'reconciliation',
  'reconciliation/runs',
  'messages',
  'messages/new',
  'outbox',
  'texts',
  'sites',
  'sites/house/loyalty',
  'sites/house/partitions',
  'sites/house/withdrawals',
  'sites/house/paymentMethods',
  'sites/house/games',
  'sites/house/loyalty',
  'audit',
  'profile',
  'staff',
  'staff/roles',
  'staff/roles/new',
  'staff/alone',
  'staff/invitation',
];
const TABS = ['', '/data', '/money', '/bonuses', '/rewards', '/bets', '/messages', '/limits', '/blocks'];

/** Opens an address of the console, in which the operator has signed in, and waits for its data. */
async function show(page: Page, address: string): Promise<void> {
  await page.evaluate((hash) => {
    location.hash = hash;
  }, `#/${address}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
}

/** Opens every screen in a window: each is accessible and fits. */
async function expectGoodScreens(
  {
    app,
    context,
    platform,
  }: { readonly app: App; readonly context: BrowserContext; readonly platform: Platform },
  size: { readonly width: number; readonly height: number },
): Promise<void> {
  const player = await newPlayer(app, '300.00');
  const withdrawal = await requestWithdrawal(app, platform, { email: player.email, amount: '50' });
  const { offers } = await asOperator<{ offers: { id: string }[] }>(platform, '/ops/bonuses/house/offers');
  const id = await player.id();
  const page = await context.newPage();
  const desk = new OperatorConsole(page, platform);
  await desk.open('dashboard');
  await page.setViewportSize(size);
  const [offer] = offers;
  const addresses = [
    ...PAGES,
    ...TABS.map((tab) => `players/${id}${tab}`),
    `withdrawals/${withdrawal}`,
    `payments/${withdrawal}`,
    ...(offer ? [`bonuses/house/${offer.id}`] : []),
  ];
  for (const address of addresses) {
    await show(page, address);
    // The stories check every block in dark mode: here it is checked on the pages that combine most of them.
    const isCombined = !PAGES.includes(address);
    await expectAccessible(page, address, { modes: isCombined ? ['light', 'dark'] : ['light'] });
    await expectNoOverflow(page, address);
  }
}

test('every screen of the console is accessible and fits a tablet', ({ app, context, platform }) =>
  expectGoodScreens({ app, context, platform }, { width: 820, height: 1180 }));

test(
  'every screen of the console is accessible and fits a laptop',
  { tag: '@thorough' },
  ({ app, context, platform }) => expectGoodScreens({ app, context, platform }, { width: 1366, height: 768 }),
);

test('a withdrawal is opened from the list of payments and approved by keyboard', async ({
  app,
  context,
  platform,
}) => {
  const player = await newPlayer(app, '300.00');
  const withdrawal = await requestWithdrawal(app, platform, { email: player.email, amount: '50' });
  const page = await context.newPage();
  const desk = new OperatorConsole(page, platform);
  await desk.open('dashboard');
  await show(page, 'payments?state=all');
  const link = page.getByRole('link', { name: withdrawal.slice(0, 8) });
  await tabTo(page, link, { most: 80 });
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`#/withdrawals/${withdrawal}`));
  const reason = desk.field('edit.reason');
  await expect(reason).toBeVisible();
  await tabTo(page, reason, { most: 80 });
  await page.keyboard.type(word('withdrawals.reason.checked').slice(0, 6));
  const label = word('withdrawals.do.approve', { amount: '€50.00' });
  const approve = page.getByRole('button', { name: label, exact: true });
  await tabTo(page, approve, { most: 10 });
  await page.keyboard.press('Enter');
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('€50.00');
  await tabTo(page, question.getByRole('button', { name: label }), { most: 4 });
  await page.keyboard.press('Enter');
  await expect(approve).toHaveCount(0);
  await expect(page.getByText(word('withdrawals.done.approve', { amount: '€50.00' }))).toBeVisible();
});
