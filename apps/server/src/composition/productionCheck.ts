import { frameFaults, sandboxFaults } from './productionPartners.ts';
import { siteEntry } from './siteEntry.ts';
import { readSitesFile } from '../site/index.ts';
import { type Settings, StartupError } from '../kernel/index.ts';

type Checked = Pick<
  Settings,
  | 'NODE_ENV'
  | 'DEMO_IN_PRODUCTION'
  | 'DATABASE_URL'
  | 'DEMO_ACCOUNT'
  | 'FEED_DEMO'
  | 'FEED_REPLAY'
  | 'SITES_FILE'
  | 'DEVELOPMENT_OPERATORS'
  | 'PAYMENT_PROVIDERS_FILE'
  | 'VERIFIERS_FILE'
  | 'MAKERS_FILE'
>;

/** Part of the platform that is for trying it out. */
type DemoPart = NonNullable<Settings['DEMO_IN_PRODUCTION']>[number];

/** Returns whether a part for trying out may be used: anywhere but in production, and there if it is named. */
export function allowsDemo(
  { NODE_ENV, DEMO_IN_PRODUCTION = [] }: Pick<Settings, 'NODE_ENV' | 'DEMO_IN_PRODUCTION'>,
  part: DemoPart,
): boolean {
  return NODE_ENV !== 'production' || DEMO_IN_PRODUCTION.includes(part);
}

/**
 * Refuses to start in production with what is only for trying the platform out, unless `DEMO_IN_PRODUCTION` names it.
 * Throws a StartupError with a sentence for each, which says what to set.
 */
export async function requireProduction(settings: Checked): Promise<void> {
  refuseDevelopmentOperators(settings);
  await refuseOwnFrames(settings);
  const faults: string[] = [];
  if (settings.DATABASE_URL === undefined && !allowsDemo(settings, 'database'))
    faults.push('DATABASE_URL is missing, so the embedded database would be used: set it to a PostgreSQL');
  if (settings.DEMO_ACCOUNT && !allowsDemo(settings, 'account'))
    faults.push('DEMO_ACCOUNT is on, so anybody could sign in with a known password: set it to off');
  if (settings.FEED_DEMO && settings.FEED_REPLAY === undefined && !allowsDemo(settings, 'line'))
    faults.push('FEED_DEMO is on, so invented matches would be offered: set it to off');
  if (!allowsDemo(settings, 'credit')) {
    const { sites: listed } = await readSitesFile(siteEntry, settings.SITES_FILE);
    const sites = listed.flatMap(({ entry }) => (entry.isDemoCashier ? [entry.id] : []));
    if (sites.length > 0)
      faults.push(
        `isDemoCashier is on for ${sites.join(', ')}, so players could credit themselves money: set it to false in ${settings.SITES_FILE}`,
      );
  }
  if (!allowsDemo(settings, 'sandbox')) faults.push(...(await sandboxFaults(settings)));
  if (faults.length === 0) return;
  const list = faults.map((fault) => `- ${fault}.`).join('\n');
  throw new StartupError(
    `Production doesn't start with parts that are for trying out:\n${list}\nTo keep some of them, name them in DEMO_IN_PRODUCTION: database, account, line, credit, sandbox.`,
  );
}

/** Throws a StartupError if production would show pages of another company as the site's own. */
async function refuseOwnFrames(settings: Checked): Promise<void> {
  if (settings.NODE_ENV !== 'production') return;
  const faults = await frameFaults(settings);
  if (faults.length === 0) return;
  throw new StartupError(
    `Production doesn't start with frames of other companies at the sites' own hosts:\n${faults.map((fault) => `- ${fault}.`).join('\n')}`,
  );
}

/** Throws a StartupError if production would have operators whose tokens anybody knows. */
function refuseDevelopmentOperators(settings: Checked): void {
  const { DEVELOPMENT_OPERATORS: operators } = settings;
  if (operators === undefined || allowsDemo(settings, 'operators')) return;
  throw new StartupError(
    `Production doesn't start with operators of development (${operators.map(({ name }) => name).join(', ')}): remove DEVELOPMENT_OPERATORS, and make the first operator by OPERATOR_TOKEN, as docs/operators.md says.`,
  );
}
