import type { Db, Trx } from '../../kernel/index.ts';
import type { WrittenFields } from './fields.ts';

/** Identifies a page of a site. */
export interface PageName {
  readonly siteId: string;
  /** A language's segment, or `*` for every language. */
  readonly language: string;
  /** Path after the language; empty for home. */
  readonly path: string;
}

export interface WrittenPage extends PageName {
  readonly fields: WrittenFields;
}

/** Returns the sites' texts of all pages. */
export async function writtenPages(db: Db): Promise<WrittenPage[]> {
  const rows = await db.selectFrom('seo_pages').select(['site_id', 'language', 'path', 'fields']).execute();
  return rows.map(({ site_id: siteId, language, path, fields }) => ({ siteId, language, path, fields }));
}

/** Returns a site's texts of a page and locks the row until the transaction ends; undefined if there are none. */
export async function writtenPage(trx: Trx, page: PageName): Promise<WrittenPage | undefined> {
  const { siteId, language, path } = page;
  const row = await trx
    .selectFrom('seo_pages')
    .select('fields')
    .where('site_id', '=', siteId)
    .where('language', '=', language)
    .where('path', '=', path)
    .forUpdate()
    .executeTakeFirst();
  return row && { siteId, language, path, fields: row.fields };
}

/** Stores or replaces a site's texts of a page. */
export async function writePage(
  trx: Trx,
  { siteId, language, path, fields }: WrittenPage,
  now: Date,
): Promise<void> {
  const row = { fields: JSON.stringify(fields), updated_at: now };
  await trx
    .insertInto('seo_pages')
    .values({ site_id: siteId, language, path, ...row })
    .onConflict((conflict) => conflict.columns(['site_id', 'language', 'path']).doUpdateSet(row))
    .execute();
}

/** Deletes a site's texts of a page. */
export async function deletePage(trx: Trx, { siteId, language, path }: PageName): Promise<void> {
  await trx
    .deleteFrom('seo_pages')
    .where('site_id', '=', siteId)
    .where('language', '=', language)
    .where('path', '=', path)
    .execute();
}
