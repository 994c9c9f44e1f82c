import type { PlayerBlocks } from '@touchline/contract/operators';
import type { Db, Trx } from '../../../kernel/index.ts';

const OPEN: PlayerBlocks = {
  banLevel: 0,
  banVersion: 0,
  blockReason: null,
  isSelfBlocked: false,
  isVerificationRequired: false,
  isFrozen: false,
  isMarked: false,
  disallowedLineSports: [],
  disallowedLiveSports: [],
  hiddenLineSports: [],
  hiddenLiveSports: [],
};

export async function playerBlocks(db: Db | Trx, playerId: bigint): Promise<PlayerBlocks> {
  const row = await db
    .selectFrom('player_blocks')
    .selectAll()
    .where('player_id', '=', playerId)
    .executeTakeFirst();
  if (!row) return OPEN;
  return {
    banLevel: row.ban_level,
    banVersion: row.ban_version,
    blockReason: row.block_reason,
    isSelfBlocked: row.self_blocked_at !== null,
    isVerificationRequired: row.is_verification_required,
    isFrozen: row.is_frozen,
    isMarked: row.is_marked,
    disallowedLineSports: row.disallowed_line_sports,
    disallowedLiveSports: row.disallowed_live_sports,
    hiddenLineSports: row.hidden_line_sports,
    hiddenLiveSports: row.hidden_live_sports,
  };
}

/**
 * Returns the sports that a player neither sees nor bets on, whether closed by an operator or by the player; sorted
 * ids, each once.
 */
export function closedSports(blocks: PlayerBlocks): { readonly line: number[]; readonly live: number[] } {
  const inOrder = (...lists: readonly (readonly number[])[]) =>
    [...new Set(lists.flat())].toSorted((one, other) => one - other);
  return {
    line: inOrder(blocks.disallowedLineSports, blocks.hiddenLineSports),
    live: inOrder(blocks.disallowedLiveSports, blocks.hiddenLiveSports),
  };
}

/** Returns the reason why a player's pages are closed; undefined while they are open. */
export async function blockReasonOf(db: Db, playerId: bigint): Promise<number | undefined> {
  return (await playerBlocks(db, playerId)).blockReason ?? undefined;
}
