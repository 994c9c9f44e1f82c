import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import axe from 'axe-core';
import { describe, expect, it } from 'vitest';
import { expectShown, folder, GAMES, hasBrowser, money, opened, useBrowser } from './testing/openedFrame.ts';

describe.skipIf(!hasBrowser)('the frame of a game', { timeout: 60_000 }, () => {
  useBrowser();

  it('loads at most 60 kB before the game itself', () => {
    const files = new Set([
      'play.js',
      'play.css',
      ...readdirSync(folder).filter((name) => /^en-.*\.js$/.test(name)),
    ]);
    for (const file of files)
      for (const [, name = ''] of readFileSync(join(folder, file), 'utf8').matchAll(/from"\.\/([^"]+)"/g))
        files.add(name);
    const size = [...files].reduce((sum, file) => sum + gzipSync(readFileSync(join(folder, file))).length, 0);
    expect(files.size).toBeGreaterThan(3);
    expect(size).toBeLessThan(60_000);
  });

  it('leave the balance of an account to the page around, and show that of play money', async () => {
    const real = await opened({ gameId: 'dice' });
    await expectShown(real.page.locator(money));
    expect(await real.page.locator('.balance').count()).toBe(0);
    const demo = await opened({ gameId: 'dice', mode: 'demo' });
    await expectShown(demo.page.locator('.balance').getByText('€242.00'));
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
    it('end with the lost answer once the device is online again', async () => {
      const { page, server, expectSpoken } = await opened({ gameId: 'dice', nonce: 1 });
      server.loseNextAnswer();
      await page.locator(money).click();
      await expectShown(page.getByRole('button', { name: 'Try again' }));
      await page.evaluate("window.dispatchEvent(new Event('online'))");
      await expectSpoken('Rolled 52.75');
      expect(server.actions()).toBe(1);
    });

    it('ask for a lost answer again, and stake once', async () => {
      const { page, server, expectSpoken } = await opened({ gameId: 'dice', nonce: 1 });
      server.loseNextAnswer();
      await page.locator(money).click();
      await page.getByRole('button', { name: 'Try again' }).click();
      await expectSpoken('Rolled 52.75');
      expect(server.actions()).toBe(1);
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
      await page.evaluate(axe.source);
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
