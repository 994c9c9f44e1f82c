import { type Db, ProblemError } from '../kernel/index.ts';
import { findPlayer, type PlayerRow } from './accounts.store.ts';
import { isPassword } from './passwords.ts';

export const wrongPassword = () =>
  new ProblemError(403, 'WRONG_PASSWORD', 'Wrong current password: enter it again.');

/** Returns the player if the password is right. Throws a ProblemError 403 if it is wrong. */
export async function requirePassword(db: Db, playerId: bigint, password: string): Promise<PlayerRow> {
  const row = await findPlayer(db, playerId);
  if (await isPassword(row.password_hash, password)) return row;
  throw wrongPassword();
}
