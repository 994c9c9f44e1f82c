import { expect, test as base } from '@playwright/test';
import { App } from './app.ts';
import { refuseOpenPages } from './openPages.ts';
import { runningPlatform, startPlatform, stillPlatform, type Platform } from './platform.ts';
import { READY_WITHIN } from './platformProgram.ts';
import { listenTo, type Quiet } from './quiet.ts';
import { recordRun } from './recordRun.ts';
import { FIRST_PORT, STILL } from './run.ts';
import { saveData } from './saveData.ts';
import { wordsIn, type Lang } from './words.ts';

interface Options {
  /** Host name of the site, which decides the brand. */
  readonly host: string;
  readonly lang: Lang;
  /** True if pages prefetch screens. @default false */
  readonly prefetches: boolean;
}

interface Fixtures {
  readonly app: App;
  /** Fails the journey if the browser complained. */
  readonly quiet: Quiet;
}

interface Shared {
  /** Environment variables of the platform in addition to those of all journeys. */
  readonly settings: Readonly<Record<string, string>>;
  /** Sites of the platform in the format of `SITES_FILE`; its own if empty. */
  readonly sites: readonly object[];
  readonly platform: Platform;
}

export { expect, FIRST_PORT };

/** Runs a journey with a new browser context and a platform whose play advances only when the journey moves it. */
export const test = base.extend<Options & Fixtures, Shared>({
  browser: [
    async ({ browser }, use) => {
      const folder = process.env['GUARD_RAN'];
      if (folder !== undefined) recordRun(browser, folder);
      await use(browser);
    },
    { scope: 'worker' },
  ],
  host: ['localhost', { option: true }],
  lang: ['en', { option: true }],
  prefetches: [false, { option: true }],
  settings: [{}, { option: true, scope: 'worker' }],
  // Pass the option together with its settings: Playwright reads an array of two as a value and its options.
  sites: [[], { option: true, scope: 'worker' }],
  platform: [
    async ({ browser, settings, sites }, use, { parallelIndex, project }) => {
      const isStill = project.name === STILL;
      const running = isStill ? runningPlatform() : undefined;
      const platform = running ?? (await startPlatform(FIRST_PORT + parallelIndex, settings, sites));
      const guarded: Platform = {
        ...platform,
        async passTime(seconds, { arePagesOpen = false } = {}) {
          if (!arePagesOpen) await refuseOpenPages(browser, seconds);
          await platform.passTime(seconds);
        },
      };
      await use(isStill ? stillPlatform(platform) : guarded);
      await platform.stop();
    },
    // The start has its own limit.
    { scope: 'worker', timeout: 2 * READY_WITHIN },
  ],
  quiet: [
    async ({ context, prefetches }, use) => {
      if (!prefetches) await saveData(context);
      const quiet = await listenTo(context);
      await use(quiet);
      expect(quiet.complaints(), 'The browser complained').toEqual([]);
    },
    { auto: true },
  ],
  app: async ({ page, platform, host, lang }, use) => {
    await use(new App({ page, origin: `http://${host}:${platform.port}`, lang, say: wordsIn(lang) }));
    // A request that the journey intercepts may still be repeated while its page closes.
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  },
});
