import { type Db, ProblemError } from '../../kernel/index.ts';
import type { AccountState } from './ledger.ts';

/**
 * Returns whether nothing can be deposited to an account any more, because the site gives up its currency and the time
 * for the player's choice is over.
 */
export async function isGivenUp(
  db: Db,
  { playerId, iso }: Pick<AccountState, 'playerId' | 'iso'>,
  now: Date,
): Promise<boolean> {
  const mark = await db
    .selectFrom('player_profiles')
    .select('transfer_until')
    .where('player_id', '=', playerId)
    .where('needs_transfer', '=', true)
    .where('transfer_iso', '=', iso)
    .executeTakeFirst();
  return mark?.transfer_until != null && mark.transfer_until <= now;
}

/** Creates the 403 of a deposit to such an account. */
export const currencyGivenUp = () =>
  new ProblemError(
    403,
    'CURRENCY_GIVEN_UP',
    'This currency is no longer offered here: transfer your account to another one first.',
  );
