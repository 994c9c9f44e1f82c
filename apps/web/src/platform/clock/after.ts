/** Calls back after so many ms, or later in a page that isn't seen. @returns calls it off */
export function after(ms: number, action: () => void): () => void {
  const timer = setTimeout(action, ms);
  return () => clearTimeout(timer);
}
