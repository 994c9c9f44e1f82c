import type { OfferTerms } from '@touchline/bonuses';
import type { OfferTexts } from '@touchline/contract/operators';
import { sql, type Selectable } from 'kysely';
import type { Db, Trx } from '../../kernel/index.ts';
import type { BonusOffersTable, OfferState } from './bonuses.tables.ts';

/** An offer with the terms and texts of its current version. */
export type OfferRow = Selectable<BonusOffersTable> & {
  readonly terms: OfferTerms;
  readonly texts: OfferTexts;
  readonly changed_at: Date;
  readonly changed_by: string;
};

function offers(db: Db | Trx) {
  return db
    .selectFrom('bonus_offers as o')
    .innerJoin('bonus_offer_versions as v', (join) =>
      join.onRef('v.offer_id', '=', 'o.id').onRef('v.version', '=', 'o.version'),
    )
    .selectAll('o')
    .select(['v.terms', 'v.texts', 'v.at as changed_at', 'v.by as changed_by']);
}

export function offerById(db: Db | Trx, id: bigint): Promise<OfferRow | undefined> {
  return offers(db).where('o.id', '=', id).executeTakeFirst();
}

/** Locks an offer until the transaction ends, so that its version and its number of grants stay. */
export function lockOffer(trx: Trx, id: bigint): Promise<OfferRow | undefined> {
  return offers(trx).where('o.id', '=', id).forUpdate('o').executeTakeFirst();
}

/** Returns the offers of a site, newest first, without the conditions of free rounds, which nobody takes. */
export function offersOf(db: Db | Trx, siteId: string, state?: OfferState): Promise<OfferRow[]> {
  let query = offers(db)
    .where('o.site_id', '=', siteId)
    .where(sql`v.terms ->> 'kind'`, '<>', 'freeRounds');
  if (state !== undefined) query = query.where('o.state', '=', state);
  return query.orderBy('o.id', 'desc').limit(500).execute();
}

export interface NewVersion {
  readonly terms: OfferTerms;
  readonly texts: OfferTexts;
  readonly at: Date;
  /** Name of the operator. */
  readonly by: string;
}

/** Stores a new offer as a draft and returns its id. */
export async function insertOffer(trx: Trx, siteId: string, version: NewVersion): Promise<bigint> {
  const { id } = await trx
    .insertInto('bonus_offers')
    .values({ site_id: siteId, created_at: version.at })
    .returning('id')
    .executeTakeFirstOrThrow();
  await insertVersion(trx, id, 1, version);
  return id;
}

/** Stores a version of an offer and makes it the current one. */
export async function insertVersion(
  trx: Trx,
  id: bigint,
  number: number,
  { terms, texts, at, by }: NewVersion,
): Promise<void> {
  const row = { offer_id: id, version: number, terms: JSON.stringify(terms), texts: JSON.stringify(texts) };
  await trx
    .insertInto('bonus_offer_versions')
    .values({ ...row, at, by })
    .execute();
  await trx.updateTable('bonus_offers').set({ version: number }).where('id', '=', id).execute();
}

export async function setOfferState(trx: Trx, id: bigint, state: OfferState): Promise<void> {
  await trx.updateTable('bonus_offers').set({ state }).where('id', '=', id).execute();
}
