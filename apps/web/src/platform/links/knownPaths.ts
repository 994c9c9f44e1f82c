import { safePath } from './safePath.ts';

let patterns: () => readonly string[] = () => [];

/** Tells which addresses the product has; the route table does, once, in boot. More may become known. */
export function setKnownPaths(paths: () => readonly string[]): void {
  patterns = paths;
}

/** A path from outside that may be navigated to; undefined when it leaves the site or leads nowhere. */
export function knownPath(raw: string | undefined): string | undefined {
  return raw === undefined ? undefined : safePath(raw, patterns());
}
