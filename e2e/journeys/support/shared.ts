import type { Browser } from '@playwright/test';
import { App } from './app.ts';
import type { Platform } from './platform.ts';
import { listenTo, type Quiet } from './quiet.ts';
import { saveData } from './saveData.ts';
import { wordsIn, type Lang } from './words.ts';

/** Language and screen of a page. */
export interface Look {
  readonly lang: Lang;
  readonly viewport: { readonly width: number; readonly height: number };
  readonly hasTouch: boolean;
}

export const PHONE: Look = { lang: 'en', viewport: { width: 390, height: 844 }, hasTouch: true };
export const DESKTOP: Look = { lang: 'en', viewport: { width: 1366, height: 768 }, hasTouch: false };

/** A page shared by consecutive journeys, each of which restores its state. */
export interface SharedPage {
  readonly app: App;
  /** Complaints of the browser so far. */
  readonly quiet: Quiet;
  close(): Promise<void>;
}

/** Opens a shared page in a browser context of its own. Call it in `beforeAll`, which runs again after a failure. */
export async function openShared(browser: Browser, { port }: Platform, look: Look): Promise<SharedPage> {
  const { lang, ...screen } = look;
  const context = await browser.newContext(screen);
  await saveData(context);
  const quiet = await listenTo(context);
  const origin = `http://localhost:${port}`;
  const app = new App({ page: await context.newPage(), origin, lang, say: wordsIn(lang) });
  return { app, quiet, close: () => context.close() };
}
