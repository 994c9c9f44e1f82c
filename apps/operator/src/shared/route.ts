import { createStore } from './store.ts';

/** Route of the page, from the hash: the segments of `/sites/house/flags`. */
export type Route = readonly string[];

const routeIn = (hash: string): Route =>
  hash
    .replace(/^#\/?/, '')
    .split('/')
    .filter((segment) => segment !== '')
    .map(decode);

/** A segment that can't be decoded leads to a page that isn't found instead of an error. */
function decode(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}

/** Returns an address in the console: `#/sites/house`. */
export const to = (...segments: readonly string[]): string =>
  `#/${segments.map(encodeURIComponent).join('/')}`;

export const route = createStore<Route>([]);
/** Address that the operator tried to open with unsaved changes; undefined otherwise. */
export const leaving = createStore<string | undefined>(undefined);

/** Forms with unsaved changes. */
const unsaved = new Set<symbol>();

/** Sets whether a form has unsaved changes. */
export function setUnsaved(part: symbol, is: boolean): void {
  if (is) unsaved.add(part);
  else unsaved.delete(part);
}

/** Discards unsaved changes and opens the address in `leaving`. */
export function leave(): void {
  const hash = leaving.get();
  unsaved.clear();
  leaving.set(undefined);
  if (hash !== undefined) location.hash = hash;
}

/** Starts to follow the address. With unsaved changes it restores the previous address and asks for confirmation. */
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
