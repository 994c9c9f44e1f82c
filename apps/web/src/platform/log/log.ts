/**
 * Notes in the browser's console what failed in the background, where the player is told nothing because nothing is
 * lost: those who look for a cause find it there.
 */
export function logFailure(what: string, cause: unknown): void {
  // The one place that writes to the console. Not an error: the page has answered for it.
  // oxlint-disable-next-line eslint/no-console
  console.info(what, cause);
}
