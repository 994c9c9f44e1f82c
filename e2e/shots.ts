// Takes screenshots of the product for people: node e2e/shots.ts <folder>
import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Browser, BrowserContext, Page } from 'playwright';
import { startPlatform, type Platform } from './journeys/support/platform.ts';
import { favouriteOf, FOOTBALL, liveMatches, type Pick } from './journeys/support/play.ts';
import { newPlayer } from './journeys/support/player.ts';
import { App } from './journeys/support/app.ts';
import { wordsIn, type Lang } from './journeys/support/words.ts';
import { launchChromium } from './lib/browser.ts';

interface Look {
  readonly host: string;
  readonly lang: Lang;
  /** Value of the settings: 0 light, 1 dark. */
  readonly theme: 0 | 1;
  readonly name: string;
}

const looks: readonly Look[] = [
  { host: 'localhost', lang: 'en', theme: 0, name: 'touchline-light' },
  { host: 'localhost', lang: 'en', theme: 1, name: 'touchline-dark' },
  { host: 'localhost', lang: 'ar', theme: 0, name: 'touchline-rtl' },
  { host: 'merlot.localhost', lang: 'en', theme: 0, name: 'merlot-light' },
  { host: 'northbank.localhost', lang: 'en', theme: 1, name: 'northbank-dark' },
];
const sizes = [
  { name: 'phone', width: 390, height: 844 },
  { name: 'desktop', width: 1366, height: 768 },
] as const;

async function photograph(
  context: BrowserContext,
  platform: Platform,
  look: Look,
  folder: string,
): Promise<void> {
  const page = await context.newPage();
  const origin = `http://${look.host}:${platform.port}`;
  const app = new App({ page, origin, lang: look.lang, say: wordsIn(look.lang) });
  const shot = async (name: string) => {
    await settled(page);
    await page.screenshot({ path: join(folder, `${name}.png`), animations: 'disabled' });
  };
  const picks = (await liveMatches(platform, { sportId: FOOTBALL, type: 'match-result', count: 2 })).map(
    ({ match, market }) => favouriteOf(match, market),
  );

  await app.open();
  await shot('1-home');
  await app.open('/live');
  await shot('2-live');
  await app.open('/registration');
  await shot('5-registration');
  await app.open('/nowhere/at/all');
  await shot('9-not-found');

  await newPlayer(app, '250');
  await betOn(app, picks, '25');
  await app.open();
  await app.openMatch(picks[0]?.match ?? missing(), 'football');
  await shot('3-match');
  for (const pick of picks) await choose(app, pick);
  await app.openCoupon();
  await app.stake.waitFor();
  await shot('4-coupon');
  await app.open('/office/history');
  await shot('6-history');
  await app.main.locator('a[href*="/office/history/"]').first().click();
  await app.main.getByRole('definition').first().waitFor();
  await shot('7-bet');
  await app.open('?settings=1');
  await page.getByRole('dialog').waitFor();
  await shot('8-settings');
  // The two screenshots of the README.
  await app.open();
  await shot('10-home-with-coupon');
  await app.open('/live');
  await shot('11-live-with-coupon');
  await page.close();
}

function missing(): never {
  throw new Error('There is no match to show.');
}

async function choose(app: App, pick: Pick): Promise<void> {
  await app.openMatch(pick.match, 'football');
  await app.price(pick).click();
}

async function betOn(app: App, picks: readonly Pick[], stake: string): Promise<void> {
  for (const pick of picks) await choose(app, pick);
  await app.openCoupon();
  await app.stake.fill(stake);
  await app.place.click();
  await app.coupon.getByText(app.say('couponMore:placement.accepted')).first().waitFor();
}

/** Waits until images and fonts are loaded and no work is pending. */
async function settled(page: Page): Promise<void> {
  await page.locator('html[data-settled]').waitFor({ state: 'attached' });
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
}

async function photographAll(browser: Browser, platform: Platform, out: string): Promise<void> {
  for (const look of looks) {
    for (const { name, width, height } of sizes) {
      const folder = join(out, `${look.name}-${name}`);
      mkdirSync(folder, { recursive: true });
      const context = await browser.newContext({
        viewport: { width, height },
        deviceScaleFactor: name === 'phone' ? 2 : 1,
        hasTouch: name === 'phone',
        isMobile: name === 'phone',
        timezoneId: 'UTC',
      });
      await context.addInitScript(
        (kept) => localStorage.setItem('touchline.settings', kept),
        JSON.stringify({ appTheme: look.theme }),
      );
      await photograph(context, platform, look, folder).catch((error: unknown) => {
        console.error(`${folder}: ${String(error)}`);
        process.exitCode = 1;
      });
      await context.close();
      console.log(folder);
    }
  }
}

const [out] = process.argv.slice(2);
if (out === undefined) {
  console.error('Say where the pictures go: node e2e/shots.ts <folder>');
  process.exit(1);
}
const platform = await startPlatform(Number(process.env['E2E_PORT'] ?? 4180));
const browser = await launchChromium();
try {
  await photographAll(browser, platform, resolve(out));
} finally {
  await browser.close();
  await platform.stop();
}
