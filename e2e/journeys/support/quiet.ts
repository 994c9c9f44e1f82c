import type { BrowserContext, ConsoleMessage } from '@playwright/test';

/** The app's note that it rendered something else than the server. */
const MISMATCH = 'The page was rendered differently by the server';

/** Errors and warnings of the browser during a journey. */
export interface Quiet {
  /** Allows complaints that the journey causes on purpose. */
  allow(...patterns: readonly RegExp[]): void;
  /** Complaints that weren't allowed. */
  complaints(): readonly string[];
}

/** On a slow machine the feed abandons a slow connection and opens another. */
const GIVEN_UP = /feed\/socket.* is closed before the connection is established/;

/** Notices about the browser's version: printed, but not a failure of the product. */
const OF_THE_BROWSER = /^\[(?:Deprecation|Intervention)\]/;

/** Collects console errors, uncaught errors and policy violations of all pages of a context. */
export async function listenTo(context: BrowserContext): Promise<Quiet> {
  const heard: string[] = [];
  const allowed: RegExp[] = [GIVEN_UP];
  context.on('console', (message: ConsoleMessage) => {
    const type = message.type();
    const isMismatch = message.text().startsWith(MISMATCH);
    if (type !== 'error' && type !== 'warning' && !isMismatch) return;
    const words = `${type}: ${message.text()} (${message.location().url})`;
    if (OF_THE_BROWSER.test(message.text())) console.log(words);
    else heard.push(words);
  });
  context.on('weberror', (error) => heard.push(`uncaught: ${error.error().stack ?? error.error().message}`));
  await context.exposeBinding('reportViolation', (_, words: string) => heard.push(`policy: ${words}`));
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      const { effectiveDirective, blockedURI, sourceFile, lineNumber } = event;
      const words = `${effectiveDirective} stopped ${blockedURI} at ${sourceFile}:${lineNumber}`;
      const report: unknown = Reflect.get(globalThis, 'reportViolation');
      if (typeof report === 'function') report(words);
    });
  });
  return {
    allow: (...patterns) => void allowed.push(...patterns),
    complaints: () => heard.filter((words) => !allowed.some((pattern) => pattern.test(words))),
  };
}
