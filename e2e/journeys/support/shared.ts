import type { Browser } from '@playwright/test';
import { App } from './app.ts';
import type { Platform } from './platform.ts';
import { listenTo, type Quiet } from './quiet.ts';
import { wordsIn, type Lang } from './words.ts';

/** What a page is looked at with. */
export interface Look {
  readonly lang: Lang;
  readonly viewport: { readonly width: number; readonly height: number };
  readonly hasTouch: boolean;
}

export const PHONE: Look = { lang: 'en', viewport: { width: 390, height: 844 }, hasTouch: true };
export const DESKTOP: Look = { lang: 'en', viewport: { width: 1366, height: 768 }, hasTouch: false };

/** A browser's page that several journeys use one after the other, each leaving it as it found it. */
export interface SharedPage {
  readonly app: App;
  /** What the browser complained about so far. */
  readonly quiet: Quiet;
  close(): Promise<void>;
}

/** Opens such a page, with a past of its own. Call it in `beforeAll`: after a failure it begins anew. */
export async function openShared(browser: Browser, { port }: Platform, look: Look): Promise<SharedPage> {
  const { lang, ...screen } = look;
  const context = await browser.newContext(screen);
  const quiet = await listenTo(context);
  const origin = `http://localhost:${port}`;
  const app = new App({ page: await context.newPage(), origin, lang, say: wordsIn(lang) });
  return { app, quiet, close: () => context.close() };
}
