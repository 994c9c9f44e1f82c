import { basename } from 'node:path';
import { lookOf } from './look.ts';
import { loyaltyConfig } from './loyaltyConfig.ts';
import type { Mode } from '@touchline/brand';
import { loadThemes, type LoadedBrand, type RefusedBrand } from '@touchline/brand/node';
import { untouched } from '../siteState/siteState.ts';
import type { SiteConfig } from '@touchline/contract';
import type { CheckType } from '@touchline/contract/verification';
import { hostName, StartupError } from '../../kernel/index.ts';
import { visitConfig } from './visitConfig.ts';
import type { Site } from './site.ts';
import { everythingEntry } from './everythingEntry.ts';
import { readSitesFile, type ListedSite } from './listedSites.ts';
import { offersDocuments } from './identityWay.ts';
import { originsOf, USUAL_ORIGIN } from './siteOrigin.ts';
import { defaultEntry, type SiteEntry, type SiteEntrySchema } from './sitesFile.ts';

export interface Sites {
  readonly all: readonly Site[];
  /** Brands that no listed site uses and that have no site of their own, because of their faults. */
  readonly unserved: readonly RefusedBrand[];
  /** Error messages of entries of the list that can't be served. */
  readonly unservedEntries: readonly string[];
  /** Returns the site of a Host header; the default site, and `isKnown: false`, for an unknown host. */
  byHost(host: string | undefined): { readonly site: Site; readonly isKnown: boolean };
}

/** Reason for which a site is closed while its entry has a fault that no default may replace: a site update. */
export const FAULTY = 4;

/** State of a site whose entry has faults. */
type Faults = Pick<ListedSite, 'faults' | 'isClosed'>;

/** Returns the licence of an entry, without an address that it doesn't have. */
function licenceConfig({
  text,
  address,
}: NonNullable<SiteEntry['licence']>): NonNullable<SiteConfig['licence']> {
  return { text, ...(address !== undefined && { address }) };
}

function siteOf(
  entry: SiteEntry,
  brand: LoadedBrand,
  template: string,
  { faults, isClosed }: Faults = { faults: [], isClosed: false },
): Site {
  const {
    id,
    hosts,
    descriptions,
    visit,
    safety,
    companyName,
    licence,
    defaultMode,
    defaultDensity,
    partnerCssBrandBook,
    ref_id,
    outsideAddresses,
    access,
    exchange,
    consultant,
    personalData,
    remoteParts,
    brands,
    paymentMethods,
    loyalty,
    verification,
    deposits,
    withdrawals,
    operators,
    winningsTax,
    games,
    ...rest
  } = entry;
  const { title, defaults } = brand.book;
  const config = {
    ...rest,
    brand: brand.book.name,
    ...(ref_id === undefined ? {} : { ref_id }),
    ...visitConfig(visit),
    ...loyaltyConfig(loyalty),
    ...(brands.length > 0 && { hasBrands: true as const }),
    ...(winningsTax && { partnerHasTaxes: true as const }),
    id,
    companyName: companyName ?? title,
    ...(licence && { licence: licenceConfig(licence) }),
    minimumAge: access.minimumAge,
    wordmark: title,
    defaultMode: defaultMode ?? ownMode(defaults.mode),
    defaultDensity: defaultDensity ?? defaults.density,
    stateVersion: 0,
    termsVersion: untouched.terms,
    urlsToRedirectTo404: [],
  };
  return {
    id,
    hosts,
    origins: originsOf(template, hosts),
    config,
    descriptions,
    brand,
    look: lookOf(brand.theme, partnerCssBrandBook),
    safety,
    visit,
    access,
    exchange,
    consultant,
    personalData,
    faults,
    state: isClosed ? { ...untouched, block: FAULTY } : untouched,
    outside: outsideAddresses,
    remoteParts,
    brands,
    paymentMethods,
    loyalty,
    verification,
    choosesDocuments: config.isShowIdentification,
    checkedTypes: [],
    deposits,
    withdrawals,
    operators,
    winningsTax,
    games,
  };
}

/** Returns the mode of a site that names none: a book that begins in light, the plain mode, leaves it to the device. */
const ownMode = (mode: Mode): SiteConfig['defaultMode'] => (mode === 'light' ? 'system' : mode);

/** Parts of a demonstration. */
export interface DemoSites {
  /**
   * True if players of brands that the list doesn't name may credit themselves play money.
   * @default true
   */
  readonly hasDemoCashier?: boolean;
  /**
   * True if there is a site on which every feature is on, with the brand of the first site.
   * @default false
   */
  readonly hasDemoSite?: boolean;
}

/** A payment method with the ids of the sites that can offer it. */
export interface SiteMethod {
  readonly id: string;
  readonly sites: readonly string[];
}

