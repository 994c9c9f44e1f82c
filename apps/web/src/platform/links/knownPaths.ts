import { safePath } from './safePath.ts';

let patterns: () => readonly string[] = () => [];

/** Sets the product's addresses; called once, by the route table in boot. More may be added later. */
export function setKnownPaths(paths: () => readonly string[]): void {
  patterns = paths;
}

/** Returns an external path if it is safe to navigate to; undefined if it leaves the site or is unknown. */
export function knownPath(raw: string | undefined): string | undefined {
  return raw === undefined ? undefined : safePath(raw, patterns());
}
