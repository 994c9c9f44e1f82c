import type { Trx } from '../../kernel/index.ts';
import type { NoticeKind } from './roundTypes.ts';

/** An event that an operator has to look at. */
export interface NewNotice {
  readonly kind: NoticeKind;
  readonly makerId: string;
  readonly gameId: bigint | null;
  readonly roundId: bigint | null;
  readonly sessionId: string | null;
  readonly playerId: bigint | null;
  /** Transaction that it is about; a notice of a kind is stored once for each. */
  readonly txId: string | null;
  readonly iso: string | null;
  /** Minor units. */
  readonly amount: bigint | null;
  /** A sentence for operators. */
  readonly detail: string;
  readonly at: Date;
}

/** Stores a notice to operators, once for its kind and transaction. */
export async function insertNotice(trx: Trx, notice: NewNotice): Promise<void> {
  await trx
    .insertInto('game_notices')
    .values({
      kind: notice.kind,
      maker_id: notice.makerId,
      game_id: notice.gameId,
      round_id: notice.roundId,
      session_id: notice.sessionId,
      player_id: notice.playerId,
      tx_id: notice.txId,
      iso: notice.iso,
      amount: notice.amount,
      detail: notice.detail,
      at: notice.at,
    })
    .onConflict((conflict) => conflict.columns(['kind', 'maker_id', 'tx_id']).doNothing())
    .execute();
}
