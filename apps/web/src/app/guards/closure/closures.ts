import type { SiteConfig } from '@touchline/contract';
import { serverNow } from '../../../platform/clock/clock.ts';
import { knownPath } from '../../../platform/links/knownPaths.ts';
import { pathsIn } from '../../../platform/links/paths.ts';
import { site } from '../../../platform/site/site.ts';
import { gates } from '../gateState.ts';
import type { Guard, Visit } from '../guard.ts';

/** Known reasons for the site to be closed. */
export interface Closure extends Pick<SiteConfig, 'block' | 'maintenance'> {
  readonly isSilent: boolean;
}

/**
 * Returns whether the site is under maintenance.
 * @param now the server's time, UTC ms
 */
export function isUnderMaintenance({ maintenance, isSilent }: Closure, now: number): boolean {
  if (isSilent) return true;
  if (!maintenance) return false;
  const { startAt, finishAt } = maintenance;
  return startAt * 1000 <= now && (finishAt === undefined || now < finishAt * 1000);
}

/** Page that shows why the site is closed, by the number of the reason. */
const pages: Readonly<Record<number, string>> = {
  1: 'block',
  2: 'block',
  3: 'block',
  4: 'site-updates',
  5: 'block',
  8: 'coming-soon',
  13: 'block-ua',
  14: 'block',
  16: 'suspension',
  17: 'block-ie',
};

const blockPages: ReadonlySet<string> = new Set(Object.values(pages));
const UPDATES = 4;
/** Account verification by an emailed link; open even while everything else is closed. */
const EXEMPT = 'user-accountverify';

/** Returns a query with the address that the visit was going to when the site closed. */
function askedFor({ url, lang }: Visit): string {
  // Home is where visits return anyway; its query may open a sheet, which a link promised.
  const isHome = url.pathname === `/${lang}` && url.search === '';
  const from = isHome ? '' : url.pathname + url.search;
  return from === '' ? '' : `?redirectedFrom=${encodeURIComponent(from)}`;
}

/**
 * Returns the target of a visit after the closure ended: the requested address if it is a page of this site, else
 * home.
 */
function backTo(url: URL, lang: string): string {
  return knownPath(url.searchParams.get('redirectedFrom') ?? undefined) ?? pathsIn(lang).home;
}

/**
 * During maintenance redirects every address to the maintenance page, and afterwards from that page back.
 * @param now the server's time, UTC ms
 */
export function pastMaintenance(visit: Visit, state: Closure, now: number): string | undefined {
  const isThere = visit.row?.id === 'maintenance';
  if (visit.lang === undefined || isUnderMaintenance(state, now) === isThere) return undefined;
  return isThere ? backTo(visit.url, visit.lang) : `/${visit.lang}/maintenance${askedFor(visit)}`;
}

/** Shows the reason on every address of a closed site; redirects from the reason's pages to home when it is open. */
export function pastBlock(visit: Visit, { block: closed }: Closure): string | undefined {
  const { url, lang, row } = visit;
  if (lang === undefined || row?.id === EXEMPT) return undefined;
  const reason = closed?.displayTypeId ?? 0;
  const page = pages[reason];
  const isBlockPage = row !== undefined && blockPages.has(row.id);
  if (page === undefined) return isBlockPage ? backTo(url, lang) : undefined;
  if (row?.id === page) return undefined;
  return `/${lang}/${page}${reason === UPDATES && !isBlockPage ? askedFor(visit) : ''}`;
}

const closureNow = (): Closure => ({ ...site(), isSilent: gates.isSilent });

export const maintenance: Guard = (visit) => pastMaintenance(visit, closureNow(), serverNow());

/** Applies the site's closure. Maintenance takes precedence over any other reason. */
export const block: Guard = (visit) =>
  isUnderMaintenance(closureNow(), serverNow()) ? undefined : pastBlock(visit, closureNow());
