import type { AnswerOf, Calls, ListedGame, QueryOf } from '@touchline/contract';
import { gameTags, MOST_GAMES } from '@touchline/contract/casino';
import { sql } from 'kysely';
import { type Db, ProblemError } from '../../kernel/index.ts';
import { cursorText, readCursor, type Cursor } from './cursor.ts';
import { typedText, type GamesWanted, type ListDeps } from './gameList.ts';
import { gameRows, optionCounts, type OptionCount } from './gameList.store.ts';
import { isListed } from './listed.ts';
import { gameColumns, listedGame, type GameRow } from './listedGames.ts';
import type { Reference, ReferenceCategory } from './reference.store.ts';
import { correctedText, similarWords } from './typos.ts';

type Answer = AnswerOf<Calls['casinoGames']>;
export type GamesQuery = QueryOf<Calls['casinoGames']>;

/** Number of near games that are offered if nothing matches. */
const SUGGESTED = 3;

/**
 * Returns a page of a list of games, with the options of its filters on the first page. A text that matches nothing is
 * corrected; if that helps nothing either, near games are suggested.
 */
export async function findGames(db: Db, query: GamesQuery, deps: ListDeps): Promise<Answer> {
  const after = readCursor(query.next);
  const wanted = wantedGames(query, deps);
  if (after) return nextPage(db, { ...wanted, text: after.text ?? wanted.text }, { query, deps, after });
  const first = await firstPage(db, wanted, query, deps);
  if (first.total > 0 || wanted.text === '') return first;
  const text = await correctedText(db, query.text ?? '');
  if (text !== undefined) {
    const corrected = await firstPage(db, { ...wanted, text }, query, deps);
    if (corrected.total > 0) return corrected;
  }
  return { ...first, suggestions: await suggestions(db, wanted.text, deps) };
}

/** A category without games. */
const NONE = 'none';
/** Collections with an address of their own, which may not be filled. */
const COLLECTIONS: ReadonlySet<string> = new Set(['vulkan', 'fast-bet']);

/**
 * Throws a ProblemError 404 for an unknown category; an unknown sub-category, collection, provider or feature has no
 * games.
 */
function wantedGames(query: GamesQuery, deps: ListDeps): GamesWanted {
  const category = wantedCategory(query, deps);
  return {
    ...(category === NONE ? { where: sql`false` } : { category }),
    providers: query.provider?.split(','),
    features: query.feature?.split(','),
    volatility: query.volatility?.split(',').map(Number).filter(Number.isInteger),
    filter: query.filter,
    tag: query.tag,
    maxLeastStake: query.maxLeastStake,
    text: typedText(query.text),
    order: query.order ?? 'operator',
  };
}

function wantedCategory(
  { category: slug, subcategory }: GamesQuery,
  { reader, reference: { categories } }: ListDeps,
): ReferenceCategory | typeof NONE | undefined {
  if (slug === undefined && subcategory === undefined) return undefined;
  const parent = categories.find((one) => one.slug === slug && one.parentId === null);
  const isShown =
    parent?.state === 'active' && (parent.kind === 'collection' || reader.sections.has(parent.slug));
  const category =
    subcategory === undefined
      ? parent
      : categories.find(
          ({ parentId, slug: own }) => parentId === parent?.id && own === `${slug}-${subcategory}`,
        );
  if (isShown && category?.state === 'active') return category;
  if (isShown || (slug !== undefined && COLLECTIONS.has(slug))) return NONE;
  const named = [slug, subcategory].filter((part) => part !== undefined).join('/');
  throw new ProblemError(
    404,
    'NO_SUCH_CATEGORY',
    `This casino has no category "${named}": choose one from its list.`,
  );
}

