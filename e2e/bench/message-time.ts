// Measures the time from an operator's request that sends a message to a player until the player's page shows it: the
// built app on a phone, on another page than the inbox, unslowed. Prints JSON lines with the goal.
// BENCH_ROUNDS=20 npm run bench message-time
import type { Page } from 'playwright';
import { launchChromium } from '../lib/browser.ts';
import { median, percentile, print, rounded } from './lib/figures.ts';
import { startPlatform } from './lib/platform.ts';
import { call, registerPlayer } from './lib/players.ts';
import { phone } from './lib/viewports.ts';

const ROUNDS = Number(process.env['BENCH_ROUNDS'] ?? 20);
/** Time from the request to the player's screen, ms. */
const GOAL = 1000;
const TOKEN = 'token-of-the-bench-0123456789';
const OPERATOR = { authorization: `Bearer ${TOKEN}`, 'content-type': 'application/json' };

/** Waits for a text in the page; returns the time of the first frame that contains it, epoch ms. */
function shownAt(page: Page, text: string): Promise<number> {
  return page.evaluate(
    (wanted) =>
      new Promise<number>((resolve) => {
        const look = (): void => {
          if (document.body.textContent.includes(wanted)) resolve(performance.timeOrigin + performance.now());
          else requestAnimationFrame(look);
        };
        look();
      }),
    text,
  );
}

const platform = await startPlatform(undefined, { DEVELOPMENT_OPERATORS: `operator=*:${TOKEN}` });
const origin = `http://localhost:${platform.port}`;
const browser = await launchChromium();
try {
  const { cookie } = await registerPlayer(origin);
  const { player } = await call<{ player: { id: string } }>(origin, '/web-api/session', {
    headers: { cookie },
  });
  const { siteId } = await call<{ siteId: string }>(origin, `/ops/players/${player.id}`, {
    headers: OPERATOR,
  });
  const context = await browser.newContext(phone);
  await context.addCookies(
    cookie.split('; ').map((pair) => {
      const [name = '', value = ''] = pair.split('=');
      return { name, value, url: origin };
    }),
  );
  const page = await context.newPage();
  await page.goto(`${origin}/en/office/responsible`, { waitUntil: 'networkidle' });
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const title = `Message ${round} of the benchmark`;
    const shown = shownAt(page, title);
    const begun = Date.now();
    await call(origin, '/ops/messages', {
      method: 'POST',
      headers: OPERATOR,
      body: JSON.stringify({
        key: crypto.randomUUID(),
        siteId,
        playerId: player.id,
        texts: { en: { title, text: 'Text.' } },
        byMail: false,
        bySms: false,
      }),
    });
    times.push((await shown) - begun);
  }
  const worst = Math.max(...times);
  print({
    bench: 'message time',
    database: platform.kind,
    rounds: ROUNDS,
    medianMs: rounded(median(times)),
    p95Ms: rounded(percentile(times, 0.95)),
    worstMs: rounded(worst),
    goal: GOAL,
    holds: worst <= GOAL,
  });
} finally {
  await browser.close();
  await platform.stop();
}
