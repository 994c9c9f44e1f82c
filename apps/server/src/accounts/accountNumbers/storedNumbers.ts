import type { Db } from '../../kernel/index.ts';
import type { SealedNumber } from './accountNumbers.ts';

/** Stores a number, unless it is stored. */
export async function keepNumber(db: Db, { digest, sealed }: SealedNumber): Promise<void> {
  await db
    .insertInto('account_numbers')
    .values({ digest, sealed })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export function numberOf(db: Db, digest: string): Promise<SealedNumber | undefined> {
  return db.selectFrom('account_numbers').selectAll().where('digest', '=', digest).executeTakeFirst();
}
