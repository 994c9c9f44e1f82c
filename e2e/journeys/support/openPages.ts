import type { Browser, Page } from '@playwright/test';

/** Time for which a page's token is still good, s: the platform's tokens live for five minutes. */
const TOKEN_HOLDS = 240;
/** The page of `player.ts` on a site's origin, without the app. */
const BLANK = '/blank';

async function isSignedIn(page: Page): Promise<boolean> {
  const address = URL.parse(page.url());
  if (!address?.protocol.startsWith('http') || address.pathname === BLANK) return false;
  const cookies = await page.context().cookies(address.href);
  return cookies.some(({ name }) => name === 'session');
}

/**
 * Refuses to pass a time in which the tokens of open pages end: their next call would be refused, sooner or later by
 * the speed of the machine.
 * @throws {Error} with the addresses of the pages
 */
export async function refuseOpenPages(browser: Browser, seconds: number): Promise<void> {
  if (seconds <= TOKEN_HOLDS) return;
  const pages = browser.contexts().flatMap((context) => context.pages());
  const signedIn = await Promise.all(pages.map(isSignedIn));
  const open = pages.filter((_, index) => signedIn[index]).map((page) => page.url());
  if (open.length > 0) {
    throw new Error(
      `${seconds} s would pass while a player's page is open: ${open.join(', ')}. Leave it by app.forget(), move its ` +
        `time too by takeTime, or say { arePagesOpen: true } if its expired token is the subject.`,
    );
  }
}
