import { expect, test as base } from '@playwright/test';
import { App } from './app.ts';
import { startPlatform, type Platform } from './platform.ts';
import { listenTo, type Quiet } from './quiet.ts';
import { wordsIn, type Lang } from './words.ts';

/** First of the ports of a run; each worker takes its own. */
export const FIRST_PORT = Number(process.env['E2E_PORT'] ?? 4170);

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
  readonly platform: Platform;
}

export { expect };

/** A journey: a browser without a past, and a platform whose play only moves when the journey says so. */
export const test = base.extend<Options & Fixtures, Shared>({
  host: ['localhost', { option: true }],
  lang: ['en', { option: true }],
  platform: [
    // Playwright reads from the pattern which fixtures are asked for; this one needs none.
    // eslint-disable-next-line no-empty-pattern
    async ({}, use, { parallelIndex }) => {
      const platform = await startPlatform(FIRST_PORT + parallelIndex);
      await use(platform);
      await platform.stop();
    },
    { scope: 'worker', timeout: 90_000 },
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
