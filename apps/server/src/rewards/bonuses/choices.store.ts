import type { Db, Trx } from '../../kernel/index.ts';

/** Bonuses that a player has chosen: 0 none, 1 sport, 2 casino. */
export interface BonusChoices {
  readonly firstDeposit: number;
  readonly bonusType: number;
}

/** Returns the player's choices: the last ones, else that of the registration. */
export async function choicesOf(db: Db | Trx, playerId: bigint): Promise<BonusChoices> {
  const last = await db
    .selectFrom('bonus_choices')
    .select(['first_deposit', 'bonus_type'])
    .where('player_id', '=', playerId)
    .executeTakeFirst();
  if (last) return { firstDeposit: last.first_deposit, bonusType: last.bonus_type };
  const first = await db
    .selectFrom('registration_choices')
    .select('bonus')
    .where('player_id', '=', playerId)
    .executeTakeFirst();
  return { firstDeposit: first?.bonus ?? 0, bonusType: first?.bonus ?? 0 };
}

/** Stores the choices that are given; the others stay. */
export async function storeChoices(
  trx: Trx,
  playerId: bigint,
  changes: Partial<BonusChoices>,
  at: Date,
): Promise<void> {
  const { firstDeposit, bonusType } = { ...(await choicesOf(trx, playerId)), ...changes };
  const row = { first_deposit: firstDeposit, bonus_type: bonusType, at };
  await trx
    .insertInto('bonus_choices')
    .values({ player_id: playerId, ...row })
    .onConflict((conflict) => conflict.column('player_id').doUpdateSet(row))
    .execute();
}
