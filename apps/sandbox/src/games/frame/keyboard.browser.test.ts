import { describe, expect, it } from 'vitest';
import { hasBrowser, money, opened, useBrowser } from './testing/openedFrame.ts';

describe.skipIf(!hasBrowser)('a game by keyboard', { timeout: 60_000 }, () => {
  useBrowser();

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
