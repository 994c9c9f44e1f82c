import { homeParts, type HomePart } from '@touchline/contract/pages';
import type { Db, Job } from '../../kernel/index.ts';
import { loyaltyConfig } from '../sites/loyaltyConfig.ts';
import { offersDocuments } from '../sites/identityWay.ts';
import { lookOf } from '../sites/look.ts';
import { isProtective } from '../sites/listedSites.ts';
import type { Site } from '../sites/site.ts';
import { FAULTY, type Sites } from '../sites/sites.ts';
import type { SiteEntrySchema } from '../sites/sitesFile.ts';
import { visitConfig } from '../sites/visitConfig.ts';
import { createEntryRules, type EntryRules } from './settings/entrySettings.ts';
import * as store from './siteState.store.ts';

/** Interval at which changes of other processes are polled, ms. */
const LOOK_EVERY = 1000;

/** The sites of the list with the operators' changes from the database. */
export interface LiveSites extends Sites {
  /** Returns a site as the list of sites has it, without the operators' changes. */
  listed(site: Site): Site;
  /** Rules of operators' changes of settings. */
  readonly entryRules: EntryRules;
  /** Loads the changes now. */
  refresh(): Promise<void>;
  /** Polls changes of other processes. */
  readonly jobs: readonly Job[];
}

/** Returns the stored parts of home without those that a former version had. */
function ofThisVersion(stored: readonly HomePart[]): HomePart[] {
  return stored.filter((part) => homeParts.includes(part));
}

/** Merges the changes into a site of the list. */
function changed(base: Site, { version, state }: store.StoredState, rules: EntryRules): Site {
  const { settings, faults } = rules.apply(state, base);
  const loyalty = state.loyalty ?? base.loyalty;
  const verification = state.verification ?? base.verification;
  const { loyalty: _, visit: __, ...config } = base.config;
  const isShown = state.flags.isShowIdentification ?? base.choosesDocuments;
  const isFaulty = faults.some(({ part }) => isProtective(part));
  return {
    ...base,
    ...settings,
    loyalty,
    verification,
    faults: [
      ...base.faults,
      ...faults.map(
        ({ part, message }) =>
          `What operators set of ${part} isn’t valid any more: ${message}. The list of sites applies${isProtective(part) ? ', and the site is closed,' : ''} until the part is set again.`,
      ),
    ],
    // A site that is closed by a fault in its entry, or by a change that isn't valid any more, stays closed.
    state: { ...state, block: base.state.block ?? (isFaulty ? FAULTY : state.block) },
    config: {
      ...config,
      ...visitConfig(settings.visit),
      ...loyaltyConfig(loyalty),
      ...state.flags,
      isShowIdentification: offersDocuments(isShown, { ...base, verification }),
      ...(state.routes === null ? {} : { availableRoutes: [...state.routes] }),
      ...(state.homeParts === null ? {} : { homeParts: ofThisVersion(state.homeParts) }),
      termsVersion: state.terms,
      urlsToRedirectTo404: [...state.notFound],
      stateVersion: version,
    },
    ...(state.brandPairs === null ? {} : { look: lookOf(base.brand.theme, state.brandPairs) }),
  };
}

/**
 * Merges the state in the database into the sites of the list, and updates it: one query of the versions per second,
 * so that every process follows a change. While the database is unavailable the last state applies.
 */
export async function createLiveSites(
  base: Sites,
  { db, schema }: { readonly db: Db; readonly schema: SiteEntrySchema },
): Promise<LiveSites> {
  const entryRules = createEntryRules(schema);
  const now = new Map(base.all.map((site) => [site.id, site]));
  const ofId = (site: Site): Site => now.get(site.id) ?? site;

  async function refresh(): Promise<void> {
    const stale = (await store.versions(db)).filter(
      ({ site_id, version }) => version > (now.get(site_id)?.config.stateVersion ?? version),
    );
    if (stale.length === 0) return;
    const states = await store.states(
      db,
      stale.map(({ site_id }) => site_id),
    );
    for (const stored of states) {
      const site = base.all.find(({ id }) => id === stored.siteId);
      if (site) now.set(site.id, changed(site, stored, entryRules));
    }
  }

  await refresh();
  return {
    get all() {
      return base.all.map(ofId);
    },
    unserved: base.unserved,
    unservedEntries: base.unservedEntries,
    byHost(host) {
      const { site, isKnown } = base.byHost(host);
      return { site: ofId(site), isKnown };
    },
    listed: (site) => base.all.find(({ id }) => id === site.id) ?? site,
    entryRules,
    refresh,
    jobs: [
      {
        every: LOOK_EVERY,
        work: refresh,
        failed: 'What operators changed of the sites could not be read: the last state holds.',
        isRealTime: true,
      },
    ],
  };
}
