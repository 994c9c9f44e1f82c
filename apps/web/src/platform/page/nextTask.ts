/** Resolves in a later task, so that the browser can paint and react to input in between. */
export function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}
