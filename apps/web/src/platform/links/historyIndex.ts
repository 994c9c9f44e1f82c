/** Returns the position in the tab's history, as the router numbers it, also across a reload; 0 before the first page. */
export function historyIndex(): number {
  const state: unknown = globalThis.history?.state;
  return typeof state === 'object' && state !== null && 'idx' in state ? Number(state.idx) : 0;
}
