import { chromium, type Browser } from 'playwright';
import { chromiumArgs, requireChromium, requireShell } from '../../scripts/chromium.mjs';

/**
 * Starts this machine's Chromium, for measurements as users get them.
 * @param args further command line switches
 * @throws {Error} if no Chromium is found, with the way to get one
 */
export function launchChromium(args: readonly string[] = []): Promise<Browser> {
  return chromium.launch({ executablePath: requireChromium(), args: [...chromiumArgs, ...args] });
}

/**
 * Starts Chromium's headless shell, for tests.
 * @param args further command line switches
 * @param env environment variables in addition to those of this process
 * @throws {Error} if neither the shell nor Chromium is found, with the way to get one
 */
export function launchShell(
  args: readonly string[],
  env: Readonly<Record<string, string>>,
): Promise<Browser> {
  return chromium.launch({
    executablePath: requireShell(),
    args: [...chromiumArgs, ...args],
    env: { ...process.env, ...env },
  });
}