export interface SitesOptions extends DemoSites {
  /**
   * Origin of every site, with `{host}` in place of its host.
   * @default 'https://{host}'
   */
  readonly origin?: string;
  /**
   * The platform's methods to pay in.
   * @default none
   */
  readonly depositMethods?: readonly SiteMethod[];
  /**
   * Types of verification that a verifier of the platform checks.
   * @default none
   */
  readonly checkedTypes?: readonly CheckType[];
}

/**
 * Loads every site: those of the list, and `<brand>.localhost` for brands that the list doesn't name. The first of
 * the list is the default site. A faulty value of an entry gets its default, and a site whose brand is missing or has
 * faults gets the default theme: the first brand of a site in the list that is sound. Throws a StartupError if the list
 * can't be read, or if there is no site.
 */
export async function loadSites(
  schema: SiteEntrySchema,
  sitesFile: string,
  themesDir: string,
  {
    origin = USUAL_ORIGIN,
    hasDemoCashier = true,
    hasDemoSite = false,
    depositMethods = [],
    checkedTypes = [],
  }: SitesOptions = {},
): Promise<Sites> {
  const [{ sites: listed, unserved: unservedEntries }, { brands, refused }] = await Promise.all([
    readSitesFile(schema, sitesFile),
    loadThemes(themesDir),
  ]);
  const usual =
    listed.flatMap(({ entry }) => brands.find(({ book }) => book.name === entry.brand) ?? [])[0] ?? brands[0];
  const sites = listed.map(({ entry, ...state }) => {
    const brand = brands.find(({ book }) => book.name === entry.brand);
    if (brand) return siteOf(entry, brand, origin, state);
    const faulty = refused.find(({ folder }) => basename(folder) === entry.brand);
    const why = faulty
      ? `The site ${entry.id} uses the brand "${entry.brand}", which has faults:\n- ${faulty.faults.join('\n- ')}`
      : `The site ${entry.id} names the brand "${entry.brand}", which has no folder in ${themesDir}: add it, or name another.`;
    if (!usual) throw new StartupError(why);
    const fault = `${why}\nThe theme of ${usual.book.name} is used until then.`;
    return siteOf(entry, usual, origin, { ...state, faults: [...state.faults, fault] });
  });
  const named = new Set(listed.map(({ entry }) => entry.brand));
  const unserved = refused.filter(({ folder }) => !named.has(basename(folder)));
  for (const brand of brands) {
    if (named.has(brand.book.name)) continue;
    const site = siteOf(defaultEntry(schema, brand.book.name, hasDemoCashier), brand, origin);
    const other = sites.find(
      ({ id, hosts }) => id === site.id || hosts.some((each) => site.hosts.includes(each)),
    );
    if (other === undefined) sites.push(site);
    else {
      const fault = `The brand ${site.id} has no site of its own, because the site ${other.id} has its id or its host ${site.hosts.join()}. List it with another.`;
      unserved.push({ ok: false, folder: brand.folder, faults: [fault] });
    }
  }
  const [first] = sites;
  if (hasDemoSite && first) {
    addDemoSite(sites, siteOf(everythingEntry(schema, first.brand.book.name), first.brand, origin));
  }
  const all = sites.map((site) => withIdentity(withCashier(site, depositMethods), checkedTypes));
  return sitesOf(all, { unserved, unservedEntries });
}

/** Adds to the configuration that a site has methods to pay in, if it has. */
function withCashier(site: Site, methods: readonly SiteMethod[]): Site {
  const { paymentMethods: own } = site;
  const hasCashier = methods.some(
    ({ id, sites }) => sites.includes(site.id) && (own === undefined || own.includes(id)),
  );
  return hasCashier ? { ...site, config: { ...site.config, hasCashier } } : site;
}

/** Adds to the configuration that players send documents, if they have no other way to be verified. */
function withIdentity(site: Site, checkedTypes: readonly CheckType[]): Site {
  const { config, verification, choosesDocuments } = site;
  const isShowIdentification = offersDocuments(choosesDocuments, { verification, checkedTypes });
  return { ...site, checkedTypes, config: { ...config, isShowIdentification } };
}

/** Adds the demonstration site after the others, unless one of them has its id or host. */
function addDemoSite(sites: Site[], site: Site): void {
  const isTaken = sites.some(
    ({ id, hosts }) => id === site.id || hosts.some((host) => site.hosts.includes(host)),
  );
  if (!isTaken) sites.push(site);
}

function sitesOf(all: readonly Site[], leftOut: Pick<Sites, 'unserved' | 'unservedEntries'>): Sites {
  const [defaultSite] = all;
  if (!defaultSite) throw new StartupError('There is no site: list one, or add a brand.');
  const byName = new Map<string, Site>();
  for (const site of all) {
    for (const host of site.hosts) {
      byName.set(host, site);
    }
  }
  return {
    all,
    ...leftOut,
    byHost(host) {
      const site = byName.get(hostName(host));
      return site ? { site, isKnown: true } : { site: defaultSite, isKnown: false };
    },
  };
}
