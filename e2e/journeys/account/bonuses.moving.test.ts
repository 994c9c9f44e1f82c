import type { Page } from '@playwright/test';
import { asOperator } from '../support/asOperator.ts';
import type { Platform } from '../support/platform.ts';
import { FOOTBALL, openMarket, pickOf } from '../support/play.ts';
import { newPlayer } from '../support/player.ts';
import { expect, test } from '../support/test.ts';

/** A fixed bonus that one bet of its amount at any odds from 1.10 on wagers. */
const TERMS = {
  kind: 'grant',
  product: 'betting',
  currencies: [{ iso: 'EUR', amount: '10.00', maxConvert: '500.00' }],
  wagering: {
    times: '1',
    base: 'bonus',
    countFrom: 'bonus',
    assumedReturn: 93,
    sport: { types: ['single'], minLegs: 1, minOdds: '1.10' },
  },
  days: 7,
  isSticky: false,
  countries: [],
  needs: [],
  perPlayer: 1,
  isHidden: true,
};

interface Account {
  readonly id: string;
  readonly type: number;
  readonly money: string;
}

/** Returns the accounts of the player who is signed in on a page. */
async function accountsOf(page: Page): Promise<readonly Account[]> {
  const text = await page.evaluate(async () => (await fetch('/web-api/accounts')).text());
  // The cast: the platform checks its responses by the contract.
  return (JSON.parse(text) as { accounts: Account[] }).accounts;
}

/** Bets from an account from now on. */
async function use(page: Page, id: string): Promise<void> {
  const status = await page.evaluate(async (of) => {
    const body = JSON.stringify({ id: of });
    const headers = { 'content-type': 'application/json' };
    return (await fetch('/web-api/accounts/active', { method: 'POST', headers, body })).status;
  }, id);
  expect(status).toBe(200);
}

let made = 0;

/** Publishes an offer with a promo code, and returns the code. */
async function publish(platform: Platform): Promise<string> {
  const texts = { en: { title: 'Journey bonus', text: 'For bets on sports.' } };
  const { offerId } = await asOperator<{ offerId: string }>(platform, '/ops/bonuses/house/offers', {
    terms: TERMS,
    texts,
  });
  await asOperator(platform, `/ops/bonus-offers/${offerId}/publish`, { reason: 'For the journey' });
  const code = `JOURNEY${(made += 1)}`;
  await asOperator(platform, '/ops/bonuses/house/codes', {
    code,
    offerId,
    perPlayer: 1,
    countries: [],
    needs: [],
  });
  return code;
}

test('@money a code’s bonus is wagered and becomes the player’s own money', async ({
  app,
  page,
  platform,
}) => {
  const { say } = app;
  const code = await publish(platform);
  const player = await newPlayer(app, '50');
  await app.go(`/office/promo-code-check?promocode=${code.toLowerCase()}`);
  await page.getByRole('button', { name: say('bonuses:code.check') }).click();
  await page.getByRole('button', { name: say('bonuses:code.use') }).press('Enter');
  await app.go('/office/bonuses');
  await expect(page.getByText(say('bonuses:giveUp.ask'))).toBeVisible();

  const bonus = (await accountsOf(page)).find(({ type }) => type === 4);
  expect(bonus?.money).toBe('10.00');
  const [match] = await platform.matches('line', FOOTBALL);
  const market = match && (await openMarket(platform, match.id, 'match-result'));
  if (!match || !market || !bonus) throw new Error('There is nothing to bet on.');
  await use(page, bonus.id);
  await app.openMatch(match, 'football');
  await app.price(pickOf(match, market, 'home')).click();
  await app.openCoupon();
  await expect(app.coupon.getByText(say('couponMore:account.fromBonus'))).toBeVisible();
  await app.stake.fill('10');
  await app.place.click();
  await app.coupon.getByText(say('couponMore:placement.accepted')).first().waitFor();
  await asOperator(platform, '/ops/results', {
    marketId: market.id,
    results: [{ key: 'home', result: 1 }],
    reason: 'Full time',
  });
  await platform.passTime(1);
  await app.go('/office/bonuses');
  await expect(page.getByText(say('bonuses:state.done'))).toBeVisible();
  expect((await accountsOf(page)).some(({ type }) => type === 4)).toBe(false);
  expect(Number((await player.account()).money)).toBeGreaterThan(50);
});
