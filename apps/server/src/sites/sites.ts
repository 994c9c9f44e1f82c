import { brandPairsCss, sanitizeBrandPairs } from '@touchline/brand';
import { BrandBookError, loadThemes, type LoadedBrand } from '@touchline/brand/node';
import { untouched } from '../siteState/siteState.ts';
import type { SiteConfig } from '@touchline/contract';
import { StartupError } from '../startupError.ts';
import { popupNames, type VisitEntry } from './visitEntry.ts';
import type { Site } from './site.ts';
import { defaultEntry, readSitesFile, type SiteEntry } from './sitesFile.ts';

export interface Sites {
  readonly all: readonly Site[];
  /** Returns the site of a Host header; the default site, and `isKnown: false`, for an unknown host. */
  byHost(host: string | undefined): { readonly site: Site; readonly isKnown: boolean };
}

/** Returns the host name of a Host header: without port, lower case. */
function hostName(host: string): string {
  return host.toLowerCase().replace(/:\d+$/, '');
}

function siteOf(entry: SiteEntry, brand: LoadedBrand): Site {
  const {
    id,
    hosts,
    descriptions,
    visit,
    safety,
    companyName,
    defaultMode,
    defaultDensity,
    partnerCssBrandBook,
    ref_id,
    outsideAddresses,
    access,
    remoteParts,
    brands,
    ...rest
  } = entry;
  const { title, defaults } = brand.book;
  const config = {
    ...rest,
    ...(ref_id === undefined ? {} : { ref_id }),
    ...told(visit),
    ...(brands.length > 0 && { hasBrands: true as const }),
    id,
    companyName: companyName ?? title,
    wordmark: title,
    defaultMode: defaultMode ?? defaults.mode,
    defaultDensity: defaultDensity ?? defaults.density,
    stateVersion: 0,
    termsVersion: untouched.terms,
    urlsToRedirectTo404: [],
  };
  const { accepted, refused } = sanitizeBrandPairs(partnerCssBrandBook);
  const look = { css: brandPairsCss(accepted), refused };
  return {
    id,
    hosts,
    config,
    descriptions,
    brand,
    look,
    safety,
    visit,
    access,
    state: untouched,
    outside: outsideAddresses,
    remoteParts,
    brands,
  };
}

/** Returns the visit settings for the app, and nothing if they are all off, because they are part of every page. */
function told(visit: VisitEntry): Pick<SiteConfig, 'visit'> {
  const { popups, asksConsent, isPwa, isSnow, countryId, collectorKey, counters } = visit;
  const hasCounters = counters.length > 0;
  const hasAny = asksConsent || isPwa || isSnow || hasCounters;
  if (!hasAny && popups.length === 0 && countryId === undefined && collectorKey === undefined) return {};
  return {
    visit: {
      popups: popupNames.filter((name) => popups.includes(name)),
      asksConsent,
      isPwa,
      isSnow,
      hasCounters,
      ...(countryId === undefined ? {} : { countryId }),
      ...(collectorKey === undefined ? {} : { collectorKey }),
    },
  };
}

async function brandsOf(themesDir: string): Promise<readonly LoadedBrand[]> {
  try {
    return await loadThemes(themesDir);
  } catch (error) {
    throw error instanceof BrandBookError ? new StartupError(error.message) : error;
  }
}

/**
 * Loads every site: those of the list, and `<brand>.localhost` for brands that the list doesn't name. The first of
 * the list is the default site. Throws a StartupError on a fault in the list or a brand book.
 */
export async function loadSites(sitesFile: string, themesDir: string): Promise<Sites> {
  const [listed, brands] = await Promise.all([readSitesFile(sitesFile), brandsOf(themesDir)]);
  const named = new Set(listed.map(({ brand }) => brand));
  const entries = [
    ...listed,
    ...brands.filter(({ book }) => !named.has(book.name)).map(({ book }) => defaultEntry(book.name)),
  ];
  return sitesOf(
    entries.map((entry) => {
      const brand = brands.find(({ book }) => book.name === entry.brand);
      if (brand) return siteOf(entry, brand);
      throw new StartupError(
        `The site ${entry.id} names the brand "${entry.brand}", which has no folder in ${themesDir}: add it, or name another.`,
      );
    }),
  );
}

function sitesOf(all: readonly Site[]): Sites {
  const [house] = all;
  if (!house) throw new StartupError('There is no site: list one, or add a brand.');
  const byName = new Map<string, Site>();
  for (const site of all) {
    for (const host of site.hosts) {
      const other = byName.get(host);
      if (other)
        throw new StartupError(
          `The host ${host} belongs to two sites, ${other.id} and ${site.id}: keep one.`,
        );
      byName.set(host, site);
    }
  }
  return {
    all,
    byHost(host) {
      const site = byName.get(hostName(host ?? ''));
      return site ? { site, isKnown: true } : { site: house, isKnown: false };
    },
  };
}