async function firstPage(db: Db, wanted: GamesWanted, query: GamesQuery, deps: ListDeps): Promise<Answer> {
  const limit = query.limit ?? MOST_GAMES;
  const [rows, counts] = await Promise.all([
    gameRows(db, wanted, deps, { limit: limit + 1 }),
    optionCounts(db, wanted, deps),
  ]);
  const all = counts.find(({ group }) => group === 'total')?.games ?? 0;
  const isShort = wanted.category?.rule === 'leastStake';
  const total = isShort ? Math.min(all, MOST_GAMES) : all;
  const page = rows.slice(0, limit);
  return {
    total,
    games: page.map((row) => listedGame(row, deps)),
    next: isShort || rows.length <= limit ? null : nextOf(page, total, query, wanted),
    options: optionsOf(counts, deps.reference),
    suggestions: [],
  };
}

interface Next {
  readonly query: GamesQuery;
  readonly deps: ListDeps;
  readonly after: Cursor;
}

async function nextPage(db: Db, wanted: GamesWanted, { query, deps, after }: Next): Promise<Answer> {
  const limit = query.limit ?? MOST_GAMES;
  const rows = await gameRows(db, wanted, deps, { after, limit: limit + 1 });
  const page = rows.slice(0, limit);
  return {
    total: after.total,
    games: page.map((row) => listedGame(row, deps)),
    next: rows.length <= limit ? null : nextOf(page, after.total, query, wanted),
    options: { providers: [], features: [], volatility: [], tags: [] },
    suggestions: [],
  };
}

function nextOf(
  page: readonly (GameRow & Pick<Cursor, 'first' | 'second'>)[],
  total: number,
  query: GamesQuery,
  { text }: GamesWanted,
): string | null {
  const last = page.at(-1);
  if (!last) return null;
  const { first, second, name, id } = last;
  const corrected = text === typedText(query.text) ? undefined : text;
  return cursorText({ first, second, name, id: String(id), total, text: corrected });
}

function optionsOf(counts: readonly OptionCount[], { providers }: Reference): Answer['options'] {
  const of = (wanted: OptionCount['group']) => counts.filter(({ group }) => group === wanted);
  const byCount = (a: { games: number; label: string }, b: { games: number; label: string }) =>
    b.games - a.games || (a.label < b.label ? -1 : 1);
  return {
    providers: of('providers')
      .flatMap(({ value, games }) => {
        const provider = providers.find(({ id }) => String(id) === value);
        return provider ? [{ value: provider.slug, label: provider.name, games }] : [];
      })
      .toSorted(byCount),
    features: of('features')
      .map(({ value, games }) => ({ value, label: value, games }))
      .toSorted(byCount),
    volatility: of('volatility')
      .map(({ value, games }) => ({ value, label: value, games }))
      .toSorted((a, b) => Number(a.value) - Number(b.value)),
    tags: of('tags')
      .flatMap(({ value, games }) => {
        const slug = gameTags.find(({ id }) => String(id) === value)?.slug;
        return slug === undefined ? [] : [{ value: slug, label: slug, games }];
      })
      .toSorted(byCount),
  };
}

/** Returns the most popular listed games with a word like those of the text, and any popular ones if they are few. */
async function suggestions(db: Db, text: string, deps: ListDeps): Promise<ListedGame[]> {
  const words = await similarWords(db, text, SUGGESTED);
  const listed = isListed(deps.reader, deps.reference);
  const tsquery = words.length === 0 ? 'none' : words.join(' | ');
  const near = await sql<GameRow>`
    select ${gameColumns} from games g where ${listed} and g.words @@ to_tsquery('simple', ${tsquery})
    order by g.popularity desc, g.id limit ${SUGGESTED}`.execute(db);
  const nearIds = near.rows.map(({ id }) => id);
  const popular = await sql<GameRow>`
    select ${gameColumns} from games g where ${listed} and g.id <> all(${nearIds}::bigint[])
    order by g.popularity desc, g.id limit ${SUGGESTED - nearIds.length}`.execute(db);
  return [...near.rows, ...popular.rows].map((row) => listedGame(row, deps));
}
