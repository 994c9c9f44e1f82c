import type { Db, Trx } from '../db/database.ts';
import { isOverGrant } from '@touchline/bonuses';
import { currencyAccounts } from './bonusAccount.ts';
import type { GrantRow } from './grants.store.ts';
import type { BonusMoney } from './views.ts';

/** Returns the money around a bonus that isn't over; undefined for one that is. */
export async function moneyOf(db: Db | Trx, grant: GrantRow): Promise<BonusMoney | undefined> {
  if (isOverGrant(grant.state)) return undefined;
  const { own, bonus } = await currencyAccounts(db, grant.player_id, grant.iso);
  const ownRow =
    own === undefined
      ? undefined
      : await db.selectFrom('accounts').select('balance').where('id', '=', own).executeTakeFirst();
  const isActive = grant.state === 'active' && grant.account_id !== null;
  if (!isActive || !bonus) return { own: ownRow?.balance, balance: 0n, held: 0n, openBets: 0 };
  const { count } = await db
    .selectFrom('coupons')
    .select((eb) => eb.fn.countAll<bigint>().as('count'))
    .where('account_id', '=', bonus.id)
    .where('state', 'in', ['pending', 'review', 'accepted'])
    .executeTakeFirstOrThrow();
  return { own: ownRow?.balance, balance: bonus.balance, held: bonus.held, openBets: Number(count) };
}
