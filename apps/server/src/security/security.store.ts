import type { Trx } from '../db/database.ts';
import { ProblemError } from '../http/problem.ts';

/** Stores a player's address. Throws a ProblemError 409 if another account of the site has it. */
export async function setEmail(trx: Trx, playerId: bigint, email: string): Promise<void> {
  try {
    await trx.updateTable('players').set({ email }).where('id', '=', playerId).execute();
  } catch (error) {
    const isTaken =
      error instanceof Error && 'constraint' in error && error.constraint === 'players_site_id_email_key';
    if (!isTaken) throw error;
    throw new ProblemError(
      409,
      'EMAIL_TAKEN',
      'This e-mail belongs to another account: use a different one.',
    );
  }
}
