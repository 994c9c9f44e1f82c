import type { Page } from '@playwright/test';
import { asOperator } from '../support/asOperator.ts';
import { favourites } from '../support/bets.ts';
import { CountedKeys } from '../support/countedKeys.ts';
import { listGames, test as base } from '../support/games.ts';
import { OperatorConsole, word } from '../support/operatorConsole.ts';
import type { Pick } from '../support/play.ts';
import type { Platform } from '../support/platform.ts';
import { secondToken } from '../support/platformProgram.ts';
import { newPlayer } from '../support/player.ts';
import { expect } from '../support/test.ts';

// A platform of its own: it has a maker of games.
const test = base.extend<object, { readonly settings: Readonly<Record<string, string>> }>({
  settings: [async ({ maker }, use) => use({ MAKERS_FILE: maker.makersFile }), { scope: 'worker' }],
});
test.use({ viewport: { width: 1366, height: 768 }, isMobile: false, hasTouch: false });

const DAY = 86_400_000;
const REASON = 'Shift of the journeys';

interface Desk {
  readonly page: Page;
  readonly desk: OperatorConsole;
  readonly keys: CountedKeys;
}

/** Opens the dashboard, where each flow begins. */
async function openDesk(page: Page, platform: Platform): Promise<Desk> {
  const desk = new OperatorConsole(page, platform);
  await desk.open('dashboard');
  await expect(page.getByRole('table', { name: word('waiting.title') })).toBeVisible();
  return { page, desk, keys: new CountedKeys(page) };
}

/** Expects a flow to take at most as many presses as its budget, a few above the figure in `docs/operators.md`. */
function expectFew(flow: string, { presses }: CountedKeys, most: number): void {
  expect(presses, flow).toBeLessThanOrEqual(most);
}

async function favourite(platform: Platform, index: number): Promise<Pick> {
  const pick = (await favourites(platform, index + 1))[index];
  if (!pick) throw new Error('There is no match to bet on.');
  return pick;
}

/** Opens the market of a pick from the dashboard. */
async function openMarket({ page, keys }: Desk, { match, market }: Pick): Promise<void> {
  await keys.find(String(match.id), match.home);
  await keys.choose(page.locator(`a[href="#/matches/${match.id}/${market.id}"]`));
  await expect(page).toHaveURL(new RegExp(`${market.id}$`));
}

test('betting on a match is suspended', async ({ page, platform }) => {
  const { match } = await favourite(platform, 0);
  const open = await openDesk(page, platform);
  const { desk, keys } = open;
  await keys.find(String(match.id), match.home);
  await keys.use(desk.button('closure.suspend').first());
  await answer(open, word('closure.suspend'));
  await expect(
    page.getByText(word('closure.suspendDone', { name: `${match.home} – ${match.away}` })),
  ).toBeVisible();
  expectFew('suspend a match', keys, 14);
});

test('a market is voided', async ({ page, platform }) => {
  const pick = await favourite(platform, 1);
  const open = await openDesk(page, platform);
  const { desk, keys } = open;
  await openMarket(open, pick);
  await keys.use(page.getByRole('link', { name: word('market.toCancel') }));
  await expect(desk.field('cancel.range')).toBeFocused();
  const form = page.locator('form').filter({ has: desk.button('cancel.send') });
  await keys.fill(form.getByRole('textbox', { name: word('edit.reason') }), REASON);
  await keys.press('Enter');
  await confirm(open, word('cancel.send'));
  await expect(page.getByText(new RegExp(word('result.done', { count: '\\d+' })))).toBeVisible();
  expectFew('void a market', keys, 14);
});

test('a published result is corrected', async ({ page, platform }) => {
  const { market } = await favourite(platform, 2);
  await asOperator(platform, '/ops/results', {
    marketId: market.id,
    results: [{ key: 'home', result: 1 }],
    reason: 'A result to correct',
  });
  const open = await openDesk(page, platform);
  const { keys } = open;
  await keys.find('correct', word('command.correct'));
  await keys.choose(page.getByRole('link', { name: market.id }));
  await keys.use(page.getByRole('link', { name: word('market.toResult') }));
  await expect(page.getByLabel('Home', { exact: true })).toBeFocused();
  await keys.type(word('legState.0').slice(0, 2));
  const form = page.locator('form').filter({ has: page.getByLabel('Home', { exact: true }) });
  await keys.fill(form.getByRole('textbox', { name: word('edit.reason') }), REASON);
  await keys.press('Enter');
  await confirm(open, word('result.publish'));
  await expect(page.getByText(new RegExp(word('result.done', { count: '\\d+' })))).toBeVisible();
  expectFew('correct a result', keys, 15);
});

