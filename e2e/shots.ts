// Takes screenshots of the product for people, and a contact sheet of each screen in all looks and sizes.
// npm run shots -- <folder> [--looks light,dark] [--sizes 390,1366] [--screens home,live]
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { devices, type Browser, type BrowserContext } from 'playwright';
import { startPlatform, type Platform } from './journeys/support/platform.ts';
import { favouriteOf, FOOTBALL, LIVE_DELAY, liveMatches, type Pick } from './journeys/support/play.ts';
import { newPlayer } from './journeys/support/player.ts';
import { App } from './journeys/support/app.ts';
import { settled } from './journeys/support/settled.ts';
import { wordsIn, type Lang } from './journeys/support/words.ts';
import { launchChromium } from './lib/browser.ts';

interface Look {
  readonly host: string;
  readonly lang: Lang;
  /** Value of the settings: 0 light, 1 dark. */
  readonly theme: 0 | 1;
}

const looks: Readonly<Record<string, Look>> = {
  light: { host: 'localhost', lang: 'en', theme: 0 },
  dark: { host: 'localhost', lang: 'en', theme: 1 },
  arabic: { host: 'localhost', lang: 'ar', theme: 0 },
  russian: { host: 'localhost', lang: 'ru', theme: 0 },
  merlot: { host: 'merlot.localhost', lang: 'en', theme: 0 },
  northbank: { host: 'northbank.localhost', lang: 'en', theme: 1 },
  paloma: { host: 'paloma.localhost', lang: 'en', theme: 0 },
  ricochet: { host: 'ricochet.localhost', lang: 'en', theme: 1 },
};
const sizes: Readonly<Record<string, { readonly width: number; readonly height: number }>> = {
  390: { width: 390, height: 844 },
  768: { width: 768, height: 1024 },
  1366: { width: 1366, height: 768 },
  1920: { width: 1920, height: 1080 },
};
/** Screens that a guest sees, by their path. */
const forGuests = {
  home: '',
  live: '/live',
  football: '/line/football',
  results: '/results',
  search: '/search-events',
  'sign-in': '/user/login',
  registration: '/registration',
  methods: '/information/payment',
  'not-found': '/nowhere/at/all',
} as const;
/** Screens of a player, by their path. */
const forPlayers = {
  account: '/office/menu/profile',
  data: '/office/account',
  'data-form': '/office/account/edit',
  login: '/office/change-login',
  limits: '/office/responsible',
  payments: '/office/historypay',
  recharge: '/office/recharge',
  deduce: '/office/deduce',
  wallets: '/office/wallets',
  promo: '/office/menu/promo',
  bonuses: '/office/bonuses',
  code: '/office/promo-code-check',
  cashback: '/office/cashback',
  vip: '/office/casino/vipcashback',
  rewards: '/office/rewards',
  points: '/points',
  friends: '/office/bringfriend',
  requests: '/payment/requests',
  'my-bets': '/office/history',
  settings: '?settings=1',
} as const;
/** Screens that a player's acts lead to. */
const ofActs = ['match', 'coupon', 'receipt', 'bet', 'home-with-coupon', 'live-with-coupon'] as const;
const screens: readonly string[] = [...Object.keys(forGuests), ...Object.keys(forPlayers), ...ofActs];

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { looks: { type: 'string' }, sizes: { type: 'string' }, screens: { type: 'string' } },
});

/** Returns the chosen names of an option, or all. */
function chosen(option: keyof typeof values, known: readonly string[]): readonly string[] {
  const names = values[option]?.split(',') ?? known;
  const unknown = names.find((name) => !known.includes(name));
  if (unknown !== undefined)
    throw new Error(`--${option} has "${unknown}" but may have only ${known.join(', ')}.`);
  return names;
}

function missing(): never {
  throw new Error('There is no match to show.');
}

async function choose(app: App, pick: Pick): Promise<void> {
  await app.openMatch(pick.match, 'football');
  const price = app.price(pick);
  if ((await price.getAttribute('aria-pressed')) !== 'true') await price.click();
}

