import { expect, test as base } from '@playwright/test';
import { App } from './app.ts';
import { runningPlatform, startPlatform, stillPlatform, type Platform } from './platform.ts';
import { listenTo, type Quiet } from './quiet.ts';
import { FIRST_PORT, STILL } from './run.ts';
import { wordsIn, type Lang } from './words.ts';

interface Options {
  /** Host name of the site: each brand has its own. */
  readonly host: string;
  readonly lang: Lang;
}

interface Fixtures {
  readonly app: App;
  /** Ends the journey with an error when the browser complained. */
  readonly quiet: Quiet;
}

interface Shared {
  /** Of the platform, besides those that all journeys have. */
  readonly settings: Readonly<Record<string, string>>;
  /** That the platform serves, as `SITES_FILE` has them; its own without any. */
  readonly sites: readonly object[];
  readonly platform: Platform;
}

export { expect, FIRST_PORT };

/** A journey: a browser without a past, and a platform whose play only moves when the journey says so. */
export const test = base.extend<Options & Fixtures, Shared>({
  host: ['localhost', { option: true }],
  lang: ['en', { option: true }],
  settings: [{}, { option: true, scope: 'worker' }],
  // Where it is set it has its options with it too: Playwright takes a list of two for a value and options.
  sites: [[], { option: true, scope: 'worker' }],
  platform: [
    async ({ settings, sites }, use, { parallelIndex, project }) => {
      const isStill = project.name === STILL;
      const running = isStill ? runningPlatform() : undefined;
      const platform = running ?? (await startPlatform(FIRST_PORT + parallelIndex, settings, sites));
      await use(isStill ? stillPlatform(platform) : platform);
      await platform.stop();
    },
    // Only a start that hangs takes longer.
    { scope: 'worker', timeout: 400_000 },
  ],
  quiet: [
    async ({ context }, use) => {
      const quiet = await listenTo(context);
      await use(quiet);
      expect(quiet.complaints(), 'The browser complained').toEqual([]);
    },
    { auto: true },
  ],
  app: async ({ page, platform, host, lang }, use) => {
    await use(new App({ page, origin: `http://${host}:${platform.port}`, lang, say: wordsIn(lang) }));
    // What a journey answers itself may be asked once more while its page closes.
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  },
});
