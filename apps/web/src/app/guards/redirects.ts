import { answer, api } from '../../platform/api/api.ts';
import { knownPath } from '../../platform/links/knownPaths.ts';
import { logFailure } from '../../platform/log/log.ts';
import { askPatiently } from '../../platform/site/askSite.ts';
import { loadLateRows } from '../routes/table.ts';
import type { Guard } from './guard.ts';
import { leave } from './leave.ts';

/** How often a service that gave no answer is asked again, and how long after; ms. */
const AGAIN = { times: 4, after: 1_000 };
/** The server leaves the site by ids of the site's own list, never by an address that somebody gave. */
const LEAVE = /^\/leave\/[a-z][a-z0-9-]{0,31}$/;

export interface RedirectAnswer {
  readonly redirect: boolean;
  readonly url: string;
  readonly reasons: readonly string[];
  /** Paths gone through without language, the one asked for first. */
  readonly breadcrumbs: readonly string[];
}

export type RedirectTarget =
  | { readonly kind: 'stay' }
  | { readonly kind: 'cyclic' }
  | { readonly kind: 'page'; readonly path: string }
  | { readonly kind: 'leave'; readonly path: string };

const bare = (path: string) => path.replace(/^\/[a-z]{2}(?=\/|$)/, '').replace(/[?#].*/s, '') || '/';

/**
 * What to make of an answer of the redirect service.
 * @param asked path with query that it was asked about
 * @param gone paths without language that this tab was redirected from on its way here
 */
export function redirectTarget(
  answered: RedirectAnswer,
  asked: string,
  gone: ReadonlySet<string> = new Set(),
): RedirectTarget {
  const { redirect, url, reasons, breadcrumbs } = answered;
  if (reasons.includes('cyclic')) return { kind: 'cyclic' };
  if (!redirect) return { kind: 'stay' };
  if (LEAVE.test(url)) return { kind: 'leave', path: url };
  const path = knownPath(url);
  if (path === undefined) return { kind: 'stay' };
  const target = bare(path);
  // The last one is the target itself.
  const before = breadcrumbs.slice(0, -1);
  const isCyclic =
    target === bare(asked) || gone.has(target) || before.some((crumb) => bare(crumb) === target);
  return isCyclic ? { kind: 'cyclic' } : { kind: 'page', path };
}

/** Asks where the site sends whoever asks for an address; undefined when no answer came after five tries. */
async function ask(url: string): Promise<RedirectAnswer | undefined> {
  try {
    return await askPatiently(
      async () => (await answer(api.POST('/redirects-api/api/v1/redirect-light', { body: { url } }))).data,
      AGAIN,
    );
  } catch (error) {
    logFailure('The redirect service gives no answer.', error);
    return undefined;
  }
}

/** Paths without language that this tab was redirected from, one after the other. */
const gone = new Set<string>();

/**
 * Where the site's redirects lead from an address; undefined to stay. A circle is noted and not followed.
 * @param asked path with query, with its language
 */
export async function redirectFrom(asked: string): Promise<string | undefined> {
  const answered = await ask(asked);
  if (!answered) return undefined;
  // Any page of the product may be the target.
  await loadLateRows();
  const target = redirectTarget(answered, asked, gone);
  if (target.kind === 'cyclic')
    logFailure('A redirect that leads in a circle is not followed.', answered.breadcrumbs);
  if (target.kind === 'leave') return leave(target.path);
  if (target.kind !== 'page') {
    gone.clear();
    return undefined;
  }
  gone.add(bare(asked));
  return target.path;
}

/**
 * The site's own redirects, asked for where the table has no page, or by a query for those who try them out; those
 * from pages that exist are asked for once the first screen stands.
 */
export const redirectService: Guard = ({ url, row }) => {
  const isTried = url.searchParams.has('redirect-service');
  if (!isTried && !(import.meta.env.PROD && row?.id === 'not-found')) return undefined;
  return redirectFrom(url.pathname + url.search);
};
