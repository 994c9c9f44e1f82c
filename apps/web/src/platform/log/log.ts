/** Logs a background failure to the browser's console; the player isn't notified because nothing is lost. */
export function logFailure(what: string, cause: unknown): void {
  // The only place that writes to the console. Not an error, because the page has handled it.
  // oxlint-disable-next-line eslint/no-console
  console.info(what, cause);
}
