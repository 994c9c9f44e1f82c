import { mkdtempSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright';
import type { Browser, Locator, Page } from 'playwright';
import { build } from 'vite';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { chromiumArgs, findShell } from '../../../../../scripts/chromium.mjs';
import { startPlayServer } from './testing/playServer.ts';
import type { PlayServer } from './testing/playServer.ts';
import type { SessionOptions } from './testing/rounds.ts';

const { path: executablePath } = findShell();
const folder = mkdtempSync(join(tmpdir(), 'frame-'));
const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
let browser: Browser;

interface Opened {
  readonly page: Page;
  readonly server: PlayServer;
  /** Last announcement to screen-reader users. */
  readonly expectSpoken: (text: string | RegExp) => Promise<void>;
  readonly press: (...keys: readonly string[]) => Promise<void>;
}

const GAMES = ['iron-orchard', 'roulette', 'blackjack', 'crash', 'mines', 'plinko', 'dice', 'hi-lo'] as const;

async function opened(options: SessionOptions): Promise<Opened> {
  const server = await startPlayServer({ ...options, folder, isManual: true });
  // Reduced motion shows every result at once, so that nothing has to be waited for.
  const page = await browser.newPage({ viewport: { width: 390, height: 700 }, reducedMotion: 'reduce' });
  onTestFinished(async () => {
    await page.close();
    await server.close();
  });
  await page.goto(`${server.url}/play/${options.gameId}?token=t`);
  await expectShown(page.locator('.money'));
  return {
    page,
    server,
    expectSpoken: async (text) => {
      await page.locator('.spoken').filter({ hasText: text }).waitFor({ state: 'attached' });
    },
    press: async (...keys) => {
      for (const key of keys) await page.keyboard.press(key);
    },
  };
}

/** Waits until an element is shown. */
const expectShown = (locator: Locator): Promise<void> => locator.waitFor();

const money = '.money[aria-disabled="false"]';

describe.skipIf(executablePath === undefined)('the frame of a game', { timeout: 60_000 }, () => {
  beforeAll(async () => {
    const config = new URL('../../../vite.frame.config.ts', import.meta.url).pathname;
    await build({ configFile: config, logLevel: 'error', build: { outDir: folder } });
    browser = await chromium.launch({ executablePath: executablePath ?? '', args: chromiumArgs });
  }, 120_000);

  afterAll(() => browser?.close());

  describe('by keyboard', () => {
    it('plays a round of dice', async () => {
      const { page, expectSpoken, press } = await opened({ gameId: 'dice', nonce: 1 });
      await page.locator('input[type=radio]').first().focus();
      await press('ArrowRight');
      await page.locator(money).focus();
      await press('Space');
      await expectSpoken('Rolled 52.75, chosen 49.50 and over. Payout €1.96.');
    });

    it('plays a round of mines with arrows', async () => {
      const { page, expectSpoken, press } = await opened({ gameId: 'mines', nonce: 4 });
      await page.locator(money).focus();
      await press('Enter');
      await expectSpoken('The mines are hidden.');
      await page.locator('.tile[tabindex="0"]').focus();
      await press('ArrowRight', 'Enter');
      await expectSpoken('1 safe tile, ×1.125 secured');
      await press('ArrowRight', 'Enter');
      await expectSpoken('2 safe tiles, ×1.2857 secured');
      await page.locator(money).focus();
      await press('Space');
      await expectSpoken('Taken after 2 safe tiles at ×1.2857. Payout €1.28.');
    });

    it('plays a round of plinko', async () => {
      const { page, expectSpoken, press } = await opened({ gameId: 'plinko', nonce: 5 });
      await page.getByRole('radio', { name: '16' }).focus();
      await press('Space');
      await page.getByRole('radio', { name: 'Low' }).focus();
      await press('ArrowRight', 'ArrowRight');
      await page.locator(money).focus();
      await press('Space');
      await expectSpoken('Slot 9 of 17, ×0.20. Payout €0.20.');
    });

    it('plays a round of hi-lo', async () => {
      const { page, expectSpoken, press } = await opened({ gameId: 'hi-lo', nonce: 43 });
      await page.locator(money).focus();
      await press('Space');
      await expectSpoken('king of clubs');
      await page.getByRole('button', { name: /^Lower or same/ }).focus();
      await press('Enter');
      await expectSpoken('2 of spades. ×1.0725 secured.');
      await page.locator(money).focus();
      await press('Enter');
      await expectSpoken('Taken after 1 right guess at ×1.0725. Payout €1.07.');
    });

    it('plays a round of blackjack', async () => {
      const { page, expectSpoken, press } = await opened({ gameId: 'blackjack', nonce: 44 });
      await page.locator(money).focus();
      await press('Space');
      await expectSpoken('You have 8 of hearts, 3 of diamonds, total 11. The dealer shows 3 of hearts.');
      await press('Space');
      await expectSpoken('You 20, dealer 25. Payout €4.00.');
    });

    it('plays a spin of roulette with chips of several numbers', async () => {
      const { page, expectSpoken, press } = await opened({ gameId: 'roulette', nonce: 41 });
      await page.locator('.spot[tabindex="0"]').focus();
      // From 3 to 24 in the upper row.
      await press(...Array.from({ length: 7 }, () => 'ArrowRight'), 'Enter');
      await page.getByRole('radio', { name: 'Four numbers' }).focus();
      await press('Space');
      await page.locator('.spot[tabindex="0"]').focus();
      await press('Enter');
      await page.locator(money).focus();
      await press('Space');
      await expectSpoken('24, black. Payout €45.00.');
    });

    it('spins the slot', async () => {
      const { page, expectSpoken, press } = await opened({ gameId: 'iron-orchard', nonce: 22 });
      await page.locator(money).focus();
      await press('Enter');
      await expectSpoken('Line 10: 3 × Plum. Payout €2.00.');
    });

    it('cashes out of crash', async () => {
      const { page, server, expectSpoken, press } = await opened({ gameId: 'crash' });
      server.nextPhase();
      await page.locator(money).focus();
      await press('Space');
      await expectSpoken('Your bet is in this flight.');
      server.nextPhase();
      server.nextPhase(13_000);
      await page.locator(money).focus();
      await press('Space');
      await expectSpoken(/Cashed out at ×2\.\d\d\. Payout €2\.\d\d\./);
    });

    it('starts one round for a key that is held down', async () => {
      const { page, server, expectSpoken } = await opened({ gameId: 'dice', nonce: 1 });
      await page.locator(money).focus();
      for (let repeats = 0; repeats < 5; repeats += 1) await page.keyboard.down('Enter');
      await page.keyboard.up('Enter');
      await expectSpoken('Rolled');
      expect(server.actions()).toBe(1);
    });
  });

  describe('refusals', () => {
    it.each(GAMES)('say why a bet was refused and what to do: %s', async (gameId) => {
      const { page, server } = await opened({ gameId });
      if (gameId === 'roulette') await page.locator('.spot').first().click();
      if (gameId === 'crash') server.nextPhase();
      server.refuseNext('INSUFFICIENT_FUNDS');
      await page.locator(money).click();
      const alert = page.getByRole('alert');
      await expectShown(alert.getByText('Your balance of €242.00 is below this stake.'));
      await expectShown(alert.getByRole('button', { name: 'Deposit' }));
      await alert.getByRole('button', { name: 'OK' }).click();
      await expectShown(page.locator(money));
      expect(server.actions()).toBe(0);
    });

    it('cover the game where no bet can follow', async () => {
      const { page, server } = await opened({ gameId: 'dice' });
      server.refuseNext('SESSION_REPLACED');
      await page.locator(money).click();
      await expectShown(page.getByText('The game was opened in another window'));
      await expectShown(page.getByRole('button', { name: 'Back to the lobby' }));
    });
  });

  describe('interruptions', () => {
    it('ask for a lost answer again, and stake once', async () => {
      const { page, server, expectSpoken } = await opened({ gameId: 'dice', nonce: 1 });
      server.loseNextAnswer();
      await page.locator(money).click();
      await page.getByRole('button', { name: 'Try again' }).click();
      await expectSpoken('Rolled 52.75');
      expect(server.actions()).toBe(1);
      expect(await page.locator('.balance').textContent()).toContain('€241.00');
    });

    it.each([
      ['mines', 'Open a tile'],
      ['hi-lo', 'Higher or lower'],
      ['blackjack', 'Double'],
    ] as const)('go on with an open round: %s', async (gameId, label) => {
      const { page, server } = await opened({ gameId, nonce: 44 });
      await page.locator(money).click();
      await expectShown(page.getByRole('button', { name: label }));
      await page.reload();
      await expectShown(page.getByRole('button', { name: label }));
      expect(server.actions()).toBe(1);
      expect(await page.locator('.balance').textContent()).toContain('€241.00');
    });

    it('go on with a bet of crash', async () => {
      const { page, server, expectSpoken } = await opened({ gameId: 'crash' });
      server.nextPhase();
      await page.locator(money).click();
      await expectShown(page.getByText('Bet placed'));
      await page.reload();
      await expectShown(page.getByText('Bet placed'));
      server.nextPhase();
      server.nextPhase();
      server.nextPhase();
      await expectSpoken('The flight ended at ×3.75. Payout €0.00.');
    });
  });

  it('waits for the least time between two rounds', async () => {
    const { page, expectSpoken } = await opened({ gameId: 'dice', nonce: 1, minCycleMs: 3_600_000 });
    await page.locator(money).click();
    await expectSpoken('Rolled 52.75');
    await expectShown(
      page.locator('.money[aria-disabled="true"]').filter({ hasText: 'Next round in 3600 s' }),
    );
  });

  it('shows a payout up to the stake as a plain figure', async () => {
    const { page, expectSpoken } = await opened({ gameId: 'iron-orchard', nonce: 21 });
    await page.locator(money).click();
    await expectSpoken('Payout €0.40');
    expect(await page.locator('.result').textContent()).toBe('Line 8: 3 × Gear.€0.40');
    expect(await page.locator('.prize').count()).toBe(0);
  });

  it('checks past rounds after a change of seeds', async () => {
    const { page, expectSpoken } = await opened({ gameId: 'mines', nonce: 4 });
    await page.locator(money).click();
    await page.locator('.tile').nth(12).click();
    await expectSpoken('A mine after 0 safe tiles.');
    await page.getByRole('button', { name: 'Check this round' }).click();
    await page.getByRole('button', { name: 'Change seeds' }).click();
    await expectShown(page.getByRole('dialog').getByText('Matches'));
  });

  // Light in a left-to-right language and dark in the other direction, in turns.
  it.each(GAMES.map((gameId, index) => [gameId, index % 2 === 0 ? 'light' : 'dark'] as const))(
    'has no fault that axe finds: %s, %s',
    async (gameId, theme) => {
      const { page } = await opened({ gameId, theme, language: theme === 'dark' ? 'ar' : 'en' });
      await page.addScriptTag({ content: axe }).catch(() => page.evaluate(axe));
      const found = await page.evaluate(
        `axe.run().then(({ violations }) => violations.map(({ id, nodes }) => id + ': ' + nodes.map((node) => node.html).join(' ').slice(0, 300)))`,
      );
      expect(found).toEqual([]);
    },
  );

  it('checks a round on the page for it', async () => {
    const { page, server } = await opened({ gameId: 'dice' });
    const query = new URLSearchParams({
      game: 'dice',
      serverSeed: '168f9df5efe111a7a788d1a444a000f3639d8f22845569717ef2b373c127a358',
      commitment: 'f03cbd8dd90547ceb5dbc25a50d299ce165bafc06489adad3c069ac74406ed0a',
      clientSeed: 'harbour-lantern',
      nonce: '1',
      lang: 'en',
    });
    await page.goto(`${server.url}/check?${query}`);
    await expectShown(page.getByText('52.75'));
    await expectShown(page.getByText('The seed has this fingerprint'));
    await page.getByLabel('Result that you were shown').fill('52.75');
    await expectShown(page.getByText('Matches', { exact: true }));
    await page.getByLabel('Result that you were shown').fill('52.76');
    await expectShown(page.getByText('Doesn’t match'));
  });
});
