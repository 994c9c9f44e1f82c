import type { Db } from '../db/database.ts';
import type { WrittenFields } from './fields.ts';

export interface WrittenPage {
  readonly siteId: string;
  /** A language's segment, or `*` for every language. */
  readonly language: string;
  /** Beneath the language; empty for home. */
  readonly path: string;
  readonly fields: WrittenFields;
}

/** Everything that sites wrote of their pages. */
export async function writtenPages(db: Db): Promise<WrittenPage[]> {
  const rows = await db.selectFrom('seo_pages').select(['site_id', 'language', 'path', 'fields']).execute();
  return rows.map(({ site_id: siteId, language, path, fields }) => ({ siteId, language, path, fields }));
}

/** Writes what a site says of a page, in place of what it said before. */
export async function writePage(
  db: Db,
  { siteId, language, path, fields }: WrittenPage,
  now: Date,
): Promise<void> {
  const row = { fields: JSON.stringify(fields), updated_at: now };
  await db
    .insertInto('seo_pages')
    .values({ site_id: siteId, language, path, ...row })
    .onConflict((conflict) => conflict.columns(['site_id', 'language', 'path']).doUpdateSet(row))
    .execute();
}

/** Forgets what a site says of a page. @returns whether there was something */
export async function deletePage(
  db: Db,
  { siteId, language, path }: Omit<WrittenPage, 'fields'>,
): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('seo_pages')
    .where('site_id', '=', siteId)
    .where('language', '=', language)
    .where('path', '=', path)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
