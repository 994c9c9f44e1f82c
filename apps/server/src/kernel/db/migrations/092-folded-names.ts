import { fold, foldForms } from '@touchline/text';
import { sql, type Kysely } from 'kysely';

/** Rows that are written by one statement. */
const ROUND = 2000;

/**
 * Writes names as they are searched again: by one folding for all searches, which also joins ä and ae, apostrophes and
 * none, & and “and”, and spellings of Arabic.
 */
export async function up(db: Kysely<never>): Promise<void> {
  await foldResults(db);
  await foldGames(db);
  const providers = await sql<{ id: string; name: string }>`
    select id::text as id, name from game_providers`.execute(db);
  for (const { id, name } of providers.rows)
    await sql`update game_providers set folded_name = ${fold(name)} where id = ${id}::bigint`.execute(db);
}

async function foldResults(db: Kysely<never>): Promise<void> {
  let after = '-1';
  for (;;) {
    const { rows } = await sql<{ id: string; names: string[] }>`
      select match_id::text as id, array[home, away, competition] as names from match_results
      where match_id > ${after}::bigint order by match_id limit ${ROUND}`.execute(db);
    const last = rows.at(-1);
    if (!last) return;
    const ids = rows.map(({ id }) => id);
    const folded = rows.map(({ names }) => names.flatMap(foldForms).join('\n'));
    await sql`
      update match_results r set folded = f.folded
      from unnest(${ids}::bigint[], ${folded}::text[]) f (id, folded) where r.match_id = f.id`.execute(db);
    after = last.id;
  }
}

/** Returns the folds of a game's names, each in a line of its own between line breaks. */
function foldedLines(names: readonly string[]): string {
  const lines = new Set(names.flatMap(foldForms).filter((name) => name !== ''));
  return `\n${[...lines].join('\n')}\n`;
}

async function foldGames(db: Kysely<never>): Promise<void> {
  let after = '-1';
  for (;;) {
    const { rows } = await sql<{ id: string; names: string[]; provider: string }>`
      select g.id::text as id, array_remove(array[g.own_name, g.fed_name] || g.aliases, null) as names,
        p.name as provider
      from games g join game_providers p on p.id = g.provider_id
      where g.id > ${after}::bigint order by g.id limit ${ROUND}`.execute(db);
    const last = rows.at(-1);
    if (!last) break;
    const ids = rows.map(({ id }) => id);
    const names = rows.map((row) => foldedLines(row.names));
    const providers = rows.map(({ provider }) => fold(provider));
    await sql`
      update games g set folded_names = f.names, folded_provider = f.provider
      from unnest(${ids}::bigint[], ${names}::text[], ${providers}::text[]) f (id, names, provider)
      where g.id = f.id`.execute(db);
    after = last.id;
  }
  await sql`delete from game_words`.execute(db);
  await sql`
    insert into game_words (word, games)
    select u.word, count(distinct g.id) from games g,
      unnest(string_to_array(translate(g.folded_names, E'\\n', ' ') || ' ' || g.folded_provider, ' ')) u (word)
    where u.word <> '' and g.fed_state <> 'retired' group by u.word`.execute(db);
}
