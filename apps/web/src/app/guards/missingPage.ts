const bare = (path: string): string => path.replace(/^\/[a-z]{2}(?=\/|$)/, '');

/** Path after the language of the page that the browser opened, if the server answered 404; else undefined. */
const missing =
  typeof document !== 'undefined' && document.documentElement.dataset['missing'] !== undefined
    ? bare(location.pathname)
    : undefined;

/**
 * Returns whether the server answered 404 for an address when the browser opened it: it knows which matches, teams and
 * games there are. The app then shows the same.
 */
export function isMissingPage({ pathname }: Pick<URL, 'pathname'>): boolean {
  return missing !== undefined && bare(pathname) === missing;
}
