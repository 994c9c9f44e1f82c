import { sql, type RawBuilder, type SqlBool } from 'kysely';

/** Sites that something may be about: a list of their ids, or all of the platform. */
export type SiteChoice = 'all' | readonly string[];

/**
 * Returns the condition that a row belongs to one of some sites.
 * @param column of the site's id, such as `p.site_id`. A row without a site belongs to the platform: only a choice of
 *   all sites has it
 */
export function inSites(column: string, sites: SiteChoice): RawBuilder<SqlBool> {
  return sites === 'all' ? sql<SqlBool>`true` : sql<SqlBool>`${sql.ref(column)} = any(${sites}::text[])`;
}
