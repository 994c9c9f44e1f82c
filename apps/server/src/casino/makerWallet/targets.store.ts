import { sql } from 'kysely';
import type { Trx } from '../../kernel/index.ts';
import type { OperationKind, WalletStatus } from '../rounds/roundTypes.ts';

/** An operation that another one names. */
export interface TargetOperation {
  readonly kind: OperationKind;
  readonly status: WalletStatus;
  readonly roundId: bigint | null;
  readonly amount: bigint;
  readonly freeRoundsId: string | null;
  readonly isApplied: boolean;
  readonly isUndone: boolean;
}

/** Returns an operation of a maker; undefined if there is none. */
export async function targetOf(
  trx: Trx,
  makerId: string,
  txId: string,
): Promise<TargetOperation | undefined> {
  const { rows } = await sql<TargetOperation>`
    select kind, status, round_id as "roundId", amount, free_rounds_id as "freeRoundsId",
      is_applied as "isApplied", undone_at is not null as "isUndone"
    from game_operations where maker_id = ${makerId} and tx_id = ${txId}`.execute(trx);
  return rows[0];
}

/** Marks a bet as returned, and returns how many bets of its round aren't. */
export async function undoBet(
  trx: Trx,
  {
    makerId,
    txId,
    roundId,
    at,
  }: { readonly makerId: string; readonly txId: string; readonly roundId: bigint; readonly at: Date },
): Promise<number> {
  await sql`
    update game_operations set undone_at = ${at} where maker_id = ${makerId} and tx_id = ${txId}`.execute(
    trx,
  );
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from game_operations
    where round_id = ${roundId} and kind in ('bet', 'freeBet', 'betWin') and is_applied and undone_at is null`.execute(
    trx,
  );
  return rows[0]?.count ?? 0;
}
