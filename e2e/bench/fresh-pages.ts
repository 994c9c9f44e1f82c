// Renders public pages for guests' phones, each address once, in three languages and for five brands, and measures the
// processor time of a page (all threads of the platform, its calls and the compression included) and the memory in
// ten steps. Prints JSON lines.
// node e2e/bench/fresh-pages.ts [--pages 10000]
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { median, print, rounded } from './lib/figures.ts';
import type { Getting, Got, Wanted } from './lib/getters.ts';
import { startPlatform } from './lib/platform.ts';

const BRANDS = [
  'localhost',
  'merlot.localhost',
  'northbank.localhost',
  'paloma.localhost',
  'ricochet.localhost',
];
const LANGUAGES = ['en', 'ru', 'ar'];
const SCREENS = ['', '/live', '/line/football', '/line', '/results'];
const STEPS = 10;
/** Clients that wait for a page at the same time; a worker renders one page at a time. */
const CLIENTS = 2;
/** Size that only a page with its data has, compressed, bytes. */
const COMPLETE_FROM = 7_000;
const GOAL_MS = 30;
/** Largest growth of the memory, after garbage collection, from the first half of the steps to the second. */
const GOAL_GROWTH = 1.05;
/** Interval at which the memory is read, ms. */
const SAMPLE_MS = 200;

const { values } = parseArgs({ options: { pages: { type: 'string', default: '10000' } } });
const perStep = Math.ceil(Number(values.pages) / STEPS);

/** Returns an address that has not been requested before; every brand, language and screen occurs equally often. */
function wantedAt(index: number): Wanted {
  const screen = SCREENS[index % SCREENS.length] ?? '';
  const language = LANGUAGES[Math.floor(index / SCREENS.length) % LANGUAGES.length] ?? '';
  const host = BRANDS[Math.floor(index / SCREENS.length / LANGUAGES.length) % BRANDS.length] ?? '';
  return { host, path: `/${language}${screen}?page=${index}` };
}

const getters = fork(fileURLToPath(new URL('lib/getters.ts', import.meta.url)));
const platform = await startPlatform(undefined, { RESULTS_PAST_DAYS: '1' });

async function get(wanted: readonly Wanted[]): Promise<{ readonly got: Got; readonly cpuMs: number }> {
  const answered = once(getters, 'message');
  const before = process.cpuUsage();
  getters.send({
    port: platform.port,
    wanted,
    clients: CLIENTS,
    completeFrom: COMPLETE_FROM,
  } satisfies Getting);
  // The cast: lib/getters.ts sends this shape.
  const [{ got, error }] = (await answered) as [{ got?: Got; error?: string }];
  if (!got) throw new Error(error ?? 'The clients gave no answer.');
  const { user, system } = process.cpuUsage(before);
  return { got, cpuMs: (user + system) / 1000 };
}

try {
  let next = 0;
  const taken = (count: number): Wanted[] => Array.from({ length: count }, () => wantedAt(next++));
  // Until the worker has started and its code is compiled.
  await get(taken(2 * SCREENS.length * LANGUAGES.length * BRANDS.length));
  const steps: { readonly ms: number; readonly mb: number }[] = [];
  let mb = Infinity;
  const sampling = setInterval(() => {
    mb = Math.min(mb, process.memoryUsage.rss() / 2 ** 20);
  }, SAMPLE_MS);
  for (let step = 1; step <= STEPS; step += 1) {
    mb = Infinity;
    const { got, cpuMs } = await get(taken(perStep));
    steps.push({ ms: cpuMs / got.answers, mb });
    print({
      bench: 'fresh-pages',
      step,
      pages: step * perStep,
      cpuMsPerPage: rounded(cpuMs / got.answers, 1),
      // Requests answered without the data, since the machine was busy.
      incomplete: got.incomplete,
      perSecond: rounded((got.answers * 1000) / got.ms, 1),
      leastResidentMb: Math.round(mb),
    });
  }
  const cpuMsPerPage = median(steps.map(({ ms }) => ms));
  clearInterval(sampling);
  const leastOf = (half: typeof steps): number => Math.min(...half.map((step) => step.mb));
  const growth = leastOf(steps.slice(STEPS / 2)) / leastOf(steps.slice(0, STEPS / 2));
  print({
    bench: 'fresh-pages',
    pages: STEPS * perStep,
    brands: BRANDS.length,
    languages: LANGUAGES.length,
    cpuMsPerPage: rounded(cpuMsPerPage, 1),
    goalMs: GOAL_MS,
    growth: rounded(growth, 3),
    goalGrowth: GOAL_GROWTH,
    holds: cpuMsPerPage <= GOAL_MS && growth <= GOAL_GROWTH,
  });
} finally {
  getters.disconnect();
  await platform.stop();
}
