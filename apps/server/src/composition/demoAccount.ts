import { type Db, unrecorded, ProblemError, unclaimed } from '../kernel/index.ts';
import { goodwill } from '../rewards/index.ts';
import type { Platform } from '../platform.ts';
import type { Site } from '../site/index.ts';

export const demoAccount = {
  email: 'demo@touchline.example',
  password: 'play-the-line',
  money: '1000.00',
  iso: 'EUR',
  /** Points, so that the exchange can be tried at once. */
  points: '1234.50',
};

/** Returns the demo player of a site; undefined if there is none. */
export async function demoPlayer(db: Db, site: Pick<Site, 'id'>): Promise<bigint | undefined> {
  const found = await db
    .selectFrom('players')
    .select('id')
    .where('site_id', '=', site.id)
    .where('email', '=', demoAccount.email)
    .executeTakeFirst();
  return found?.id;
}

/**
 * Creates the demo account with play money on the first site if it doesn't exist. Safe to call at every start, by any
 * number of processes.
 */
export async function seedDemoAccount({
  accounts,
  sessions,
  wallet,
  sites,
  db,
  now,
}: Platform): Promise<void> {
  const [site] = sites.all;
  if (!site?.config.isDemoCashier) return;
  const { email, password, iso } = demoAccount;
  try {
    const language = site.config.defaultLanguage;
    const { secret } = await accounts.register(site, { email, password, currency: iso, language });
    const session = await sessions.bySecret(secret);
    if (session) await sessions.end(session, 'this', 'sign-out');
  } catch (error) {
    if (!(error instanceof ProblemError) || error.code !== 'EMAIL_TAKEN') throw error;
  }
  const id = await demoPlayer(db, site);
  if (id === undefined) throw new Error(`The demo account ${email} is missing.`);
  if (site.loyalty.points) await seedPoints({ db, now, sites }, id);
  const [account] = await wallet.accounts(id);
  if (!account) return;
  try {
    // The fixed key grants the money only once.
    const body = { accountId: account.id, amount: demoAccount.money };
    await wallet.creditDemoMoney(site, id, 'demo-account-start', body, { isOpening: true });
  } catch (error) {
    // If the law requires a deposit limit first, the account waits for one like every player's.
    if (!(error instanceof ProblemError) || error.code !== 'DEPOSIT_LIMIT_NEEDED') throw error;
  }
}

/** Credits the points of the demonstration, once. */
async function seedPoints(deps: Pick<Platform, 'db' | 'now' | 'sites'>, playerId: bigint): Promise<void> {
  const asked = { playerId, key: 'demo-account-start', points: demoAccount.points, amount: undefined };
  try {
    await goodwill(deps, asked, { record: unrecorded, claims: unclaimed });
  } catch (error) {
    // A demonstration whose player has excluded themselves goes on without points.
    if (!(error instanceof ProblemError)) throw error;
  }
}
