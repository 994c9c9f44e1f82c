import { activeGrantOn, type StakedGrant, contributionOf } from '../../../rewards/index.ts';
import { gameCategories } from '../../catalogue/gameCategories.ts';
import { type Db, type Trx, ProblemError } from '../../../kernel/index.ts';

/** Why a game can't be played from a bonus account. */
export interface BonusGameRefusal {
  readonly code: 'BONUS_NOT_FOR_GAMES' | 'BONUS_GAME_EXCLUDED';
  readonly message: string;
}

/**
 * Returns why a game can't be played from a bonus account; undefined if it can. Games that don't count for the wagering
 * are excluded: they are refused before anything is staked, so that no winnings are in doubt afterwards.
 * @param grant active grant of the account
 * @param gameId null for a round that has begun, which goes on in its game
 */
export async function bonusGameRefusal(
  db: Db | Trx,
  grant: StakedGrant | undefined,
  gameId: bigint | null,
): Promise<BonusGameRefusal | undefined> {
  if (!grant || grant.closes_at !== null || grant.product === 'betting')
    return { code: 'BONUS_NOT_FOR_GAMES', message: 'No bonus for games is active on this account.' };
  const { wagering } = grant;
  if (!wagering || gameId === null) return undefined;
  if (contributionOf(wagering, await gameCategories(db, gameId)) > 0) return undefined;
  return {
    code: 'BONUS_GAME_EXCLUDED',
    message:
      'This game doesn’t count for your bonus, so it can’t be played with it: choose another game, or your own money.',
  };
}

/** Throws a ProblemError 409 if a game can't be played from a player's bonus account. */
export async function requireBonusGame(trx: Trx, accountId: bigint, gameId: bigint): Promise<void> {
  const refusal = await bonusGameRefusal(trx, await activeGrantOn(trx, accountId), gameId);
  if (refusal) throw new ProblemError(409, refusal.code, refusal.message);
}
