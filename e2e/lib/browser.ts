import { chromium, type Browser } from 'playwright';
import { chromiumArgs, requireChromium } from '../../scripts/chromium.mjs';

/**
 * Starts the Chromium of this machine.
 * @param args further command line switches
 * @param env environment variables in addition to those of this process
 * @throws {Error} if no Chromium is found, with the way to get one
 */
export function launchChromium(
  args: readonly string[] = [],
  env: Readonly<Record<string, string>> = {},
): Promise<Browser> {
  return chromium.launch({
    executablePath: requireChromium(),
    args: [...chromiumArgs, ...args],
    env: { ...process.env, ...env },
  });
}
