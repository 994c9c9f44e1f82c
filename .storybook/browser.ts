import { playwright } from '@vitest/browser-playwright';
import type { BrowserConfigOptions } from 'vitest/node';
import { chromiumArgs, findChromium, findShell } from '../scripts/chromium.mjs';

const HIDE_BARS = '--hide-scrollbars';

/**
 * Settings of Vitest for tests in Chromium, or in its headless shell, which takes half the processor time.
 * @param viewport size of the page, px
 * @param hasScrollbars true when scrollbars take room as those of a desktop do, for which Chromium has to draw a window
 */
export function browserIn(
  viewport: { readonly width: number; readonly height: number },
  hasScrollbars = false,
): BrowserConfigOptions {
  const { path } = hasScrollbars ? findChromium() : findShell();
  const launchOptions = {
    ...(hasScrollbars
      ? { args: chromiumArgs.filter((arg) => arg !== HIDE_BARS), ignoreDefaultArgs: [HIDE_BARS] }
      : { args: [...chromiumArgs] }),
    ...(path ? { executablePath: path } : {}),
  };
  return {
    enabled: true,
    headless: true,
    screenshotFailures: false,
    provider: playwright({ launchOptions }),
    instances: [{ browser: 'chromium', viewport: { ...viewport } }],
  };
}
