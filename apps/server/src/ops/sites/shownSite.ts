import type { Site } from '../../sites/site.ts';
import { siteFlags, type SiteFlag, type SiteState } from '../../siteState/siteState.ts';

/** A site as operators see it. */
export interface ShownSite {
  readonly id: string;
  readonly companyName: string;
  readonly brand: string;
  readonly hosts: readonly string[];
  readonly languages: readonly string[];
  /** Of its state: what a change has to name. */
  readonly version: number;
  readonly state: SiteState;
  /** What holds now: the list's switches with the changes over them. */
  readonly flags: Readonly<Record<SiteFlag, boolean>>;
  readonly routes: readonly string[];
  /** Ids of the addresses elsewhere, with where they lead. */
  readonly outside: Readonly<Record<string, string>>;
}

export function shownSite({ id, config, hosts, state, outside }: Site): ShownSite {
  // The cast: every flag is a field of the configuration.
  const flags = Object.fromEntries(siteFlags.map((flag) => [flag, config[flag]])) as ShownSite['flags'];
  return {
    id,
    companyName: config.companyName,
    brand: config.brand,
    hosts,
    languages: config.languages,
    version: config.stateVersion,
    state,
    flags,
    routes: config.availableRoutes,
    outside,
  };
}
