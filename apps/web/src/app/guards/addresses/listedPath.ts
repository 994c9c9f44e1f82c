/**
 * Returns whether a path is in a list of the site's configuration; an entry that ends in `/*` includes all descendants.
 * @param path with its language
 */
export function isListedPath(path: string, list: readonly string[]): boolean {
  const bare = path.replace(/^\/[a-z]{2}(?=\/|$)/, '').replace(/\/+$/, '') || '/';
  return list.some((entry) =>
    entry.endsWith('/*')
      ? bare.startsWith(entry.slice(0, -1)) && bare.length > entry.length - 1
      : bare === entry.replace(/(?<=.)\/$/, ''),
  );
}
