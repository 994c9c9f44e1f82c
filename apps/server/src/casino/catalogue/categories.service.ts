import type { CasinoCategory, GameProvider } from '@touchline/contract';
import { sql } from 'kysely';
import type { Db } from '../../kernel/index.ts';
import { isListed } from './listed.ts';
import { nameIn, type Reader } from './reader.ts';
import type { Reference, ReferenceCategory } from './reference.store.ts';

/** Returns the number of listed games of each category, by its id as text. */
async function gamesOfCategories(
  db: Db,
  reader: Reader,
  reference: Reference,
): Promise<{ readonly total: number; readonly of: ReadonlyMap<string, number> }> {
  const { rows } = await sql<{ readonly id: bigint | null; readonly games: number }>`
    with listed as materialized (select g.id from games g where ${isListed(reader, reference)})
    select null::bigint as id, count(*)::int as games from listed
    union all
    select m.category_id, count(*)::int from game_category_games m join listed l on l.id = m.game_id
    group by m.category_id`.execute(db);
  return {
    total: rows.find(({ id }) => id === null)?.games ?? 0,
    of: new Map(rows.map(({ id, games }) => [String(id), games])),
  };
}

/** Returns the categories that have listed games, in the operators' order, with the number of all games. */
export async function listCategories(
  db: Db,
  reader: Reader,
  reference: Reference,
): Promise<{ total: number; categories: CasinoCategory[] }> {
  const { total, of } = await gamesOfCategories(db, reader, reference);
  const shown = (category: ReferenceCategory) =>
    category.kind === 'category' && category.state === 'active' && (of.get(String(category.id)) ?? 0) > 0;
  const summary = ({ id, slug, names, path }: ReferenceCategory) => ({
    id: Number(id),
    slug,
    name: nameIn(names, reader.lang),
    path: path ?? '',
    games: of.get(String(id)) ?? 0,
  });
  const top = reference.categories.filter(
    ({ parentId, slug }) => parentId === null && reader.sections.has(slug),
  );
  return {
    total,
    categories: top.filter(shown).map((category) => ({
      ...summary(category),
      icon: category.icon,
      subcategories: reference.categories
        .filter(({ parentId }) => parentId === category.id)
        .filter(shown)
        .map((sub) => ({ ...summary(sub), slug: sub.slug.slice(category.slug.length + 1) })),
    })),
  };
}

/** Returns the providers that have listed games, in the operators' order. */
export async function listProviders(
  db: Db,
  reader: Reader,
  reference: Reference,
): Promise<{ providers: GameProvider[] }> {
  const { rows } = await sql<{ readonly id: bigint; readonly games: number }>`
    select g.provider_id as id, count(*)::int as games from games g where ${isListed(reader, reference)}
    group by g.provider_id`.execute(db);
  const games = new Map(rows.map((row) => [row.id, row.games]));
  return {
    providers: reference.providers.flatMap(({ id, slug, name, logo }) => {
      const count = games.get(id);
      return count === undefined ? [] : [{ slug, name, logo, games: count }];
    }),
  };
}
