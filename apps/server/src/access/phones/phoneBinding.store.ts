import type { Trx } from '../../db/database.ts';
import { ProblemError } from '../../http/problem.ts';

/**
 * Sets a player's phone: digits with the country's code, without the plus. Throws a ProblemError 409 if another
 * account of the site has it.
 */
export async function setPhone(trx: Trx, playerId: bigint, phone: string): Promise<void> {
  try {
    await trx.updateTable('players').set({ phone }).where('id', '=', playerId).execute();
  } catch (error) {
    const isTaken =
      error instanceof Error && 'constraint' in error && error.constraint === 'players_site_id_phone_key';
    if (!isTaken) throw error;
    throw new ProblemError(409, 'PHONE_TAKEN', 'This phone belongs to another account: use a different one.');
  }
}
