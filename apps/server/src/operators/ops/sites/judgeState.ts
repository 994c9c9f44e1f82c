import { judgeBrandPairs, modes, tokens, type BrandPair, type TokenPath } from '@touchline/brand';
import { homeParts, type HomePart } from '@touchline/contract/pages';
import { casinoCategories, partitionOf } from '@touchline/contract/casino';
import type { LoyaltyPlan, VerificationPlan } from '@touchline/contract';
import { planFaults } from '@touchline/loyalty';
import { planFaults as verificationFaults } from '../../../protection/index.ts';
import type { JudgedPairs, SettingPart } from '@touchline/contract/operators';
import { ProblemError, type ProblemField } from '../../../kernel/index.ts';
import {
  isSitePath,
  isSiteTarget,
  matches,
  CYCLIC,
  followRedirects,
  type CountryBlock,
  type MaintenanceWindow,
  type SiteRedirect,
  type SiteState,
  offersDocuments,
  type Site,
} from '../../../site/index.ts';

/** Returns a part's value as it is stored, or throws all its faults. */
type Judge<Value> = (value: Value, site: Site) => Value;

function refuse(code: string, message: string, fields: readonly ProblemField[] = []): never {
  throw new ProblemError(400, code, message, fields);
}

const maintenance: Judge<MaintenanceWindow | null> = (window, { config }) => {
  if (window === null) return window;
  const { startAt, finishAt, notifyStartDate, notifyEndDate, texts } = window;
  if (finishAt !== null && finishAt <= startAt) {
    refuse('BAD_WINDOW', 'Maintenance must end after it begins: set a later end, or leave it empty.', [
      { path: '/value/finishAt', code: 'order' },
    ]);
  }
  if (notifyStartDate !== null && notifyEndDate !== null && notifyEndDate <= notifyStartDate) {
    refuse('BAD_WINDOW', 'The announcement must end after it begins: set a later end, or leave it empty.', [
      { path: '/value/notifyEndDate', code: 'order' },
    ]);
  }
  const strange = Object.keys(texts).filter((language) => !config.languages.includes(language));
  if (strange.length > 0) {
    refuse('BAD_LANGUAGE', `The site has no ${strange.join(', ')}: remove the texts in that language.`);
  }
  return window;
};

const countryBlocks: Judge<readonly CountryBlock[]> = (blocks) => {
  const twice = blocks.find(
    ({ country }, index) => blocks.findIndex((one) => one.country === country) < index,
  );
  if (twice) refuse('COUNTRY_TWICE', `${twice.country} is there twice: keep one of them.`);
  return blocks;
};

const notFound: Judge<readonly string[]> = (paths) => {
  const fields = paths.flatMap((path, index) =>
    isSitePath(path) ? [] : [{ path: `/value/${index}`, code: 'path' }],
  );
  if (fields.length > 0) {
    refuse(
      'BAD_PATH',
      'A path starts with a slash, has no language or query, and may end in /* to cover all subpaths.',
      fields,
    );
  }
  const closesHome = paths.some((path) => matches(path, '/'));
  if (closesHome) refuse('BAD_PATH', 'The home page can’t be removed: close the site instead.');
  return paths;
};

function faultsOf({ from, to }: SiteRedirect, index: number, outside: readonly string[]): ProblemField[] {
  const at = `/value/${index}`;
  const isTarget = 'path' in to ? isSiteTarget(to.path) : outside.includes(to.outside);
  return [
    ...(isSitePath(from) ? [] : [{ path: `${at}/from`, code: 'path' }]),
    ...(isTarget ? [] : [{ path: `${at}/to`, code: 'path' in to ? 'path' : 'outside' }]),
  ];
}

const redirects: Judge<readonly SiteRedirect[]> = (all, { config, outside }) => {
  const ids = Object.keys(outside);
  const fields = all.flatMap((redirect, index) => faultsOf(redirect, index, ids));
  if (fields.length > 0) {
    refuse(
      'BAD_REDIRECT',
      'A redirect goes from a path of this site to another path or to the id of an external address; paths have no language.',
      fields,
    );
  }
  const twice = all.find(({ from }, index) => all.findIndex((one) => one.from === from) < index);
  if (twice) refuse('REDIRECT_TWICE', `${twice.from} is there twice: keep one of them.`);
  const circle = all.find(({ from }) => {
    const { reasons } = followRedirects(all, from.replace(/\*$/, 'x'), {
      fallback: config.defaultLanguage,
      outside: ids,
    });
    return reasons.at(-1) === CYCLIC;
  });
  if (circle)
    refuse('REDIRECT_CYCLE', `${circle.from} leads back to where it came from, or over too many steps.`);
  return all;
};

