import { homeParts } from '@touchline/contract/pages';
import { siteFlags, type Site as OperatorSite } from '@touchline/contract/operators';
import type { Site } from '../../../site/index.ts';

/** Maximum number of faults in an answer. */
const MOST_SHOWN = 20;

/**
 * Converts a site to the operators' format.
 * @param checked types for which the platform has a verifier
 */
export function shownSite(
  { id, config, hosts, state, outside, faults, look, loyalty, verification }: Site,
  checked: OperatorSite['checkTypes'],
): OperatorSite {
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
    homeParts: config.homeParts ?? homeParts,
    knownHomeParts: homeParts,
    loyalty,
    verification,
    checkTypes: checked,
    outside,
    faults: [
      ...faults,
      ...look.refused.map(
        ({ pair, reason }) =>
          `The pair ${pair.css_prop}: ${pair.css_value} is left out: ${reason}. Correct it in the brand pairs.`,
      ),
    ].slice(0, MOST_SHOWN),
  };
}
