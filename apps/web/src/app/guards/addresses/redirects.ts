import { answer, api } from '../../../platform/api/api.ts';
import { knownPath } from '../../../platform/links/knownPaths.ts';
import { logFailure } from '../../../platform/log/log.ts';
import { site } from '../../../platform/site/site.ts';
import { askPatiently } from '../../../platform/site/askSite.ts';
import { loadLazyRows } from '../../routes/table.ts';
import type { Guard } from '../guard.ts';
import { leave } from '../leave.ts';
import { isListedPath } from './listedPath.ts';

/** Number of retries, and the delay between them in ms. */
const AGAIN = { times: 4, after: 1_000 };
/** External redirects use ids of the site's own list, never an address from outside. */
const LEAVE = /^\/leave\/[a-z][a-z0-9-]{0,31}$/;

export interface RedirectAnswer {
  readonly redirect: boolean;
  readonly url: string;
  readonly reasons: readonly string[];
  /** Paths passed, without language; the requested one is first. */
  readonly breadcrumbs: readonly string[];
}

export type RedirectTarget =
  | { readonly kind: 'stay' }
  | { readonly kind: 'cyclic' }
  | { readonly kind: 'page'; readonly path: string }
  | { readonly kind: 'leave'; readonly path: string };

const bare = (path: string) => path.replace(/^\/[a-z]{2}(?=\/|$)/, '').replace(/[?#].*/s, '') || '/';

/**
 * Interprets an answer of the redirect service.
 * @param asked path with query that was sent to the service
 * @param gone paths without language that this tab was redirected from
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
  // The last breadcrumb is the target itself.
  const before = breadcrumbs.slice(0, -1);
  const isCyclic =
    target === bare(asked) || gone.has(target) || before.some((crumb) => bare(crumb) === target);
  return isCyclic ? { kind: 'cyclic' } : { kind: 'page', path };
}

/** Asks for the site's redirect from an address; undefined if five attempts got no answer. */
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

/** Paths without language that this tab was redirected from, in order, until it has arrived. */
const gone = new Set<string>();

/**
 * Returns the target of the site's redirect, or undefined to stay. A circle is logged and not followed.
 * @param asked path with query and language
 */
export async function redirectFrom(asked: string): Promise<string | undefined> {
  const answered = await ask(asked);
  if (!answered) return undefined;
  // The target may be any page of the product.
  await loadLazyRows();
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
 * Applies the site's own redirects: at addresses that the configuration lists, at unknown pages, and at any page with a
 * query for trying them out. The server has applied them to the page that was loaded.
 */
export const redirectService: Guard = ({ url, row }) => {
  const isTried = url.searchParams.has('redirect-service');
  const isListed = isListedPath(url.pathname, site().redirectedPaths ?? []);
  if (!isTried && !isListed && !(import.meta.env.PROD && row?.id === 'not-found')) {
    gone.clear();
    return undefined;
  }
  return redirectFrom(url.pathname + url.search);
};
