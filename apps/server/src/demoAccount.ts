import { ProblemError } from './http/problem.ts';
import type { Platform } from './platform.ts';

export const demoAccount = {
  email: 'demo@touchline.example',
  password: 'play-the-line',
  money: '1000.00',
  iso: 'EUR',
};

/**
 * Creates the demo account with play money on the first site if it doesn't exist. Safe to call at every start, by any
 * number of processes.
 */
export async function seedDemoAccount({ accounts, sessions, wallet, sites, db }: Platform): Promise<void> {
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
  const { id } = await db
    .selectFrom('players')
    .select('id')
    .where('site_id', '=', site.id)
    .where('email', '=', email)
    .executeTakeFirstOrThrow();
  const [account] = await wallet.accounts(id);
  if (!account) return;
  try {
    // The fixed key grants the money only once.
    await wallet.creditDemoMoney(site, id, 'demo-account-start', {
      accountId: account.id,
      amount: demoAccount.money,
    });
  } catch (error) {
    // If the law requires a deposit limit first, the account waits for one like every player's.
    if (!(error instanceof ProblemError) || error.code !== 'DEPOSIT_LIMIT_NEEDED') throw error;
  }
}
