import { isOverGrant } from '@touchline/bonuses';
import type { Db, Trx } from '../../kernel/index.ts';
import { currencyAccounts, openBets } from './bonusAccount.ts';
import { isOnAccount, type GrantRow } from './grants.store.ts';
import type { BonusMoney } from './views.ts';

/** Returns the money around a bonus that isn't over; undefined for one that is. */
export async function moneyOf(db: Db | Trx, grant: GrantRow): Promise<BonusMoney | undefined> {
  if (isOverGrant(grant.state)) return undefined;
  const { player_id: playerId, iso } = grant;
  const { own, bonus } = await currencyAccounts(db, playerId, iso);
  if (!isOnAccount(grant) || !bonus) return { own: own?.balance, balance: 0n, held: 0n, openBets: 0 };
  const { id, balance, held } = bonus;
  return { own: own?.balance, balance, held, openBets: await openBets(db, playerId, id) };
}
