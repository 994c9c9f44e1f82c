import { rational } from '@touchline/betting';
import { OPERATOR_SOURCE, type SourcedRate } from '@touchline/cashier';
import { sql } from 'kysely';
import type { Db, Trx } from '../../kernel/index.ts';
import type { GivenRate } from './rateProvider.ts';

/**
 * Returns the stored rates of all sources.
 * @param isos currencies; all if absent
 */
export async function storedRates(db: Db, isos?: readonly string[]): Promise<SourcedRate[]> {
  const all = db.selectFrom('currency_rates').selectAll();
  const rows = await (isos ? all.where('iso', 'in', [...isos]) : all).orderBy('iso').execute();
  return rows.map(({ iso, source, units, as_of }) => ({
    iso,
    source,
    units: rational.parse(units),
    asOf: as_of.getTime(),
  }));
}

/** Stores rates of a provider; an older one never replaces a newer one. */
export async function storeProvided(db: Db, source: string, rates: readonly GivenRate[]): Promise<void> {
  if (rates.length === 0) return;
  const rows = rates.map(
    ({ iso, units, asOf }) => sql`(${iso}, ${source}, ${rational.toText(units)}, ${asOf}::timestamptz)`,
  );
  await sql`
    insert into currency_rates (iso, source, units, as_of) values ${sql.join(rows)}
    on conflict (iso, source) do update set units = excluded.units, as_of = excluded.as_of
    where currency_rates.as_of < excluded.as_of`.execute(db);
}

/** Returns the rate that operators entered for a currency, locked; undefined without one. */
export async function operatorRate(trx: Trx, iso: string) {
  return trx
    .selectFrom('currency_rates')
    .select(['units', 'as_of'])
    .where('iso', '=', iso)
    .where('source', '=', OPERATOR_SOURCE)
    .forUpdate()
    .executeTakeFirst();
}

export async function setOperatorRate(trx: Trx, iso: string, units: string, at: Date): Promise<void> {
  const row = { iso, source: OPERATOR_SOURCE, units, as_of: at };
  await trx
    .insertInto('currency_rates')
    .values(row)
    .onConflict((conflict) => conflict.columns(['iso', 'source']).doUpdateSet({ units, as_of: at }))
    .execute();
}

export async function removeOperatorRate(trx: Trx, iso: string): Promise<void> {
  await trx
    .deleteFrom('currency_rates')
    .where('iso', '=', iso)
    .where('source', '=', OPERATOR_SOURCE)
    .execute();
}

/** Returns the spreads that operators set for a site. */
export function storedSpreads(db: Db, siteId: string) {
  return db
    .selectFrom('exchange_spreads')
    .select(['from_iso as from', 'to_iso as to', 'percent'])
    .where('site_id', '=', siteId)
    .orderBy('from_iso')
    .orderBy('to_iso')
    .execute();
}

/** Sets the spread of a pair on a site; null returns to that of the list of sites. */
export async function setSpread(
  trx: Trx,
  pair: { readonly siteId: string; readonly from: string; readonly to: string },
  percent: string | null,
): Promise<void> {
  await trx
    .deleteFrom('exchange_spreads')
    .where('site_id', '=', pair.siteId)
    .where('from_iso', '=', pair.from)
    .where('to_iso', '=', pair.to)
    .execute();
  if (percent === null) return;
  await trx
    .insertInto('exchange_spreads')
    .values({ site_id: pair.siteId, from_iso: pair.from, to_iso: pair.to, percent })
    .execute();
}
