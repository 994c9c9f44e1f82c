import type { Db } from '../../../kernel/index.ts';
import type { SecretBox } from '../../../delivery/index.ts';
import { contextOf } from './twoStep.store.ts';

/** Encrypts again with the current key what an earlier one has encrypted. */
export async function renewTwoSteps(db: Db, secretBox: SecretBox): Promise<void> {
  const rows = await db
    .selectFrom('two_steps')
    .select(['player_id', 'secret'])
    .where('secret', 'like', 'v1.%')
    .execute();
  for (const { player_id: playerId, secret } of rows) {
    const renewed = secret === null ? undefined : secretBox.renew(secret, contextOf(playerId));
    if (secret === null || renewed === undefined) continue;
    await db
      .updateTable('two_steps')
      .set({ secret: renewed })
      .where('player_id', '=', playerId)
      .where('secret', '=', secret)
      .execute();
  }
}
