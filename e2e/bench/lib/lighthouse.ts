import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { chromiumArgs, requireChromium } from '../../../scripts/chromium.mjs';

export const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

const metrics = {
  fcpMs: 'first-contentful-paint',
  lcpMs: 'largest-contentful-paint',
  tbtMs: 'total-blocking-time',
  cls: 'cumulative-layout-shift',
  bytes: 'total-byte-weight',
} as const;

/**
 * Categories from 0 to 100, and the metrics of one run. `machine` is Lighthouse's index of the machine's speed: blocked
 * times are comparable only between machines with similar ones.
 */
export type Figures = Readonly<
  Record<(typeof categories)[number] | keyof typeof metrics | 'requests' | 'machine', number>
>;

/** Part of Lighthouse's report that is read. */
interface Report {
  readonly runtimeError?: { readonly message: string };
  readonly environment: { readonly benchmarkIndex: number };
  readonly categories: Readonly<
    Record<
      string,
      {
        readonly score: number | null;
        readonly auditRefs: readonly { readonly id: string; readonly weight: number }[];
      }
    >
  >;
  readonly audits: Readonly<
    Record<
      string,
      {
        readonly score: number | null;
        readonly numericValue?: number;
        readonly details?: { readonly items?: readonly unknown[] };
      }
    >
  >;
}

export interface LighthouseRun {
  readonly figures: Figures;
  /** Ids of the failed audits, without those of performance. */
  readonly failed: readonly string[];
}

/** Runs the command line of Lighthouse, whose work isn't done by the process of the platform. */
async function report(address: string): Promise<Report> {
  const { resolve } = createRequire(import.meta.url);
  const options = [
    address,
    '--output=json',
    '--quiet',
    '--no-enable-error-reporting',
    `--only-categories=${categories.join(',')}`,
    `--chrome-flags=${chromiumArgs.join(' ')}`,
  ];
  const env = { ...process.env, CHROME_PATH: requireChromium() };
  const child = spawn(process.execPath, [resolve('lighthouse/cli/index.js'), ...options], {
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let output = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => (output += text));
  const { promise, resolve: end } = Promise.withResolvers<number | null>();
  child.once('close', end);
  const code = await promise;
  if (code !== 0) throw new Error(`Lighthouse ended with ${code} at ${address}: its reason is above.`);
  // The cast: Lighthouse documents its report, of which the type is a part.
  return JSON.parse(output) as Report;
}

/**
 * Examines a page with Lighthouse's mobile preset (slow 4G, processor slowed four times, both simulated) in a browser
 * with an empty profile.
 * @throws {Error} if the page can't be examined
 */
export async function runLighthouse(address: string): Promise<LighthouseRun> {
  // Chromium sometimes leaves the start of the navigation out of a trace.
  const read = await report(address).catch(() => report(address));
  if (read.runtimeError) throw new Error(`Lighthouse failed at ${address}: ${read.runtimeError.message}`);
  const scores = categories.map((name) => [name, Math.round((read.categories[name]?.score ?? 0) * 100)]);
  const values = Object.entries(metrics).map(([name, id]) => [name, read.audits[id]?.numericValue ?? 0]);
  const requests = read.audits['network-requests']?.details?.items?.length ?? 0;
  const judged = categories.slice(1).flatMap((name) => read.categories[name]?.auditRefs ?? []);
  const failed = judged.filter(({ id, weight }) => weight > 0 && (read.audits[id]?.score ?? 1) < 0.9);
  return {
    // `Object.fromEntries` loses the keys.
    figures: Object.fromEntries([
      ...scores,
      ...values,
      ['requests', requests],
      ['machine', read.environment.benchmarkIndex],
    ]) as Figures,
    failed: [...new Set(failed.map(({ id }) => id))],
  };
}
