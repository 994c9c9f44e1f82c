import { sql } from 'kysely';
import type { Db, Trx } from '../../kernel/index.ts';

/** Returns the number of corrections of a round. */
export async function correctionsOf(trx: Trx, roundId: bigint): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from game_operations
    where round_id = ${roundId} and kind = 'correction'`.execute(trx);
  return rows[0]?.count ?? 0;
}

/** Stores the amount that a correction of a round could not take back, minor units. */
export async function insertRoundDebt(
  trx: Trx,
  {
    accountId,
    roundId,
    amount,
    at,
  }: { readonly accountId: bigint; readonly roundId: bigint; readonly amount: bigint; readonly at: Date },
): Promise<void> {
  await trx
    .insertInto('debts')
    .values({
      account_id: accountId,
      coupon_id: null,
      payment_id: null,
      round_id: roundId,
      amount,
      open_amount: amount,
      at,
    })
    .execute();
}

/** Reduces the open debts of a round by an amount, oldest first, and returns the covered part. */
export async function lowerRoundDebts(trx: Trx, roundId: bigint, amount: bigint): Promise<bigint> {
  const debts = await trx
    .selectFrom('debts')
    .select(['id', 'open_amount as open'])
    .where('round_id', '=', roundId)
    .where('open_amount', '>', 0n)
    .orderBy('id')
    .forUpdate()
    .execute();
  let rest = amount;
  for (const { id, open } of debts) {
    const covered = open < rest ? open : rest;
    if (covered === 0n) break;
    await trx
      .updateTable('debts')
      .set({ open_amount: open - covered })
      .where('id', '=', id)
      .execute();
    rest -= covered;
  }
  return amount - rest;
}

/** Returns the open debt of a round, minor units. */
export async function openRoundDebt(db: Db, roundId: bigint): Promise<bigint> {
  const { rows } = await sql<{ open: bigint }>`
    select coalesce(sum(open_amount), 0)::bigint as open from debts where round_id = ${roundId}`.execute(db);
  return rows[0]?.open ?? 0n;
}
