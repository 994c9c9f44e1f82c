import { hashOf } from '../../../accounts/index.ts';
import type { Trx } from '../../../kernel/index.ts';
import type { WireLimit } from '../rules/limitValues.ts';

export interface NewTest {
  readonly playerId: bigint;
  readonly token: string;
  readonly request: readonly WireLimit[];
  readonly questionIds: readonly string[];
  readonly expiresAt: Date;
}

/** Stores a change that waits for answers, and deletes an earlier one that the player abandoned. */
export async function insertTest(
  trx: Trx,
  { playerId, token, request, questionIds, expiresAt }: NewTest,
): Promise<void> {
  await trx.deleteFrom('limit_tests').where('player_id', '=', playerId).execute();
  await trx
    .insertInto('limit_tests')
    .values({
      token_hash: hashOf(token),
      player_id: playerId,
      request: JSON.stringify(request),
      question_ids: [...questionIds],
      expires_at: expiresAt,
      used_at: null,
    })
    .execute();
}

/** Uses up a token; undefined if it is another player's, used, expired or unknown. */
export async function useTest(trx: Trx, playerId: bigint, token: string, now: Date) {
  return trx
    .updateTable('limit_tests')
    .set({ used_at: now })
    .where('token_hash', '=', hashOf(token))
    .where('player_id', '=', playerId)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .returning(['request', 'question_ids as questionIds'])
    .executeTakeFirst();
}

/** Ends a player's changes that wait for answers. */
export async function endTests(trx: Trx, playerId: bigint, now: Date): Promise<void> {
  await trx
    .updateTable('limit_tests')
    .set({ used_at: now })
    .where('player_id', '=', playerId)
    .where('used_at', 'is', null)
    .execute();
}