/** Takes the chosen screenshots of one look in one size. */
async function photograph(
  context: BrowserContext,
  platform: Platform,
  look: Look,
  { wanted, fileOf }: { readonly wanted: readonly string[]; readonly fileOf: (screen: string) => string },
): Promise<void> {
  const page = await context.newPage();
  const origin = `http://${look.host}:${platform.port}`;
  const app = new App({ page, origin, lang: look.lang, say: wordsIn(look.lang) });
  const shot = async (screen: string) => {
    if (!wanted.includes(screen)) return;
    await settled(page);
    await page.screenshot({ path: fileOf(screen), animations: 'disabled' });
  };
  const openAll = async (paths: Readonly<Record<string, string>>) => {
    for (const [screen, path] of Object.entries(paths)) {
      if (!wanted.includes(screen)) continue;
      await app.open(path);
      await shot(screen);
    }
  };

  await openAll(forGuests);
  if (!wanted.some((screen) => !(screen in forGuests))) return;
  await newPlayer(app, '250');
  if (
    wanted.some((screen) => screen !== 'match' && ofActs.some((act) => act === screen)) ||
    wanted.includes('my-bets')
  ) {
    const picks = (await liveMatches(platform, { sportId: FOOTBALL, type: 'match-result', count: 2 })).map(
      ({ match, market }) => favouriteOf(match, market),
    );
    for (const pick of picks) await choose(app, pick);
    await shot('match');
    await app.openCoupon();
    await app.stake.fill('25');
    await shot('coupon');
    await app.place.click();
    // Bets on matches in play are accepted after a delay.
    await app.coupon.getByText(app.say('couponMore:placement.pending')).first().waitFor();
    await platform.passTime(LIVE_DELAY);
    await app.coupon.getByText(app.say('couponMore:placement.accepted')).first().waitFor();
    await shot('receipt');
    await app.open('/office/history');
    await app.main.locator('a[href*="/office/history/"]').first().click();
    await app.main.getByRole('definition').first().waitFor();
    await shot('bet');
    for (const pick of picks) await choose(app, pick);
    await openAll({ 'home-with-coupon': '', 'live-with-coupon': '/live' });
  } else if (wanted.includes('match')) {
    const [first] = await liveMatches(platform, { sportId: FOOTBALL, type: 'match-result', count: 1 });
    await app.openMatch(first?.match ?? missing(), 'football');
    await shot('match');
  }
  await openAll(forPlayers);
  await page.close();
}

/** Writes one picture with the screenshots of a screen, sizes as rows and looks as columns. */
async function writeSheet(
  browser: Browser,
  path: string,
  {
    rows,
    fileOf,
  }: { readonly rows: readonly (readonly string[])[]; readonly fileOf: (name: string) => string },
): Promise<void> {
  const html = rows
    .map(
      (names) =>
        `<div style="display:flex;gap:8px">${names
          .map(
            (name) =>
              `<figure style="margin:0"><img src="${pathToFileURL(fileOf(name)).href}" style="block-size:440px">` +
              `<figcaption style="font:11px sans-serif">${name}</figcaption></figure>`,
          )
          .join('')}</div>`,
    )
    .join('');
  const source = `${path}.html`;
  writeFileSync(source, `<body style="margin:8px;display:grid;gap:8px;inline-size:max-content">${html}`);
  const page = await browser.newPage();
  await page.goto(pathToFileURL(source).href);
  const { width, height } = await page
    .locator('body')
    .evaluate((body) => ({ width: body.scrollWidth + 16, height: body.scrollHeight + 16 }));
  await page.setViewportSize({ width, height });
  await page.screenshot({ path: `${path}.png` });
  await page.close();
  rmSync(source);
}

const [out] = positionals;
if (out === undefined) {
  console.error('Say where the pictures go: npm run shots -- <folder>');
  process.exit(1);
}
const folder = resolve(out);
const [ownLooks, ownSizes, ownScreens] = [
  chosen('looks', Object.keys(looks)),
  chosen('sizes', Object.keys(sizes)),
  chosen('screens', screens),
];
const fileOf = (name: string) => join(folder, `${name}.png`);
mkdirSync(folder, { recursive: true });
const platform = await startPlatform(Number(process.env['E2E_PORT'] ?? 4180));
const browser = await launchChromium();
try {
  for (const size of ownSizes) {
    for (const name of ownLooks) {
      const [look, viewport] = [looks[name], sizes[size]];
      if (!look || !viewport) continue;
      const isPhone = viewport.width < 600;
      const context = await browser.newContext({
        viewport,
        hasTouch: isPhone,
        isMobile: isPhone,
        ...(isPhone && { userAgent: devices['Pixel 7'].userAgent }),
        timezoneId: 'UTC',
      });
      await context.addInitScript(
        (kept) => localStorage.setItem('touchline.settings', kept),
        JSON.stringify({ appTheme: look.theme }),
      );
      await photograph(context, platform, look, {
        wanted: ownScreens,
        fileOf: (screen) => fileOf(`${screen}-${size}-${name}`),
      }).catch((error: unknown) => {
        console.error(`${size} ${name}: ${String(error)}`);
        process.exitCode = 1;
      });
      await context.close();
      console.log(`${size} ${name}`);
    }
  }
  for (const screen of ownScreens) {
    const rows = ownSizes.map((size) =>
      ownLooks.map((look) => `${screen}-${size}-${look}`).filter((name) => existsSync(fileOf(name))),
    );
    if (rows.flat().length > 0) await writeSheet(browser, join(folder, `sheet-${screen}`), { rows, fileOf });
  }
} finally {
  await browser.close();
  await platform.stop();
}
