import { toWire } from '@touchline/betting';
import { sql } from 'kysely';
import type { Db, Trx } from '../../kernel/index.ts';
import { noteBonusRound } from '../../rewards/index.ts';
import { returnStake } from '../makerWallet/bookings.ts';
import { returnFreeRound, storeOnRound } from '../makerWallet/operationAccess.ts';
import { lockAccount } from '../../ledger/index.ts';
import { insertNotice } from './notices.store.ts';

/** Reason for which the platform ends a round without its maker. */
export type VoidReason = 'unknownToMaker' | 'tooOld';

const SENTENCES: Readonly<Record<VoidReason, string>> = {
  unknownToMaker: 'its maker didn’t know it twice, a day apart',
  tooOld: 'it was open for 14 days',
};

interface OpenBet {
  readonly txId: string;
  readonly amount: bigint;
  readonly freeRoundsId: string | null;
}

/**
 * Ends a round that its maker has forgotten: returns its stakes, or closes it if a win was paid, and tells operators.
 * Returns the player whose balance changed; undefined if the round has ended meanwhile.
 */
export function voidRound(
  db: Db,
  { id, accountId }: { readonly id: bigint; readonly accountId: bigint },
  reason: VoidReason,
  at: Date,
): Promise<bigint | undefined> {
  return db.transaction().execute(async (trx) => {
    const account = await lockAccount(trx, accountId);
    const round = await trx
      .selectFrom('game_rounds')
      .selectAll()
      .where('id', '=', id)
      .where('state', '=', 'open')
      .executeTakeFirst();
    if (!account || !round) return undefined;
    const { maker_id: makerId, iso, has_win: hasWin, staked } = round;
    const bets = hasWin ? [] : await openBetsOf(trx, id);
    for (const bet of bets) {
      await returnStake(trx, { makerId, txId: bet.txId, accountId, iso, amount: bet.amount, at });
      if (bet.freeRoundsId !== null) await returnFreeRound(trx, bet.freeRoundsId);
    }
    const returned = bets.reduce((sum, { amount }) => sum + amount, 0n);
    await sql`
      update game_operations set undone_at = ${at}
      where round_id = ${id} and tx_id = any(${bets.map(({ txId }) => txId)}) and maker_id = ${makerId}`.execute(
      trx,
    );
    const state = hasWin ? 'closed' : 'rolledBack';
    await storeOnRound(trx, voidOperation(round, returned, at), {
      roundId: id,
      state,
      staked: -returned,
      won: 0n,
      hasWin: false,
      rounds: hasWin ? 0 : -1,
    });
    await trx.updateTable('game_rounds').set({ void_reason: reason }).where('id', '=', id).execute();
    await noteBonusRound(trx, id);
    await insertNotice(trx, {
      kind: 'roundVoided',
      makerId,
      gameId: round.game_id,
      roundId: id,
      sessionId: round.session_id,
      playerId: round.player_id,
      txId: `void:${id}`,
      iso,
      amount: returned,
      detail: `The round ${round.maker_round_id} with stakes of ${toWire(staked, iso)} ${iso} was ended because ${SENTENCES[reason]}.`,
      at,
    });
    return returned > 0n ? round.player_id : undefined;
  });
}

async function openBetsOf(trx: Trx, roundId: bigint): Promise<readonly OpenBet[]> {
  const { rows } = await sql<OpenBet>`
    select tx_id as "txId", amount, free_rounds_id as "freeRoundsId" from game_operations
    where round_id = ${roundId} and kind in ('bet', 'freeBet') and is_applied and undone_at is null order by id`.execute(
    trx,
  );
  return rows;
}

function voidOperation(
  round: {
    readonly id: bigint;
    readonly maker_id: string;
    readonly session_id: string;
    readonly iso: string;
  },
  amount: bigint,
  at: Date,
) {
  const txId = `void:${round.id}`;
  return {
    makerId: round.maker_id,
    txId,
    call: 'void',
    kind: 'void',
    requestHash: null,
    sessionId: round.session_id,
    iso: round.iso,
    amount,
    won: 0n,
    targetTxId: null,
    freeRoundsId: null,
    isApplied: true,
    answer: { status: 'OK', txId, balance: null, roundState: 'rolledBack', applied: true },
    at,
  } as const;
}
