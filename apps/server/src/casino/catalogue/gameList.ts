import { gameTags, type GameFilterWord, type GameOrder } from '@touchline/contract/casino';
import { sql, type RawBuilder } from 'kysely';
import { fold } from '@touchline/text';
import { isListed } from './listed.ts';
import type { Reader } from './reader.ts';
import type { Reference, ReferenceCategory } from './reference.store.ts';
import { idOf, type CurrentJackpot } from './jackpots.store.ts';

/** Wanted games of a list; ids of groups that exist. */
export interface GamesWanted {
  readonly category?: ReferenceCategory | undefined;
  readonly providers?: readonly string[] | undefined;
  readonly features?: readonly string[] | undefined;
  readonly volatility?: readonly number[] | undefined;
  readonly filter?: GameFilterWord | undefined;
  readonly tag?: string | undefined;
  /** Decimal, in the reader's currency. */
  readonly maxLeastStake?: string | undefined;
  /** Folded text; empty without one. */
  readonly text: string;
  readonly order: GameOrder;
  /** Collection whose games come before all others. */
  readonly pinned?: ReferenceCategory | undefined;
  /** Another condition on a row `g` of `games`. */
  readonly where?: RawBuilder<unknown> | undefined;
}

export interface ListDeps {
  readonly reader: Reader;
  readonly reference: Reference;
  readonly jackpots: readonly CurrentJackpot[];
  readonly now: Date;
}

/** Categories of each filter word. */
const FILTERS: Readonly<Record<GameFilterWord, readonly string[]>> = {
  lotteries: ['scratch', 'keno', 'bingo', 'tv'],
  slots: ['slots'],
  'climb-to-victory': ['crash'],
  dice: ['fast'],
  'card-games': ['live', 'cards', 'poker'],
  other: ['live', 'fast', 'virtual', 'skill', 'asian', 'fishing', 'other'],
};

/** Conditions of a list: those of every option, and one for each group of options. */
export interface ListConditions {
  readonly base: RawBuilder<boolean>;
  readonly groups: Readonly<Record<'providers' | 'features' | 'volatility' | 'tags', RawBuilder<boolean>>>;
}

const all = sql<boolean>`true`;

/** Returns the conditions of a list on a row `g` of `games`. */
export function conditionsOf(wanted: GamesWanted, deps: ListDeps): ListConditions {
  const { reader, reference } = deps;
  const { category, filter, maxLeastStake, text, providers, features, volatility, tag } = wanted;
  const base = [isListed(reader, reference)];
  if (category) base.push(inCategories([baseOf(category, reference)], deps.now));
  if (filter) base.push(inCategories(reference.categories.filter(ofFilter(filter)), deps.now));
  if (maxLeastStake !== undefined)
    base.push(sql`(g.min_stake ->> ${reader.iso})::numeric <= ${maxLeastStake}::numeric`);
  if (text !== '') base.push(matches(text, reference));
  if (wanted.where) base.push(sql`${wanted.where}`);
  const tagId = gameTags.find(({ slug }) => slug === tag)?.id ?? -1;
  return {
    base: sql<boolean>`${sql.join(base, sql` and `)}`,
    groups: {
      providers: providers ? sql`g.provider_id = any(${idsOf(providers, reference)}::bigint[])` : all,
      features: features ? sql`g.features && ${[...features]}::text[]` : all,
      volatility: volatility ? sql`g.volatility = any(${[...volatility]}::int[])` : all,
      tags: tag === undefined ? all : sql`g.tag_id = ${tagId}`,
    },
  };
}

const idsOf = (slugs: readonly string[], { providers }: Reference): bigint[] =>
  providers.filter(({ slug }) => slugs.includes(slug)).map(({ id }) => id);

const ofFilter = (filter: GameFilterWord) => (category: ReferenceCategory) =>
  category.parentId === null && FILTERS[filter].includes(category.slug);

/** Returns the category whose games a list has: the fast games for the list by least stake. */
function baseOf(category: ReferenceCategory, { categories }: Reference): ReferenceCategory {
  if (category.rule !== 'leastStake') return category;
  return categories.find(({ slug }) => slug === 'fast') ?? category;
}

