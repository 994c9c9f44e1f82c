import type { Selectable } from 'kysely';
import type { Db, Trx } from '../../../kernel/index.ts';
import type { ExpressesOfDayTable } from '../couponSources.tables.ts';

export type ExpressRow = Selectable<ExpressesOfDayTable>;

/** Returns an express of any day; undefined for an unknown id. */
export async function expressById(db: Db | Trx, id: string): Promise<ExpressRow | undefined> {
  return db.selectFrom('expresses_of_day').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Returns all expresses that were made for a day. */
export async function expressesOn(db: Db, day: string): Promise<ExpressRow[]> {
  return db
    .selectFrom('expresses_of_day')
    .selectAll()
    .where('day', '=', day)
    .orderBy('is_live')
    .orderBy('slot')
    .orderBy('round')
    .execute();
}

/** Stores a new express unless another process has filled its slot. */
export async function insertExpress(db: Db, { legs, ...express }: ExpressRow): Promise<void> {
  await db
    .insertInto('expresses_of_day')
    .values({ ...express, legs: JSON.stringify(legs) })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
