import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from 'playwright';
import { launchShell } from '../lib/browser.ts';
import { serveFolder } from '../lib/staticServer.ts';
import { root } from '../../scripts/lib/paths.mjs';
import { digest, isFresh, remember } from '../../scripts/lib/stamp.mjs';
import { findChoices, openPhotographer, TakeError, type Screenshot, type Take } from './photograph.ts';
import { readStories, type Choices, type Look, type Story } from './stories.ts';

/** Three pages a processor, as a page also waits for frames and timers. */
const pages = 6;

/** A story and the looks to take of it. */
export interface Job {
  readonly story: Story;
  readonly looks: readonly Look[];
}

/** A finished job. */
export interface Outcome {
  readonly job: Job;
  readonly take: Take | TakeError;
  readonly seconds: number;
}

export interface Storybook {
  readonly stories: readonly Story[];
  readonly choices: Choices;
  /** Takes all jobs on pages that the stories share. */
  walk(jobs: readonly Job[], onOutcome: (outcome: Outcome) => void | Promise<void>): Promise<void>;
  /** Takes one job on a page of its own. */
  takeAlone(job: Job): Promise<Outcome>;
  close(): Promise<void>;
}

/** Switches of a browser that draws the same pixels each time. */
const exactDrawing = [
  // Images are decoded while drawing, so that none is missing from a screenshot.
  '--disable-checker-imaging',
  // Changes are not drawn into the previous frame: edges of rounded corners would differ by a shade.
  '--disable-partial-raster',
  // Every processor draws alike, with or without the newest instructions.
  '--disable-skia-runtime-opts',
];

/** Starts the browser for screenshots: with this machine's network only, and with the fonts of fonts.conf only. */
export function launchBrowser(): Promise<Browser> {
  const own = '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost';
  return launchShell([own, ...exactDrawing], {
    FONTCONFIG_FILE: join(import.meta.dirname, 'fonts.conf'),
  });
}

/** @returns name and version of a browser, as "HeadlessChrome/156.0.8078.79"; its shell draws text in another way */
export async function buildOf(browser: Browser): Promise<string> {
  const session = await browser.newBrowserCDPSession();
  const { product } = await session.send('Browser.getVersion');
  await session.detach();
  return product;
}

/** @param source folder of a built Storybook, absolute, or the origin of a running one */
export async function openStorybook(browser: Browser, source: string): Promise<Storybook> {
  const { origin, stop } = source.startsWith('http')
    ? { origin: source, stop: () => Promise.resolve() }
    : await serveFolder(source);
  const index: unknown = await (await fetch(`${origin}/index.json`)).json();
  const stories = readStories(index);
  const [first] = stories;
  if (!first) throw new Error(`The Storybook of ${source} has no stories.`);

  async function attempt(
    photographer: Awaited<ReturnType<typeof openPhotographer>>,
    job: Job,
  ): Promise<Outcome> {
    const began = performance.now();
    const take = await photographer.photograph(job.story, job.looks).catch((error: unknown) => {
      if (error instanceof TakeError) return error;
      throw error;
    });
    return { job, take, seconds: (performance.now() - began) / 1000 };
  }

  return {
    stories,
    choices: await findChoices(browser, origin, first),
    async walk(jobs, onOutcome) {
      // Stories that are only played need a page with a moving clock: they are taken last, so that pages are loaded
      // once.
      const queue = jobs.toSorted((a, b) => Number(b.story.pictured) - Number(a.story.pictured));
      const work = async () => {
        const photographer = await openPhotographer(browser, origin);
        for (let job = queue.shift(); job; job = queue.shift())
          await onOutcome(await attempt(photographer, job));
        await photographer.close();
      };
      await Promise.all(Array.from({ length: Math.min(pages, jobs.length) }, work));
    },
    async takeAlone(job) {
      const photographer = await openPhotographer(browser, origin);
      try {
        return await attempt(photographer, job);
      } finally {
        await photographer.close();
      }
    },
    close: stop,
  };
}

/** @returns screenshots of an outcome by look; none if it failed */
export function screenshotsOf({ take }: Outcome): ReadonlyMap<string, Screenshot> {
  if (take instanceof TakeError) return new Map();
  return new Map(take.screenshots.map((screenshot) => [screenshot.look, screenshot]));
}

/** @returns the job with the screenshots of some looks only, without judging them */
export function onlyLooks({ story, looks }: Job, names: readonly string[]): Job {
  const chosen = looks.filter(({ name, pictured }) => pictured && names.includes(name));
  return { story, looks: chosen.map(({ judged: _judged, ...look }) => look) };
}

const sources = ['.storybook', 'packages', 'themes', 'pnpm-lock.yaml', 'tsconfig.base.json'];

/**
 * Builds the Storybook of this work tree, unless it is up to date with the sources.
 * @returns its folder
 * @throws {Error} with the build's output
 */
export function buildStorybook(): string {
  const folder = join(root, 'storybook-static');
  const wanted = digest(sources, root, /\.test\.tsx?$/);
  if (existsSync(join(folder, 'index.json')) && isFresh('storybook', wanted)) return folder;
  console.log('Building the Storybook ...');
  runBuild(root, folder);
  remember('storybook', wanted);
  return folder;
}

/** @returns the origin of `npm run storybook`, if it runs */
export async function findRunningStorybook(): Promise<string | undefined> {
  const origin = 'http://localhost:6006';
  const response = await fetch(`${origin}/index.json`).catch(() => undefined);
  return response?.ok ? origin : undefined;
}

/** @throws {Error} with the build's output */
export function runBuild(workTree: string, folder: string): void {
  run(workTree, 'pnpm', 'exec', 'storybook', 'build', '--quiet', '--output-dir', folder);
}

/**
 * Runs a program to its end.
 * @returns its standard output
 * @throws {Error} with the end of its output
 */
export function run(folder: string, program: string, ...args: readonly string[]): string {
  const { status, stdout, stderr, error } = spawnSync(program, args, {
    cwd: folder,
    encoding: 'utf8',
    env: { ...process.env, CI: 'true', STORYBOOK_DISABLE_TELEMETRY: '1' },
    maxBuffer: 64 * 1024 * 1024,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  if (status === 0) return stdout;
  const output = error ? error.message : `${stdout}${stderr}`.trim().split('\n').slice(-12).join('\n');
  throw new Error(`"${program} ${args.join(' ')}" failed:\n${output}`);
}
