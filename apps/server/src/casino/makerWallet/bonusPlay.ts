import { activeGrantOn, noteBonusRound, recordBonusRound } from '../../rewards/index.ts';
import { gameCategories } from '../catalogue/gameCategories.ts';
import type { Trx } from '../../kernel/index.ts';
import { isBonusAccount } from '../../ledger/index.ts';
import type { AskedCall } from './context.ts';

/** Effect of an operation on a round that may be played from a bonus. */
export interface RoundEffect {
  readonly roundId: bigint | null;
  /** Set for a new round. */
  readonly gameId: bigint | null;
  readonly isNew: boolean;
  readonly hasEnded: boolean;
}

/** Connects a round on a bonus account with its grant; nothing on other accounts. */
export async function noteBonusPlay(
  trx: Trx,
  { account }: Pick<AskedCall, 'account'>,
  { roundId, gameId, isNew, hasEnded }: RoundEffect,
): Promise<void> {
  if (roundId === null || !isBonusAccount(account)) return;
  if (isNew && gameId !== null) {
    const grant = await activeGrantOn(trx, account.id);
    if (grant)
      await recordBonusRound(trx, roundId, {
        grantId: grant.id,
        categories: await gameCategories(trx, gameId),
      });
  }
  if (hasEnded) await noteBonusRound(trx, roundId);
}
