import { homeParts } from '@touchline/contract/pages';
import {
  siteFlags,
  type EffectiveSettings,
  type Site as OperatorSite,
  type SiteParts,
} from '@touchline/contract/operators';
import { isDeepStrictEqual } from 'node:util';
import { partitionsOf } from './judgeState.ts';
import { untouched, type Site, type SiteStatePart } from '../../../site/index.ts';

/** Maximum number of faults in an answer. */
const MOST_SHOWN = 20;

/** Data of a site's page beside the site. */
export interface ShownBeside {
  /** The site as the list of sites has it. */
  readonly listed: Site;
  /** Types for which the platform has a verifier. */
  readonly checked: OperatorSite['checkTypes'];
  /** Returns the settings of a site as they apply. */
  settingsOf(site: Site): EffectiveSettings;
}

/** Returns the parts of a site as they apply. */
function partsOf(site: Site, settings: EffectiveSettings): { readonly [Part in SiteStatePart]: unknown } {
  const { config, state, look, loyalty, verification } = site;
  return {
    ...settings,
    flags: flagsOf(site),
    routes: config.availableRoutes,
    homeParts: config.homeParts ?? homeParts,
    maintenance: state.maintenance,
    block: state.block,
    countryBlocks: state.countryBlocks,
    terms: state.terms,
    notFound: state.notFound,
    redirects: state.redirects,
    brandPairs: look.accepted.map(({ name, value }) => ({ css_prop: name, css_value: value })),
    partitions: state.partitions ?? partitionsOf(site),
    loyalty,
    verification,
  };
}

const flagsOf = ({ config }: Site): OperatorSite['flags'] =>
  Object.fromEntries(siteFlags.map((flag) => [flag, config[flag]]));

/** Describes every part of a site beside its value in the list of sites. */
function shownParts(site: Site, { listed, settingsOf }: ShownBeside): SiteParts {
  const effective = partsOf(site, settingsOf(site));
  const ofList = partsOf(listed, settingsOf(listed));
  const parts = (Object.keys(effective) as SiteStatePart[]).map((part) => [
    part,
    {
      isSet: !isDeepStrictEqual(site.state[part], untouched[part]),
      effective: effective[part],
      listed: ofList[part],
    },
  ]);
  // The cast: in tests the contract checks every answer.
  return Object.fromEntries(parts) as SiteParts;
}

/** Converts a site to the operators' format. */
export function shownSite(site: Site, beside: ShownBeside): OperatorSite {
  const { id, config, hosts, state, outside, faults, look, loyalty, verification } = site;
  return {
    id,
    companyName: config.companyName,
    brand: config.brand,
    hosts,
    languages: config.languages,
    version: config.stateVersion,
    state,
    flags: flagsOf(site),
    routes: config.availableRoutes,
    homeParts: config.homeParts ?? homeParts,
    knownHomeParts: homeParts,
    loyalty,
    verification,
    parts: shownParts(site, beside),
    checkTypes: beside.checked,
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
