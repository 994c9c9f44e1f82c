import { chromium, type Browser } from 'playwright';
import { chromiumArgs, requireChromium } from '../../scripts/chromium.mjs';

/**
 * Starts the Chromium that this machine has.
 * @param args further command line switches
 * @param env settings of its own, beside those of this process
 * @throws {Error} the sentence that says what is missing
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
