import { createStore } from './store.ts';

/** The page in use, from the address behind its hash: `/sites/house/flags` as its segments. */
export type Route = readonly string[];

const routeIn = (hash: string): Route =>
  hash
    .replace(/^#\/?/, '')
    .split('/')
    .filter((segment) => segment !== '')
    .map(decode);

/** An address that somebody mistyped is one that is not there, not an error. */
function decode(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}

/** An address of this page: `#/sites/house`. */
export const to = (...segments: readonly string[]): string =>
  `#/${segments.map(encodeURIComponent).join('/')}`;

export const route = createStore<Route>([]);
/** Where somebody wants to go who has unsaved changes; undefined while nobody does. */
export const leaving = createStore<string | undefined>(undefined);

/** What is being written and not saved. */
const unsaved = new Set<symbol>();

/** Says whether a part of the page has unsaved changes. */
export function setUnsaved(part: symbol, is: boolean): void {
  if (is) unsaved.add(part);
  else unsaved.delete(part);
}

/** Leaves the page after all. */
export function leave(): void {
  const hash = leaving.get();
  unsaved.clear();
  leaving.set(undefined);
  if (hash !== undefined) location.hash = hash;
}

/** Follows the address from now on; with unsaved changes it goes back, and asks. */
export function startRoute(): void {
  let at = location.hash;
  route.set(routeIn(at));
  addEventListener('hashchange', () => {
    const next = location.hash;
    if (next === at) return;
    if (unsaved.size > 0) {
      history.replaceState(null, '', at === '' ? location.pathname : at);
      leaving.set(next);
      return;
    }
    at = next;
    route.set(routeIn(at));
  });
  addEventListener('beforeunload', (event) => {
    if (unsaved.size > 0) event.preventDefault();
  });
}
