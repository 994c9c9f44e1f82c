import { noSuchPlayer } from '../../../accounts/index.ts';
import { type Db, parseId } from '../../../kernel/index.ts';
import { playerById } from './players.store.ts';

/** Returns the player of an operator's call. Throws a ProblemError 404 if there is none. */
export async function playerIn(db: Db, playerId: string) {
  const id = parseId(playerId);
  const player = id === undefined ? undefined : await playerById(db, id);
  if (!player) throw noSuchPlayer();
  return player;
}
