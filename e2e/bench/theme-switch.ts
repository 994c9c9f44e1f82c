// Measures the main-thread time of a change of the colour mode on a page with 500 prices: the kit's cells compared
// with hand-written cells on the same tokens. Prints JSON lines; ends by itself in a few seconds.
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
/** Highest allowed ratio of the kit's cost to that of hand-written cells. */
const MOST = 1.25;

declare global {
  interface Window {
    commits: number;
  }
}

/** Runs in the page before its scripts: counts React's commits through the hook of its developer tools. */
function countCommits(): void {
  window.commits = 0;
  const hook = {
    supportsFiber: true,
    inject: () => 1,
    onCommitFiberRoot: () => (window.commits += 1),
    onCommitFiberUnmount: () => undefined,
  };
  Object.assign(window, { __REACT_DEVTOOLS_GLOBAL_HOOK__: hook });
}

interface Switched extends MainThread {
  readonly commits: number;
}

async function measure(page: Page, origin: string, kind: Kind): Promise<Switched> {
  await page.goto(`${origin}/index.html`);
  await page.evaluate((name) => window.bench.prepare(name), kind);
  const before = await page.evaluate(() => window.commits);
  if (kind === 'kit' && before === 0)
    throw new Error('React no longer tells of its commits: count them anew.');
  const { spent } = await spentBy(
    page,
    () => page.evaluate((times) => window.bench.switchModes(times), SWITCHES),
    'threadTicks',
  );
  return { ...spent, commits: (await page.evaluate(() => window.commits)) - before };
}

const built = await buildPage();
const server = await serveFolder(built.folder);
const browser = await launchChromium();
try {
  const page = await browser.newPage({ viewport: { width: 1920, height: 1200 } });
  page.on('pageerror', (error) => console.error(error.message));
  await page.addInitScript(countCommits);
  const rounds: Record<(typeof kinds)[number], Switched[]> = { hand: [], kit: [] };
  // The contenders alternate, so that other load of the machine affects both.
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
    });
  }
  const value = rounded(
    median(
      rounds.kit.map(({ TaskDuration }, round) => TaskDuration / (rounds.hand[round]?.TaskDuration ?? 0)),
    ),
  );
  print({ bench: 'theme-switch', what: 'the kit to cells by hand', value, goal: MOST, holds: value <= MOST });
  const commits = rounds.kit.reduce((sum, one) => sum + one.commits, 0);
  print({ bench: 'theme-switch', what: 'commits of React', value: commits, goal: 0, holds: commits === 0 });
} finally {
  await browser.close();
  await server.stop();
  await built.remove();
}
