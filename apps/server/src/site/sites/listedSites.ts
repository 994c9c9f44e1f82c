import { distance } from 'fastest-levenshtein';
import { readFile } from 'node:fs/promises';
import { getDotPath, is, object, safeParse, string } from 'valibot';
import { StartupError } from '../../kernel/index.ts';
import { siteHost, siteId, type SiteEntry, type SiteEntrySchema } from './sitesFile.ts';

/** A site of the list. */
export interface ListedSite {
  readonly entry: SiteEntry;
  /** Error messages of the entry's faults: a default replaces each faulty value. */
  readonly faults: readonly string[];
  /** True if a faulty value protects players or money. No default may replace it, so the site has to stay closed. */
  readonly isClosed: boolean;
}

export interface SitesList {
  readonly sites: readonly ListedSite[];
  /** Error messages of entries that can't be served, as their id or their hosts are faulty. */
  readonly unserved: readonly string[];
}

/** Fields that protect players or money. */
const PROTECTIVE = [
  'safety',
  'personalData',
  'verification',
  'withdrawals',
  'operators',
  'winningsTax',
  'access',
  'currency',
  'registrationCurrencies',
  'isDemoCashier',
  'isRegistrationAllowed',
  'isVipDomain',
  'isShowIdentification',
  'isAvailableConfirmTerms',
  'isAccountMiddleware',
] as const;
/** Fields that are compared with each other: if they contradict, all of them get their default. */
const COMPARED = [
  'languages',
  'defaultLanguage',
  'langHiddenUnauthorized',
  'oddsViews',
  'defaultOddsView',
] as const;
/** Maximum of wrong, missing and additional letters in a misspelt field. */
const MOST_WRONG = 2;

const pair = object({ css_prop: string(), css_value: string() });

/** Returns whether a field protects players or money, or may be the misspelt name of one that does. */
export const isProtective = (field: string): boolean =>
  PROTECTIVE.some((one) => distance(one, field) <= MOST_WRONG);

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Reads the list of sites. A faulty value of an entry gets its default, and the other sites aren't affected. Throws a
 * StartupError if the file isn't JSON or has no list.
 */
export async function readSitesFile(schema: SiteEntrySchema, file: string): Promise<SitesList> {
  let json: unknown;
  try {
    json = JSON.parse(await readFile(file, 'utf8'));
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new StartupError(
      `The list of sites ${file} can't be read (${reason}): mend it, or set SITES_FILE.`,
    );
  }
  const entries = isObject(json) ? json['sites'] : undefined;
  if (!Array.isArray(entries)) {
    throw new StartupError(
      `The list of sites ${file} has no list "sites": write { "sites": [...] }, or set SITES_FILE.`,
    );
  }
  return listOf(schema, entries, file);
}

function listOf(schema: SiteEntrySchema, entries: readonly unknown[], file: string): SitesList {
  const sites: ListedSite[] = [];
  const unserved: string[] = [];
  const ids = new Set<string>();
  const hosts = new Set<string>();
  for (const [index, raw] of entries.entries()) {
    const id = isObject(raw) && is(siteId, raw['id']) ? raw['id'] : undefined;
    const refuse = (why: string) =>
      unserved.push(
        `Entry ${index}${id === undefined ? '' : ` (${id})`} of ${file} ${why}, so this site isn't served: correct it and restart.`,
      );
    if (!isObject(raw) || id === undefined) {
      refuse('has no id of lower-case letters, digits and dashes');
      continue;
    }
    if (ids.has(id)) {
      refuse('has the id of an earlier entry');
      continue;
    }
    const named: readonly unknown[] = Array.isArray(raw['hosts']) ? raw['hosts'] : [];
    const own = named.filter((host) => is(siteHost, host)).filter((host) => !hosts.has(host));
    if (own.length === 0) {
      refuse('has no host of its own, in lower case and without port');
      continue;
    }
    ids.add(id);
    for (const host of own) hosts.add(host);
    const lost = named.filter((host) => !own.some((one) => one === host));
    sites.push(listedSite(schema, { ...raw, id, hosts: own }, lost, file));
  }
  return { sites, unserved };
}

/**
 * Reads one entry.
 * @param raw with a sound id and sound hosts
 * @param lostHosts hosts that are misspelt, or that belong to an earlier site
 */
function listedSite(
  schema: SiteEntrySchema,
  raw: Readonly<Record<string, unknown>> & Pick<SiteEntry, 'id' | 'hosts'>,
  lostHosts: readonly unknown[],
  file: string,
): ListedSite {
  const faults = lostHosts.map(
    (host) =>
      `The site ${raw.id} doesn't answer at the host ${JSON.stringify(host)}, which is misspelt or belongs to an earlier site: correct it in ${file} and restart.`,
  );
  const fields: Record<string, unknown> = { ...raw };
  let isClosed = false;
  const replace = (field: string, path: string, why: string) => {
    delete fields[field];
    const closes = isProtective(field);
    isClosed ||= closes;
    faults.push(
      `The site ${raw.id} has a fault at ${path}: ${why}. ${closes ? 'No default may replace it, so the site is closed' : 'The default is used'} until you correct it in ${file} and restart.`,
    );
  };
  if (typeof fields['brand'] !== 'string') {
    replace('brand', 'brand', 'a brand is the name of its folder');
    fields['brand'] = '';
  }
  const pairs: unknown = fields['partnerCssBrandBook'];
  if (Array.isArray(pairs)) {
    fields['partnerCssBrandBook'] = pairs.filter((one) => is(pair, one));
    const wrong = [...pairs.entries()].filter(([, one]) => !is(pair, one));
    for (const [index] of wrong)
      faults.push(
        `The site ${raw.id} has a fault at partnerCssBrandBook.${index}: a pair is { "css_prop": "--ui-...", "css_value": "..." }, both texts. This pair is left out until you correct it in ${file} and restart.`,
      );
  }
  for (;;) {
    const parsed = safeParse(schema, fields);
    if (parsed.success) {
      // The demonstration's cashier credits play money: after a closing fault it may be on by default only.
      const entry = isClosed ? { ...parsed.output, isDemoCashier: false } : parsed.output;
      return { entry, faults, isClosed };
    }
    const before = Object.keys(fields).length;
    for (const issue of parsed.issues) {
      const field = issue.path?.[0]?.key;
      if (typeof field === 'string' && Object.hasOwn(fields, field))
        replace(field, getDotPath(issue) ?? field, issue.message);
    }
    if (Object.keys(fields).length < before) continue;
    const [contradiction] = parsed.issues;
    for (const field of COMPARED) delete fields[field];
    if (Object.keys(fields).length === before)
      throw new Error(`The defaults of a site contradict: ${contradiction.message}.`);
    faults.push(
      `The site ${raw.id} has fields that contradict: ${contradiction.message}. The defaults of ${COMPARED.join(', ')} are used until you correct them in ${file} and restart.`,
    );
  }
}
