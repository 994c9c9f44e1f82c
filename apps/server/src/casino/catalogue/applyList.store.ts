import { sql } from 'kysely';
import type { Trx } from '../../kernel/index.ts';
import type { MakerGame } from '../makers/adapter.ts';
import { fold } from '@touchline/text';
import { freeSlug } from './slugs.ts';
import { subcategoryNames } from './subcategoryNames.ts';

/** Adds and renames the providers of a maker's list, and returns their ids by the maker's slugs. */
export async function applyProviders(
  trx: Trx,
  makerId: string,
  games: readonly MakerGame[],
): Promise<ReadonlyMap<string, bigint>> {
  const listed = new Map(games.map(({ provider }) => [provider.slug, provider.name]));
  const rows = await trx
    .selectFrom('game_providers')
    .select(['id', 'maker_id', 'maker_slug', 'slug', 'name'])
    .execute();
  const taken = new Set(rows.map(({ slug }) => slug));
  const own = new Map(rows.filter((row) => row.maker_id === makerId).map((row) => [row.maker_slug, row]));
  const ids = new Map([...own].map(([slug, { id }]) => [slug, id]));
  for (const [makerSlug, name] of listed) {
    const known = own.get(makerSlug);
    if (known?.name === name) continue;
    if (known) {
      const renamed = { name, folded_name: fold(name) };
      await trx.updateTable('game_providers').set(renamed).where('id', '=', known.id).execute();
      continue;
    }
    const slug = freeSlug(makerSlug, (variant) => taken.has(variant));
    taken.add(slug);
    const { id } = await trx
      .insertInto('game_providers')
      .values({ maker_id: makerId, maker_slug: makerSlug, slug, name, folded_name: fold(name) })
      .returning('id')
      .executeTakeFirstOrThrow();
    ids.set(makerSlug, id);
  }
  return ids;
}

/** Adds the sub-categories that a list names first. */
export async function applySubcategories(
  trx: Trx,
  pairs: readonly (readonly [category: string, subcategory: string])[],
): Promise<void> {
  const rows = await trx.selectFrom('game_categories').select(['id', 'slug', 'path']).execute();
  const bySlug = new Map(rows.map((row) => [row.slug, row]));
  const missing = new Map(pairs.map(([category, sub]) => [`${category}-${sub}`, { category, sub }]));
  for (const [slug, { category, sub }] of missing) {
    const parent = bySlug.get(category);
    if (!parent || bySlug.has(slug)) continue;
    await trx
      .insertInto('game_categories')
      .values({
        kind: 'category',
        slug,
        parent_id: parent.id,
        path: `${parent.path}/${sub}`,
        names: JSON.stringify(subcategoryNames(sub)),
        rule: null,
      })
      .execute();
  }
}

/** Makes the categories of games those of their makers, with the operators' changes; positions stay. */
export async function syncMemberships(trx: Trx, gameIds: readonly bigint[]): Promise<void> {
  const wanted = sql`
    select g.id as game_id, c.id as category_id from games g, unnest(g.fed_categories) u (slug)
      join game_categories c on c.slug = u.slug
      where g.id = any(${[...gameIds]}::bigint[])
    union
    select game_id, category_id from game_category_choices where is_in and game_id = any(${[...gameIds]}::bigint[])
    except
    select game_id, category_id from game_category_choices where not is_in`;
  await sql`
    delete from game_category_games m where m.game_id = any(${[...gameIds]}::bigint[])
      and (m.game_id, m.category_id) not in (select game_id, category_id from (${wanted}) w)`.execute(trx);
  await sql`
    insert into game_category_games (game_id, category_id) select game_id, category_id from (${wanted}) w
    on conflict do nothing`.execute(trx);
}

/** Collects the words of all names again. */
export async function collectWords(trx: Trx): Promise<void> {
  await sql`delete from game_words`.execute(trx);
  await sql`
    insert into game_words (word, games)
    select u.word, count(distinct g.id) from games g,
      unnest(string_to_array(translate(g.folded_names, E'\n', ' ') || ' ' || g.folded_provider, ' ')) u (word)
    where u.word <> '' and g.fed_state <> 'retired' group by u.word`.execute(trx);
}