test('an act of another operator is agreed to', async ({ app, context, platform }) => {
  await newPlayer(app, '100.00');
  const accounts = await app.page.evaluate(
    async () => (await (await fetch('/web-api/accounts')).json()).accounts,
  );
  await asOperator(platform, '/ops/adjustments', {
    accountId: accounts[0].id,
    amount: '90000.00',
    reason: 'More than one operator may move',
  });
  const open = await openDesk(await context.newPage(), {
    ...platform,
    operatorToken: secondToken(platform.operatorToken),
  });
  const { page, desk, keys } = open;
  await keys.find('approve', word('command.approve'));
  await keys.press('ArrowDown');
  await keys.use(desk.button('approvals.approve').first());
  await answer(open, word('approvals.approveSize', { size: '€90,000.00' }));
  await expect(page.getByText(word('approvals.approved'))).toBeVisible();
  expectFew('approve with four eyes', keys, 15);
});

test('a player is blocked', async ({ app, context, platform }) => {
  const player = await newPlayer(app, '100.00');
  const open = await openDesk(await context.newPage(), platform);
  const { page, desk, keys } = open;
  await keys.find(player.email, player.email);
  await keys.use(page.getByRole('link', { name: word('player.act.stop'), exact: true }));
  const level = desk.field('player.banLevel');
  await expect(level).toBeFocused();
  await keys.press('Control+A');
  await keys.type('45');
  await keys.fill(desk.field('edit.reason').first(), REASON);
  await keys.press('Enter');
  await confirm(open, word('player.banConfirm'));
  await expect(page.getByText(word('player.blocksSaved'))).toBeVisible();
  expectFew('block a player', keys, 20);
});

test('a message is sent to a segment', async ({ app, context, platform }) => {
  await newPlayer(app, '100.00');
  const open = await openDesk(await context.newPage(), platform);
  const { page, keys } = open;
  await keys.find('segment', word('command.segment'));
  await keys.reach(page.getByLabel(word('messages.verification'), { exact: true }));
  await keys.type(word('messages.notVerified').slice(0, 3));
  await keys.fill(page.getByLabel(word('messages.titleIn', { language: 'en' })), 'New tables');
  await keys.fill(page.getByLabel(word('messages.textIn', { language: 'en' })), 'From tonight on.');
  await keys.press('Control+Enter');
  await confirm(open, /^Send message/);
  await expect(page.getByText(word('messages.done'))).toBeVisible();
  expectFew('message a segment', keys, 38);
});

test('free rounds are given', async ({ app, context, platform }) => {
  const player = await newPlayer(app, '100.00');
  const open = await openDesk(await context.newPage(), platform);
  const { page, desk, keys } = open;
  await keys.find('give free', word('command.freeRounds'));
  await keys.use(page.getByRole('link', { name: word('freeRounds.new'), exact: true }));
  await keys.fill(desk.field('freeRoundsForm.players'), player.email);
  await keys.fill(desk.field('freeRoundsForm.games'), 'iron orchard');
  await keys.use(page.getByRole('button', { name: /^Iron Orchard/ }));
  await keys.fill(desk.field('freeRoundsForm.rounds'), '3');
  await keys.fill(desk.field('freeRoundsForm.stake'), '0.20');
  const until = page.getByRole('group', { name: word('freeRoundsForm.until') });
  await keys.reach(until.getByRole('textbox').first());
  const [year = '', month = '', day = ''] = new Date(Date.now() + DAY).toISOString().slice(0, 10).split('-');
  // Each part goes on to the next one when it is whole.
  await keys.type(`${month}${day}${year}`);
  await keys.fill(page.getByLabel(word('date.timeOf', { label: word('freeRoundsForm.until') })), '12:00');
  await keys.fill(desk.field('edit.reason'), REASON);
  await keys.press('Enter');
  await confirm(open, /^Give/);
  await expect(page.getByText(word('freeRoundsForm.done_one', { count: '1' }))).toBeVisible();
  expectFew('give free rounds', keys, 30);
});

test('a game is added to a category', async ({ page, platform }) => {
  const [game] = await listGames(platform, 'text=iron%20orchard&limit=1');
  const open = await openDesk(page, platform);
  const { desk, keys } = open;
  await keys.find(game?.name ?? '', game?.name ?? '');
  await keys.use(page.getByRole('checkbox', { name: word('casinoCategory.asian') }), 'Space');
  await keys.fill(desk.field('edit.reason'), REASON);
  await keys.press('Enter');
  await expect(page.getByText(word('casino.saved'))).toBeVisible();
  expectFew('add a game to a category', keys, 40);
});

/** Gives the reason that a dialog asks for, and confirms. */
async function answer(open: Desk, label: string): Promise<void> {
  const dialog = open.page.getByRole('alertdialog');
  await open.keys.fill(dialog.getByRole('textbox', { name: word('edit.reason') }), REASON);
  await confirm(open, label);
}

/** Confirms the question that is open. */
async function confirm({ page, keys }: Desk, label: string | RegExp): Promise<void> {
  const dialog = page.getByRole('alertdialog');
  await expect(dialog).toBeVisible();
  await keys.use(dialog.getByRole('button', { name: label, exact: true }));
  await expect(dialog).toHaveCount(0);
}
