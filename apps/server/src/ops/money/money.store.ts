import type { Db } from '../../db/database.ts';

/** Returns a player's open debts, oldest first. */
export function debtsOfPlayer(db: Db, playerId: bigint) {
  return db
    .selectFrom('debts as d')
    .innerJoin('accounts as a', 'a.id', 'd.account_id')
    .select([
      'd.id',
      'd.coupon_id',
      'd.payment_id',
      'd.round_id',
      'd.amount',
      'd.open_amount',
      'd.at',
      'a.iso',
    ])
    .where('a.player_id', '=', playerId)
    .where('d.open_amount', '>', 0n)
    .orderBy('d.id')
    .execute();
}

/** Returns ledger entries of all accounts of a player, newest first. */
export function ledgerOfPlayer(db: Db, playerId: bigint, before: bigint | undefined, limit: number) {
  let query = db
    .selectFrom('ledger_entries as e')
    .innerJoin('accounts as a', 'a.id', 'e.account_id')
    .innerJoin('ledger_transactions as t', 't.id', 'e.transaction_id')
    .select(['e.id', 't.at', 't.kind', 't.ref', 'e.amount', 'e.balance', 'e.iso'])
    .where('a.player_id', '=', playerId);
  if (before !== undefined) query = query.where('e.id', '<', before);
  return query.orderBy('e.id', 'desc').limit(limit).execute();
}
