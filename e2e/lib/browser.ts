import { chromium, type Browser } from 'playwright';
import { chromiumArgs, requireChromium } from '../../scripts/chromium.mjs';

/**
 * Starts the Chromium that this machine has.
 * @param args further command line switches
 * @throws {Error} the sentence that says what is missing
 */
export function launchChromium(args: readonly string[] = []): Promise<Browser> {
  return chromium.launch({ executablePath: requireChromium(), args: [...chromiumArgs, ...args] });
}
