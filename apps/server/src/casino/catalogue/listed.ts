import { sql, type RawBuilder } from 'kysely';
import type { Reader } from './reader.ts';
import type { Reference } from './reference.store.ts';

/**
 * Returns the condition under which a row `g` of `games` is listed for a reader: offered by the site, allowed where the
 * reader is, playable on the device, and neither hidden nor retired.
 */
export function isListed(reader: Reader, { providers, categories }: Reference): RawBuilder<boolean> {
  const offered = (slug: string) => reader.providers === undefined || reader.providers.includes(slug);
  const closedProviders = providers.filter(({ slug, state }) => state === 'hidden' || !offered(slug));
  const top = categories.filter(({ kind, parentId }) => kind === 'category' && parentId === null);
  const shown = top.filter(({ slug, state }) => state === 'active' && reader.sections.has(slug));
  const conditions = [sql`g.state in ('active', 'maintenance')`];
  if (reader.makers !== undefined) conditions.push(sql`g.maker_id = any(${[...reader.makers]}::text[])`);
  if (closedProviders.length > 0)
    conditions.push(sql`g.provider_id <> all(${closedProviders.map(({ id }) => id)}::bigint[])`);
  if (shown.length < top.length)
    conditions.push(sql`exists (select from game_category_games m
      where m.game_id = g.id and m.category_id = any(${shown.map(({ id }) => id)}::bigint[]))`);
  if (reader.country !== undefined) conditions.push(sql`${reader.country} <> all(g.blocked_countries)`);
  if (reader.device !== undefined)
    conditions.push(sql`(g.devices = '{}' or ${reader.device} = any(g.devices))`);
  if (!reader.rules.hasBonusBuy) conditions.push(sql`'bonusBuy' <> all(g.features)`);
  if (!reader.rules.hasJackpots) conditions.push(sql`'jackpot' <> all(g.features)`);
  if (reader.certifiedFor !== undefined)
    conditions.push(sql`coalesce(g.certificates ->> ${reader.certifiedFor}, '') <> ''`);
  return sql<boolean>`${sql.join(conditions, sql` and `)}`;
}
