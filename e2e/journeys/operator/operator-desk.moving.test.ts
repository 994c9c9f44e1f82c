import { expectAccessible, expectNoOverflow } from '../support/accessible.ts';
import { favourites, placeBet } from '../support/bets.ts';
import { OperatorConsole, word } from '../support/operatorConsole.ts';
import { newPlayer } from '../support/player.ts';
import { expect, test } from '../support/test.ts';

const BETS = '**/ops/dashboard/bets';

test('the dashboard shows figures with the pages behind them; one that fails leaves the others', async ({
  app,
  context,
  platform,
  quiet,
}) => {
  // A refused call is an error in the browser's console.
  quiet.allow(/500 \(Internal Server Error\)/);
  await newPlayer(app, '100.00');
  const picks = await favourites(platform, 1);
  const id = await placeBet(app.page, { typeId: 0, picks, amount: '7.00' });
  const page = await context.newPage();
  const desk = new OperatorConsole(page, platform);
  await page.route(BETS, (route) =>
    route.fulfill({ status: 500, json: { code: 'FAILED', message: 'Away.' } }),
  );
  await desk.open('dashboard');
  await expect(page.getByText(word('figure.failed'))).toHaveCount(1);
  await expect(page.getByRole('table', { name: word('feed.title') })).toContainText(word('feed.up'));
  await expect(page.getByRole('table', { name: word('waiting.title') })).toContainText(word('waiting.debts'));

  await page.unroute(BETS);
  await desk.button('error.again').click();
  await expect(page.getByText(word('figure.failed'))).toHaveCount(0);
  await expect(page.getByRole('figure', { name: word('turnover.title') })).toBeVisible();
  await expectAccessible(page, 'dashboard', { modes: ['light', 'dark'] });
  await expectNoOverflow(page, 'dashboard');
  await page.getByRole('link', { name: word('figure.liability') }).click();
  await expect(page.getByRole('row').filter({ hasText: word('search.number', { id }) })).toContainText(
    '€7.00',
  );
  // The link that was followed is gone with its page: the new page's heading has the focus.
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toBeFocused();
  await page.getByRole('link', { name: word('kit.skip') }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await expect(heading).toHaveText(word('nav.bets'));
  await expectAccessible(page, 'bets', { modes: ['light'] });
});

test('the search opens a player, a bet and a match by keyboard', async ({ app, context, platform }) => {
  const player = await newPlayer(app, '100.00');
  const playerId = await player.id();
  const picks = await favourites(platform, 1);
  const id = await placeBet(app.page, { typeId: 0, picks, amount: '7.00' });
  const page = await context.newPage();
  const desk = new OperatorConsole(page, platform);
  await desk.open('dashboard');
  const dialog = page.getByRole('dialog', { name: word('search.title') });

  /** Searches a text and opens its result with this link. */
  async function open(text: string, hash: string): Promise<void> {
    await page.keyboard.press('/');
    await expect(page.getByRole('searchbox')).toBeFocused();
    await page.keyboard.type(text);
    const result = dialog.locator(`a[href="${hash}"]`);
    await expect(result).toBeVisible();
    await expect(async () => {
      await page.keyboard.press('ArrowDown');
      await expect(result).toBeFocused({ timeout: 100 });
    }).toPass();
    await page.keyboard.press('Enter');
    await expect(dialog).toHaveCount(0);
    await expect(page).toHaveURL(new RegExp(`${hash}$`));
  }

  await open(playerId, `#/players/${playerId}`);
  await open(id, `#/bets/${id}`);
  await expect(page.getByRole('heading', { level: 1, name: word('bet.title', { id }) })).toBeVisible();
  const match = picks[0]?.match;
  await open(match?.home ?? '', `#/matches/${match?.id}`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(match?.home ?? '');

  await page.keyboard.press('/');
  await page.keyboard.type('nobody of this name');
  await expect(dialog).toContainText(word('search.nothing'));
  await expectAccessible(page, 'search', { modes: ['light'] });
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
});

test('a note on a player is stored with its author, and the timeline shows what happened', async ({
  app,
  context,
  platform,
}) => {
  const player = await newPlayer(app, '100.00');
  const picks = await favourites(platform, 1);
  await placeBet(app.page, { typeId: 0, picks, amount: '7.00' });
  const page = await context.newPage();
  const desk = new OperatorConsole(page, platform);
  await desk.open(`players/${await player.id()}`);
  await desk.button('notes.add').click();
  await expect(page.getByText(word('edit.reasonShort'))).toBeVisible();
  await desk.field('notes.text').fill('Called about two raised limits.');
  await desk.button('notes.add').click();
  const notes = page.getByRole('list', { name: word('notes.title') });
  await expect(notes.getByRole('listitem')).toContainText('Called about two raised limits.');
  await expect(desk.field('notes.text')).toHaveValue('');
  await page.reload();
  await desk.open(`players/${await player.id()}`);
  await expect(notes).toContainText('operator');
  const timeline = page.getByRole('list', { name: word('timeline.title') });
  await expect(timeline).toContainText(word('action.player.note'));
  await expect(timeline).toContainText('€7.00');
  await expect(timeline).toContainText(word('timeline.session'));
  await expect(timeline).toContainText('Chrome on');
  await expect(timeline).not.toContainText('Mozilla');
  await expectAccessible(page, 'player', { modes: ['light', 'dark'] });
  for (const width of [320, 1366]) {
    await page.setViewportSize({ width, height: 768 });
    await expectNoOverflow(page, `player at ${width}`);
  }
  await expect(page.getByRole('link', { name: word('nav.players'), exact: true })).toHaveAttribute(
    'aria-current',
    'page',
  );
});

test('results are published and bets cancelled after a question that names the market', async ({
  app,
  context,
  platform,
}) => {
  await newPlayer(app, '100.00');
  const [pick] = await favourites(platform, 1);
  if (!pick) throw new Error('There is no match to bet on.');
  const id = await placeBet(app.page, { typeId: 0, picks: [pick], amount: '7.00' });
  const page = await context.newPage();
  const desk = new OperatorConsole(page, platform);
  const { match, market } = pick;
  await desk.open(`matches/${match.id}/${market.id}`);
  await expect(desk.button('result.publish')).toBeVisible();
  await expectAccessible(page, 'market', { modes: ['light'] });
  await desk.button('result.publish').click();
  await expect(page.getByRole('alert')).toContainText(word('result.missing'));
  await page.getByLabel('Home', { exact: true }).selectOption({ label: word('legState.1') });
  await desk.field('edit.reason').first().fill('The referee’s report');
  await desk.button('result.publish').click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText(match.home);
  await question.getByRole('button', { name: word('result.publish') }).click();
  // Other journeys of this platform may have bets on the same market.
  await expect(page.getByText(new RegExp(word('result.done', { count: '\\d+' })))).toBeVisible();

  await desk.field('cancel.range').selectOption({ label: word('cancel.range.period') });
  const from = page.getByLabel(word('date.timeOf', { label: word('cancel.start') }));
  await from.fill('25:99');
  await desk.field('edit.reason').last().fill('A wrong price');
  await desk.button('cancel.send').click();
  await expect(page.getByRole('alert')).toContainText(word('cancel.startWrong'));
  await from.fill('');
  await desk.button('cancel.send').click();
  await expect(question).toContainText(match.home);
  await question.getByRole('button', { name: word('cancel.send') }).click();
  await expect(desk.button('lift.send')).toBeVisible();
  await desk.button('lift.send').click();
  await question.getByRole('textbox').fill('It was right');
  await question.getByRole('button', { name: word('lift.send') }).click();
  await expect(desk.button('lift.send')).toHaveCount(0);

  await desk.toSection('nav.results');
  await expect(page.getByRole('row').filter({ hasText: market.id })).toHaveCount(3);
  await expectAccessible(page, 'results', { modes: ['light'] });
  await page.goto(page.url().replace(/#.*/, `#/bets/${id}`));
  await expect(page.getByText(word('outcome.won')).first()).toBeVisible();
});

test('debts, mails and text messages have pages', async ({ page, platform }) => {
  const desk = new OperatorConsole(page, platform);
  await desk.open('debts');
  for (const section of ['debts', 'outbox', 'texts', 'matches']) {
    await desk.toSection(`nav.${section}`);
    await expect(page.getByRole('heading', { level: 1, name: word(`nav.${section}`) })).toBeVisible();
    await expectAccessible(page, section, { modes: ['light'] });
    await expectNoOverflow(page, section);
  }
});

test('texts for search engines are written, and removed after a question that names the page', async ({
  page,
  platform,
}) => {
  const desk = new OperatorConsole(page, platform);
  await desk.open('sites/house/seoPages');
  await desk.button('seo.add').click();
  await desk.field('seo.path').fill('no path!');
  await desk.button('edit.save').click();
  await expect(page.getByRole('alert')).toContainText(word('seo.pathWrong'));
  await desk.field('seo.path').fill('/results/');
  await desk.field('seo.field.title').fill('Who won');
  await expectAccessible(page, 'texts of a page', { modes: ['light'] });
  await desk.button('edit.save').click();
  const row = page.getByRole('row').filter({ hasText: '/en/results' });
  await expect(row).toContainText('Who won');
  await row.getByRole('button', { name: word('seo.remove') }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('/en/results');
  await question.getByRole('button', { name: word('seo.remove') }).click();
  await expect(row).toHaveCount(0);
  await desk.goTo('analytics');
  await expect(page.getByRole('group', { name: word('analytics.day') })).toBeVisible();
  await expectAccessible(page, 'analytics', { modes: ['light'] });
});

test('a half-typed day of a filter is an error once it is left, and leaves the list as it is', async ({
  page,
  platform,
}) => {
  const desk = new OperatorConsole(page, platform);
  await desk.open('referrals/marks?from=2026-03-14');
  const from = page.getByRole('group', { name: word('marks.from'), exact: true });
  const [year, other] = [
    from.getByLabel(word('date.year')),
    page.getByRole('group', { name: word('marks.to') }),
  ];
  await year.fill('20');
  await expect(page.getByText(word('date.incomplete'))).toHaveCount(0);
  await other.getByRole('textbox').first().focus();
  await expect(page.getByText(word('date.incomplete'))).toBeVisible();
  await expect(page).toHaveURL(/from=2026-03-14/);
  await year.fill('2025');
  await expect(page).toHaveURL(/from=2025-03-14/);
  for (const part of ['date.day', 'date.month', 'date.year']) await from.getByLabel(word(part)).fill('');
  await expect(page).not.toHaveURL(/from=/);
  await other.getByRole('textbox').first().focus();
  await expect(page.getByText(word('date.incomplete'))).toHaveCount(0);
});

test('an offer is published with the unsaved changes of its editor', async ({ page, platform }) => {
  const desk = new OperatorConsole(page, platform);
  await desk.open('bonuses/house/new');
  await desk.field('offerForm.days').fill('20');
  await page.getByLabel(word('offerForm.titleIn', { language: 'en' })).fill('A quiet weekend');
  await page.getByLabel(word('offerForm.textIn', { language: 'en' })).fill('For everybody.');
  await desk.button('offerForm.create').click();
  await expect(page.getByRole('heading', { level: 1, name: 'A quiet weekend' })).toBeVisible();
  await desk.field('offerForm.days').fill('21');
  await expect(page.getByText(word('offers.publishUnsaved'))).toBeVisible();
  await desk.field('edit.reason').fill('Ready');
  await desk.button('offers.saveAndPublish').click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('A quiet weekend');
  await question.getByRole('button', { name: word('offers.saveAndPublish') }).click();
  await expect(desk.button('offers.endIt')).toBeVisible();
  await expect(desk.field('offerForm.days')).toHaveValue('21');
  await expect(page.getByText(word('offers.published'))).toBeVisible();
});