/** Stores only the normalized pairs; a refused pair refuses all of them. */
const brandPairs: Judge<readonly BrandPair[] | null> = (pairs, site) => {
  if (pairs === null) return pairs;
  const { accepted, refused } = judgePairs(pairs, site);
  if (refused.length > 0) {
    refuse(
      'BRAND_PAIR_REFUSED',
      `Not allowed: ${refused.map(({ css_prop, css_value, reason }) => `${css_prop}: ${css_value}. ${reason}`).join(' ')}`,
      refused.map(({ index, kind }) => ({ path: `/value/${index}`, code: kind })),
    );
  }
  return accepted;
};

/** Returns the names of the partner sections and casino categories that a site may show. */
export const partitionsOf = ({ remoteParts }: Pick<Site, 'remoteParts'>): string[] => [
  ...remoteParts.map(({ name }) => name),
  ...casinoCategories.map(({ slug }) => partitionOf(slug)),
];

const partitions: Judge<readonly string[] | null> = (names, site) => {
  const known = partitionsOf(site);
  const unknown = (names ?? []).filter((name) => !known.includes(name));
  if (unknown.length > 0)
    refuse(
      'NO_SUCH_PART',
      `The site has no feature ${unknown.join(', ')}: remove it, or add it to the list first.`,
    );
  return names;
};

const isHomePart = (name: string): name is HomePart => homeParts.some((part) => part === name);

const partsOfHome: Judge<readonly HomePart[] | null> = (parts) => {
  if (parts === null) return parts;
  if (parts.length === 0)
    refuse('HOME_EMPTY', 'The home page needs at least one part: add one, or use the list of the site.');
  const unknown = parts.filter((name) => !isHomePart(name));
  if (unknown.length > 0) {
    refuse(
      'NO_SUCH_HOME_PART',
      `The home page has no part ${unknown.join(', ')}: choose from ${homeParts.join(', ')}.`,
      parts.flatMap((name, index) =>
        isHomePart(name) ? [] : [{ path: `/value/${index}`, code: 'unknown' }],
      ),
    );
  }
  const twice = parts.findIndex((name, index) => parts.indexOf(name) < index);
  if (twice >= 0) {
    refuse('HOME_PART_TWICE', `${parts[twice]} is there twice: keep one of them.`, [
      { path: `/value/${twice}`, code: 'twice' },
    ]);
  }
  return parts;
};

const loyalty: Judge<LoyaltyPlan | null> = (plan) => {
  const faults = plan === null ? [] : planFaults(plan);
  if (faults.length === 0) return plan;
  return refuse(
    'BAD_PLAN',
    faults.map(({ message }) => message).join(' '),
    faults.map(({ path }) => ({ path: `/value${path}`, code: 'plan' })),
  );
};

const verification: Judge<VerificationPlan | null> = (plan) => {
  const faults = plan === null ? [] : verificationFaults(plan);
  if (faults.length === 0) return plan;
  return refuse(
    'BAD_GROUPS',
    faults.map(({ message }) => message).join(' '),
    faults.map(({ path }) => ({ path: `/value${path}`, code: 'group' })),
  );
};

const flags: Judge<SiteState['flags']> = (value, site) =>
  value.isShowIdentification === false && offersDocuments(false, site)
    ? refuse(
        'NO_WAY_TO_VERIFY',
        'Players of this site would have no way to be verified: first choose a default group whose checks a verifier makes.',
        [{ path: '/value/isShowIdentification', code: 'needed' }],
      )
    : value;

const same = <Value>(value: Value): Value => value;

/**
 * Validates what the schema of a part can't express. Each throws a ProblemError 400 that names the fault and its
 * path.
 */
export const judges: {
  readonly [Part in Exclude<keyof SiteState, SettingPart>]: Judge<SiteState[Part]>;
} = {
  flags,
  routes: same,
  homeParts: partsOfHome,
  maintenance,
  block: same,
  countryBlocks,
  terms: (version, { state }) =>
    version >= state.terms
      ? version
      : refuse('TERMS_VERSION', `The terms have version ${state.terms}: enter a higher one.`),
  notFound,
  redirects,
  brandPairs,
  partitions,
  loyalty,
  verification,
};

/** Returns values of tokens by the names of their custom properties. */
function namedTokens(values: Readonly<Partial<Record<TokenPath, string>>>): Record<string, string> {
  return Object.fromEntries(tokens.map(({ path, name }) => [name, values[path] ?? '']));
}

/**
 * Judges a site's brand pairs with the theme of its brand.
 * @returns the accepted pairs as they would be printed, the refused ones with reasons, and a preview
 */
export function judgePairs(pairs: readonly BrandPair[], { brand, config }: Site): JudgedPairs {
  const { accepted, refused, theme } = judgeBrandPairs(brand.theme, pairs);
  const always = { ...theme.brand, ...theme.densities[config.defaultDensity] };
  return {
    accepted: accepted.map(({ name, value }) => ({ css_prop: name, css_value: value })),
    refused: refused.map(({ pair, kind, reason }) => ({ ...pair, index: pairs.indexOf(pair), kind, reason })),
    preview: modes.map((mode) => ({ mode, tokens: namedTokens({ ...theme.modes[mode], ...always }) })),
  };
}
