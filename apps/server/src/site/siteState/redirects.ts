import { matches, siteAddress } from './paths.ts';
import type { SiteRedirect } from './siteState.ts';

/** Target of an address, with the steps and their reasons. */
export interface RedirectAnswer {
  readonly redirect: boolean;
  readonly code: 200 | SiteRedirect['code'];
  /** Path and query on this host; empty without a redirect. */
  readonly url: string;
  readonly reasons: string[];
  /** Paths without language, the requested one first. */
  readonly breadcrumbs: string[];
}

/** Maximum of steps; longer chains are errors. */
const MOST_STEPS = 10;
export const CYCLIC = 'cyclic';

/** Returns the path of the page that leaves the site for an address of the site's list. */
export const leavePath = (id: string): string => `/leave/${id}`;

function withoutRedirect(reasons: string[], breadcrumbs: string[]): RedirectAnswer {
  return { redirect: false, code: 200, url: '', reasons, breadcrumbs };
}

/**
 * Follows a site's redirects from an address to the last target. Cyclic steps are not followed.
 * @param url path and query, with its language or without
 * @param fallback the language of an address without one
 * @param outside ids of external addresses in the site's list
 */
export function followRedirects(
  redirects: readonly SiteRedirect[],
  url: string,
  { fallback, outside }: { readonly fallback: string; readonly outside: readonly string[] },
): RedirectAnswer {
  const asked = siteAddress(url);
  if (!asked) return withoutRedirect([], []);
  const { language = fallback } = asked;
  const inLanguage = (path: string) => `/${language}${path === '/' ? '' : path}`;
  const breadcrumbs = [asked.path];
  const reasons: string[] = [];
  let { path, search } = asked;
  let code: RedirectAnswer['code'] = 200;
  for (;;) {
    const at = path;
    const step = redirects.find(({ from }) => matches(from, at));
    if (!step) break;
    reasons.push(step.reason);
    code = code === 200 ? step.code : code;
    if ('outside' in step.to) {
      const { outside: id } = step.to;
      if (!outside.includes(id)) return withoutRedirect([], breadcrumbs);
      return { redirect: true, code, url: leavePath(id), reasons, breadcrumbs };
    }
    const target = siteAddress(step.to.path);
    if (!target || breadcrumbs.includes(target.path) || breadcrumbs.length > MOST_STEPS) {
      return withoutRedirect([...reasons, CYCLIC], breadcrumbs);
    }
    path = target.path;
    // The requested query is passed on, unless the step has its own.
    search = target.search === '' ? search : target.search;
    breadcrumbs.push(path);
  }
  if (code === 200) return withoutRedirect([], breadcrumbs);
  return { redirect: true, code, url: `${inLanguage(path)}${search}`, reasons, breadcrumbs };
}
