/**
 * Calls back after the given time in ms, or later in a hidden page.
 * @returns cancels it
 */
export function after(ms: number, action: () => void): () => void {
  const timer = setTimeout(action, ms);
  return () => clearTimeout(timer);
}
