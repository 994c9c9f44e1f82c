import type * as operators from '@touchline/contract/operators';
import type { Site } from '../../sites/site.ts';
import { siteFlags } from '../../siteState/siteState.ts';

/** Converts a site to the operators' format. */
export function shownSite({ id, config, hosts, state, outside }: Site): operators.Site {
  return {
    id,
    companyName: config.companyName,
    brand: config.brand,
    hosts,
    languages: config.languages,
    version: config.stateVersion,
    state,
    flags: Object.fromEntries(siteFlags.map((flag) => [flag, config[flag]])),
    routes: config.availableRoutes,
    outside,
  };
}
