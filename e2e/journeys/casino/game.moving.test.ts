import type { App } from '../support/app.ts';
import { listGames, test } from '../support/games.ts';
import { askForLimits } from '../support/limits.ts';
import { newPlayer } from '../support/player.ts';
import type { Platform } from '../support/platform.ts';
import { DESKTOP, PHONE } from '../support/shared.ts';
import { expect } from '../support/test.ts';

const MINUTE = 60;
/** Type of the player's own reality checks. */
const REALITY_CHECK = 32;

test.beforeEach(({ quiet }) => {
  // Tokens expire while the platform's clock is moved, and sleep closes the feed's socket.
  quiet.allow(/feed\/socket/, /WebSocket is already in CLOSING or CLOSED state/);
  quiet.allow(/\b401\b/);
});

/** The game that every journey plays: the sandbox's slot. */
async function slot(platform: Platform): Promise<string> {
  const [game] = await listGames(platform, 'text=iron%20orchard&limit=1');
  if (!game) throw new Error('The maker has no such game.');
  return `/game/${game.id}/iron-orchard`;
}

const frameOf = ({ page }: App) => page.getByRole('main').locator('iframe').contentFrame();
const spin = (app: App) => frameOf(app).getByRole('button', { name: /^Spin/ });
/** Figure of the frame's bar by its label. */
const figure = (app: App, key: string) =>
  app.main
    .locator('dl div', { hasText: app.say(key) })
    .locator('dd')
    .first();

test.describe('on a phone', () => {
  test.use(PHONE);

  test('a guest plays a round for play money, which has no net result', async ({ app, page, platform }) => {
    await app.open(`${await slot(platform)}?mode=demo`);
    await spin(app).click();
    await expect(
      frameOf(app)
        .getByText(/No line pays|Line|pays/)
        .first(),
    ).toBeVisible();
    await expect(page.getByText(app.say('game:account.demo'))).toBeVisible();
    await expect(page.getByText(app.say('game:figures.here'))).toBeVisible();
    await expect(page.getByText(app.say('game:figures.net'))).toHaveCount(0);
    await expect(page.getByRole('contentinfo')).toHaveCount(0);
  });

  test('a guest who wants to play for money is led to the sign-in', async ({ app, page, platform }) => {
    await app.open(await slot(platform));
    await expect(page.getByText(app.say('game:cover.signIn.title'))).toBeVisible();
    await app.link('game:action.signIn').click();
    await expect(page).toHaveURL(/\/user\/login|login=1/);
  });
});

test.describe('on a desktop', () => {
  test.use(DESKTOP);

  test('a round changes the balance by exactly its stake and payout @money', async ({
    app,
    page,
    platform,
  }) => {
    const player = await newPlayer(app, '100.00');
    const path = await slot(platform);
    // A wrong name leads to the right one.
    await app.go(path.replace('iron-orchard', 'another-name'));
    await expect(page).toHaveURL(new RegExp(`${path}$`));
    await spin(app).click();
    const rounds = page.getByRole('table', { name: app.say('game:latest.title') });
    await expect(rounds.getByRole('row')).toHaveCount(2);
    const { money } = await player.account();
    const cents = Math.round(Number(money) * 100) - 10_000;
    const net = `${cents < 0 ? '-' : '+'}€${Math.abs(cents / 100).toFixed(2)}`;
    await expect(figure(app, 'game:figures.net')).toHaveText(cents === 0 ? '€0.00' : net);
    const kinds = (await player.entries()).map(({ kind }) => kind);
    expect(kinds.filter((kind) => kind === 'stake')).toHaveLength(1);

    await app.button('game:bar.close').click();
    await expect(page.getByText(app.say('game:summary.title', { game: 'Iron Orchard' }))).toBeVisible();
    await app.button('game:action.close').click();
    await expect(page).not.toHaveURL(/\/game\//);
  });

  test('a second window takes the game over, and the first says so', async ({
    app,
    page,
    platform,
    context,
  }) => {
    await newPlayer(app, '100.00');
    const path = await slot(platform);
    await app.go(path);
    await expect(spin(app)).toBeVisible();
    const other = await context.newPage();
    await other.goto(app.address(path));
    await expect(
      other.getByRole('main').locator('iframe').contentFrame().getByRole('button', { name: /^Spin/ }),
    ).toBeVisible();
    await expect(page.getByText(app.say('game:cover.replaced.title'))).toBeVisible();
    await app.button('game:action.again').click();
    await expect(spin(app)).toBeVisible();
    await expect(other.getByText(app.say('game:cover.replaced.title'))).toBeVisible();
  });

  test('a reality check in the middle of a game pauses it until it is answered', async ({
    app,
    page,
    platform,
    maker,
    quiet,
  }) => {
    // The bearer of the open game has expired with the time that passes, and is renewed.
    quiet.allow(/\b401\b/);
    await newPlayer(app, '100.00');
    await askForLimits(page, [{ limitType: REALITY_CHECK, limitValue: '15' }]);
    await app.go(await slot(platform));
    await expect(spin(app)).toBeVisible();
    await maker.advance(15 * MINUTE);
    await platform.passTime(15 * MINUTE, { arePagesOpen: true });
    await expect(page.getByText(app.say('game:cover.realityCheck.title'))).toBeVisible();
    await app.button('limits:check.goOn').click();
    await expect(page.getByText(app.say('game:cover.realityCheck.title'))).toHaveCount(0);
    await expect(spin(app)).toBeVisible();
  });

  test('focus goes from the bars into the frame, and none of it is under a cover', async ({
    app,
    page,
    platform,
  }) => {
    await newPlayer(app, '100.00');
    await app.go(await slot(platform));
    await expect(spin(app)).toBeVisible();
    await app.button('game:bar.close').focus();
    const focused = () =>
      page.evaluate(
        () => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.tagName,
      );
    for (const name of ['game:bar.info', 'game:bar.favourite', 'game:bar.fullScreen'] as const) {
      await page.keyboard.press('Tab');
      await expect.poll(focused).toBe(app.say(name));
    }
    await page.keyboard.press('Tab');
    // The frame is a process of its own, which takes the focus a moment later.
    await expect.poll(focused).toBe('IFRAME');
    await app.button('game:action.pause').click();
    await expect(page.getByText(app.say('game:cover.pause.title'))).toBeVisible();
    await expect(page.getByRole('main').locator('iframe')).toHaveAttribute('inert');
    await app.button('game:action.resume').click();
    await expect(page.getByText(app.say('game:cover.pause.title'))).toHaveCount(0);
  });
});
