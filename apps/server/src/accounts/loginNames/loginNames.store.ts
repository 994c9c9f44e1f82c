import type { SignInChange } from '../signInChange.ts';
import type { Trx } from '../../kernel/index.ts';

export interface ChosenLogin {
  readonly siteId: string;
  readonly playerId: bigint;
  readonly name: string;
  readonly at: Date;
}

/** Claims a login for a player; false if it belongs to another one. Waits for others who claim it. */
export async function claimLogin(trx: Trx, { siteId, playerId, name, at }: ChosenLogin): Promise<boolean> {
  await trx
    .insertInto('login_names')
    .values({ site_id: siteId, name, player_id: playerId, first_chosen_at: at })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const owner = await trx
    .selectFrom('login_names')
    .select('player_id')
    .where('site_id', '=', siteId)
    .where('name', '=', name)
    .executeTakeFirstOrThrow();
  return owner.player_id === playerId;
}

/** Stores a player's login, and ends the player's pending grants. */
export async function setLogin(
  { trx, playerId, at, endPendingGrants }: SignInChange,
  name: string,
): Promise<void> {
  await trx
    .updateTable('players')
    .set({ login_name: name, login_name_at: at })
    .where('id', '=', playerId)
    .execute();
  await endPendingGrants(trx, playerId, at);
}
