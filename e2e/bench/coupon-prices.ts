// Measures the main-thread time of a price update with a coupon of 30 selections on the page, in the built app: once
// with one selection's price moved, and once with all of them. Needs a built app. Prints JSON lines.
import { spentBy, type MainThread } from './lib/mainThread.ts';
import { startPlatform } from './lib/platform.ts';
import { median, print, rounded } from './lib/figures.ts';
import { couponOf, driveCoupon, hearSockets, prepareCoupon } from './lib/couponPage.ts';
import { launchChromium } from '../lib/browser.ts';
import { viewports } from './lib/viewports.ts';

const LEGS = 30;
const ROUNDS = 5;
const UPDATES = 60;
const LAST_PRICE = '7.77';
const A_FRAME_MS = 1000 / 60;

const loads = { oneLeg: 1, allLegs: LEGS } as const;

interface Measured extends MainThread {
  readonly dropped: number;
}

const platform = await startPlatform(undefined);
const browser = await launchChromium();
try {
  const origin = `http://localhost:${platform.port}`;
  const coupon = await couponOf(origin, LEGS);
  const page = await browser.newPage({ viewport: viewports.phone });
  page.on('pageerror', (error) => console.error(error.message));
  await page.addInitScript(hearSockets);
  await page.addInitScript((kept) => localStorage.setItem('touchline.coupon', kept), JSON.stringify(coupon));
  for (const [load, moved] of Object.entries(loads)) {
    const rounds: Measured[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      await page.goto(`${origin}/en/user/coupon`);
      await page
        .getByRole('listitem')
        .nth(LEGS - 1)
        .waitFor();
      await page.waitForFunction(
        (count) => window.heard.topics.size >= count,
        new Set(coupon.bets.map(({ gameId }) => gameId)).size,
      );
      const drive = { bets: coupon.bets, moved, updates: UPDATES, lastPrice: LAST_PRICE };
      await page.evaluate(prepareCoupon, drive);
      const { result, spent } = await spentBy(page, () => page.evaluate(driveCoupon), 'threadTicks');
      // Verifies that the last price was shown: an update that isn't shown would have cost nothing.
      await page
        .getByRole('listitem')
        .filter({ hasText: LAST_PRICE })
        .nth(moved - 1)
        .waitFor();
      rounds.push({ ...spent, dropped: result });
    }
    const millis = (name: keyof MainThread) => median(rounds.map((round) => (round[name] * 1000) / UPDATES));
    print({
      bench: 'coupon-prices',
      load,
      legs: LEGS,
      pricesMoved: moved,
      mainThreadMsPerUpdate: rounded(millis('TaskDuration')),
      scriptMsPerUpdate: rounded(millis('ScriptDuration')),
      styleMsPerUpdate: rounded(millis('RecalcStyleDuration')),
      layoutMsPerUpdate: rounded(millis('LayoutDuration')),
      frames: rounded(millis('TaskDuration') / A_FRAME_MS),
      droppedFrames: median(rounds.map(({ dropped }) => dropped)),
      ofFrames: UPDATES,
    });
  }
} finally {
  await browser.close();
  await platform.stop();
}