function inCategories(categories: readonly ReferenceCategory[], now: Date): RawBuilder<boolean> {
  return sql`exists (select from game_category_games m where m.game_id = g.id
    and m.category_id = any(${categories.map(({ id }) => id)}::bigint[])
    and ${inPeriod(now)})`;
}

/** Returns the condition that a text matches: part of a name, beginnings of all its words, or part of a provider's. */
function matches(text: string, { providers }: Reference): RawBuilder<boolean> {
  const words = text.split(' ').map((word) => `${word}:*`);
  const named = providers.filter(({ foldedName }) => foldedName.includes(text)).map(({ id }) => id);
  return sql`(g.folded_names like ${`%${text}%`} or g.words @@ to_tsquery('simple', ${words.join(' & ')})
    or g.provider_id = any(${named}::bigint[]))`;
}

/** Keys of an order; higher ones come first. Equal ones are in the order of names, then ids. */
export interface OrderKeys {
  readonly first: RawBuilder<string>;
  readonly second: RawBuilder<string>;
}

const none = sql<string>`0::numeric`;
const popularity = sql<string>`g.popularity::numeric`;

/** Returns the keys of the wanted order. A text without another order is ordered by how well it matches. */
export function orderOf({ category, text, order, pinned }: GamesWanted, deps: ListDeps): OrderKeys {
  if (category?.rule === 'leastStake' && order === 'operator')
    return { first: leastStake(deps), second: none };
  if (text !== '' && order === 'operator') return { first: rankOf(text), second: popularity };
  if (order === 'popular')
    return { first: pinned ? pinnedFirst(pinned, deps.now) : popularity, second: none };
  if (order === 'new')
    return { first: sql`extract(epoch from g.added_at)::bigint::numeric`, second: popularity };
  if (order === 'name') return { first: none, second: none };
  if (order === 'jackpot') return { first: amountNow(deps.jackpots), second: popularity };
  return { first: positionIn(category), second: popularity };
}

/** Returns the popularity, above which the games of a collection come in its order, in their periods. */
function pinnedFirst(pinned: ReferenceCategory, now: Date): RawBuilder<string> {
  return sql`coalesce((select 1000000000000000 - coalesce(m.position, 1000000)::numeric from game_category_games m
    where m.game_id = g.id and m.category_id = ${pinned.id} and ${inPeriod(now)}), ${popularity})`;
}

const inPeriod = (now: Date) =>
  sql`(m.from_at is null or m.from_at <= ${now}) and (m.until_at is null or m.until_at > ${now})`;

/** Returns how well a text matches: 4 the whole name, 3 its beginning, 2 that of a word, 1 any part or the provider. */
function rankOf(text: string): RawBuilder<string> {
  return sql`(case when g.folded_names like ${`%\n${text}\n%`} then 4
    when g.folded_names like ${`%\n${text}%`} then 3
    when g.folded_names like ${`% ${text}%`} then 2 else 1 end)::numeric`;
}

const leastStake = ({ reader: { iso } }: ListDeps) =>
  sql<string>`coalesce(-(g.min_stake ->> ${iso})::numeric, -1000000000000)`;

function amountNow(jackpots: readonly CurrentJackpot[]): RawBuilder<string> {
  return sql`coalesce((select max(j.worth) from unnest(${jackpots.map(idOf)}::text[],
      ${jackpots.map(({ worth }) => String(worth))}::numeric[]) j (id, worth)
    where g.jackpot_ids <> '{}' and j.id in (select g.maker_id || '.' || u.id from unnest(g.jackpot_ids) u (id))), 0)`;
}

/** Returns the operator's order: within the category, then over all games; games without a position come last. */
function positionIn(category: ReferenceCategory | undefined): RawBuilder<string> {
  const last = sql`-1000000000`;
  if (!category) return sql`coalesce(-g.position, ${last})::numeric`;
  return sql`coalesce(-(select m.position from game_category_games m
    where m.game_id = g.id and m.category_id = ${category.id}), -g.position - 1000000, ${last})::numeric`;
}

/** Folds a typed text; a single letter is no text. */
export function typedText(text: string | undefined): string {
  const folded = fold(text ?? '');
  return folded.length < 2 ? '' : folded;
}
