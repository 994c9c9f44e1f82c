// Measures the main-thread time of 500 visible prices: the kit's cells on the feed's book, compared with hand-written
// cells. Prints JSON lines; ends by itself in well under a minute.
import type { Page } from 'playwright';
import { launchChromium } from '../lib/browser.ts';
import { serveFolder } from '../lib/staticServer.ts';
import { buildPage } from './lib/buildPage.ts';
import { median, print, rounded } from './lib/figures.ts';
import { spentBy, type MainThread } from './lib/mainThread.ts';
import type { Kind, Load, Run } from './page/main.tsx';

/**
 * Contenders: hand-written cells, hand-written with the kit's marks of a move, the kit's, and the kit's with reduced
 * motion.
 */
const contenders = {
  hand: { kind: 'hand', reducedMotion: 'no-preference' },
  handMarked: { kind: 'handMarked', reducedMotion: 'no-preference' },
  kit: { kind: 'kit', reducedMotion: 'no-preference' },
  kitReducedMotion: { kind: 'kit', reducedMotion: 'reduce' },
} as const satisfies Record<string, { kind: Kind; reducedMotion: 'reduce' | 'no-preference' }>;
type Contender = keyof typeof contenders;
// The cast: the keys of an object are its keys.
const names = Object.keys(contenders) as Contender[];

/** Frames of the feed a second, 100 prices each: a busy evening, and one in every drawn frame. */
const loads = { evening: 6, everyFrame: 60 } as const;
const ROUNDS = 3;
const RUN_MS = 1200;

type Measured = Run & MainThread;

async function measure(page: Page, origin: string, contender: Contender, load: Load): Promise<Measured> {
  const { kind, reducedMotion } = contenders[contender];
  await page.emulateMedia({ reducedMotion });
  await page.goto(`${origin}/index.html`);
  await page.evaluate((name) => window.bench.prepare(name), kind);
  const { result, spent } = await spentBy(page, () =>
    page.evaluate((wanted) => window.bench.run(wanted), load),
  );
  return { ...result, ...spent };
}

/** Median of the rounds, in microseconds of the main thread for each price written. */
function summary(rounds: readonly Measured[]) {
  const each = (name: keyof MainThread) => median(rounds.map((round) => (round[name] * 1e6) / round.updates));
  return {
    cells: rounds[0]?.cells,
    updatesPerSecond: Math.round(median(rounds.map(({ updates, ms }) => (updates * 1000) / ms))),
    mainThreadMicros: each('TaskDuration'),
    scriptMicros: each('ScriptDuration'),
    styleMicros: each('RecalcStyleDuration'),
    layoutMicros: each('LayoutDuration'),
    busy: median(rounds.map(({ TaskDuration, ms }) => (TaskDuration * 1000) / ms)),
    droppedFrames: median(rounds.map(({ dropped }) => dropped)),
  };
}

type Summary = ReturnType<typeof summary>;

function report(load: string, contender: Contender, own: Summary, hand: Summary): void {
  print({
    bench: 'price-cells',
    load,
    contender,
    cells: own.cells,
    updatesPerSecond: own.updatesPerSecond,
    updatesPerMainThreadSecond: Math.round(1e6 / own.mainThreadMicros),
    mainThreadMicrosPerUpdate: rounded(own.mainThreadMicros),
    scriptMicrosPerUpdate: rounded(own.scriptMicros),
    styleMicrosPerUpdate: rounded(own.styleMicros),
    layoutMicrosPerUpdate: rounded(own.layoutMicros),
    mainThreadBusy: rounded(own.busy),
    droppedFrames: own.droppedFrames,
    ofFrames: Math.round((RUN_MS * 60) / 1000),
    mainThreadToHand: rounded(own.mainThreadMicros / hand.mainThreadMicros),
    scriptToHand: rounded(own.scriptMicros / hand.scriptMicros),
  });
}

const built = await buildPage();
const server = await serveFolder(built.folder);
const browser = await launchChromium();
try {
  const page = await browser.newPage({ viewport: { width: 1920, height: 1200 } });
  page.on('pageerror', (error) => console.error(error.message));
  for (const [load, perSecond] of Object.entries(loads)) {
    const rounds: Record<Contender, Measured[]> = { hand: [], handMarked: [], kit: [], kitReducedMotion: [] };
    // The contenders alternate, so that other load of the machine affects all of them.
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const name of names) {
        rounds[name].push(await measure(page, server.origin, name, { perSecond, ms: RUN_MS }));
      }
    }
    const hand = summary(rounds.hand);
    for (const name of names) report(load, name, summary(rounds[name]), hand);
  }
} finally {
  await browser.close();
  await server.stop();
  await built.remove();
}
