// What a change of the colour mode costs the main thread on a page with 500 prices: the kit's cells beside cells
// written by hand on the same tokens. Prints JSON lines; ends by itself in a few seconds.
import type { Page } from 'playwright';
import { launchChromium } from '../lib/browser.ts';
import { serveFolder } from '../lib/staticServer.ts';
import { buildPage } from './lib/buildPage.ts';
import { median, print, rounded } from './lib/figures.ts';
import { spentBy, type MainThread } from './lib/mainThread.ts';
import type { Kind } from './page/main.tsx';

const kinds = ['hand', 'kit'] as const satisfies readonly Kind[];
const ROUNDS = 5;
const SWITCHES = 20;
const A_FRAME_MS = 1000 / 60;

async function measure(page: Page, origin: string, kind: Kind): Promise<MainThread> {
  await page.goto(`${origin}/index.html`);
  await page.evaluate((name) => window.bench.prepare(name), kind);
  const { spent } = await spentBy(page, () =>
    page.evaluate((times) => window.bench.switchModes(times), SWITCHES),
  );
  return spent;
}

const built = await buildPage();
const server = await serveFolder(built.folder);
const browser = await launchChromium();
try {
  const page = await browser.newPage({ viewport: { width: 1920, height: 1200 } });
  page.on('pageerror', (error) => console.error(error.message));
  const rounds: Record<(typeof kinds)[number], MainThread[]> = { hand: [], kit: [] };
  // Turn about, so that what disturbs the machine disturbs both.
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const kind of kinds) rounds[kind].push(await measure(page, server.origin, kind));
  }
  const millis = (kind: (typeof kinds)[number], name: keyof MainThread) =>
    (median(rounds[kind].map((spent) => spent[name])) * 1000) / SWITCHES;
  for (const kind of kinds) {
    const mainThreadMs = millis(kind, 'TaskDuration');
    print({
      bench: 'theme-switch',
      what: kind === 'kit' ? 'the kit’s cells' : 'cells by hand',
      cells: 500,
      mainThreadMs: rounded(mainThreadMs),
      styleMs: rounded(millis(kind, 'RecalcStyleDuration')),
      layoutMs: rounded(millis(kind, 'LayoutDuration')),
      ofAFrame: rounded(mainThreadMs / A_FRAME_MS),
      toHand: rounded(mainThreadMs / millis('hand', 'TaskDuration')),
    });
  }
} finally {
  await browser.close();
  await server.stop();
  await built.remove();
}
