import { randomBytes, randomUUID } from 'node:crypto';
import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { CasinoCategorySlug, GameFeature } from '@touchline/contract/casino';
import { sql } from 'kysely';
import type { Db } from '../../kernel/index.ts';
import type { MakerGame } from '../makers/adapter.ts';
import { fold } from '@touchline/text';
import type { Names } from './catalogue.tables.ts';
import { foldedNames, wordsOf } from './searchText.ts';
import { slugOf } from './slugs.ts';

/** A game of a suite; each field has a usual value. */
export interface TestGame {
  readonly name?: string;
  /** @default 'sandbox' */
  readonly makerId?: string;
  readonly makerGameId?: string;
  /** Name of its studio. @default 'Test Studio' */
  readonly provider?: string;
  /** Main category. @default 'slots' */
  readonly category?: CasinoCategorySlug;
  readonly route?: string;
  readonly oldRoute?: string;
  readonly tagId?: number;
  readonly state?: 'active' | 'maintenance' | 'retired' | 'hidden';
  readonly isOwn?: boolean;
  readonly features?: readonly GameFeature[];
  readonly volatility?: number;
  readonly minStake?: Names;
  readonly maxStake?: Names;
  readonly hasDemo?: boolean;
  readonly blockedCountries?: readonly string[];
  readonly currencies?: readonly string[];
  readonly devices?: readonly ('phone' | 'desktop')[];
  readonly minCycleMs?: number;
  readonly aliases?: readonly string[];
  readonly jackpotIds?: readonly string[];
  readonly certificates?: Names;
  readonly popularity?: number;
  readonly position?: number;
  readonly addedAt?: Date;
  /** Steps of the value of a free round. @default none: it has no free rounds */
  readonly freeRoundSteps?: Names;
}

/** Inserts a game with its studio and category, and returns its id. */
export async function insertGame(db: Db, game: TestGame = {}): Promise<bigint> {
  const { name = 'A game', makerId = 'sandbox', provider = 'Test Studio', category = 'slots' } = game;
  const unique = randomUUID().slice(0, 8);
  const isHidden = game.state === 'hidden';
  const { id } = await db
    .insertInto('games')
    .values({
      maker_id: makerId,
      maker_game_id: game.makerGameId ?? `game-${unique}`,
      provider_id: await providerId(db, makerId, provider),
      fed_name: name,
      slug: slugOf(name),
      route: game.route ?? `${slugOf(name)}-${unique}`,
      old_route: game.oldRoute ?? null,
      fed_tag_id: game.tagId ?? null,
      fed_state: game.state === undefined || game.state === 'hidden' ? 'active' : game.state,
      own_state: isHidden ? 'hidden' : null,
      is_own: game.isOwn ?? false,
      features: [...(game.features ?? [])],
      volatility: game.volatility ?? null,
      min_stake: JSON.stringify(game.minStake ?? { EUR: '0.10' }),
      max_stake: JSON.stringify(game.maxStake ?? { EUR: '100.00' }),
      has_demo: game.hasDemo ?? true,
      blocked_countries: [...(game.blockedCountries ?? [])],
      currencies: [...(game.currencies ?? ['EUR'])],
      languages: ['en'],
      devices: [...(game.devices ?? ['phone', 'desktop'])],
      min_cycle_ms: game.minCycleMs ?? 0,
      aliases: [...(game.aliases ?? [])],
      jackpot_ids: [...(game.jackpotIds ?? [])],
      ...(game.freeRoundSteps && { free_round_steps: JSON.stringify(game.freeRoundSteps) }),
      ...(game.certificates && { certificates: JSON.stringify(game.certificates) }),
      fed_categories: [category],
      position: game.position ?? null,
      popularity: BigInt(game.popularity ?? 0),
      fed_popularity: BigInt(game.popularity ?? 0),
      added_at: game.addedAt ?? new Date('2026-01-01T00:00:00Z'),
      folded_names: foldedNames([name, ...(game.aliases ?? [])]),
      folded_provider: fold(provider),
      fed_hash: randomBytes(32),
      updated_at: new Date(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const { id: categoryId } = await db
    .selectFrom('game_categories')
    .select('id')
    .where('slug', '=', category)
    .executeTakeFirstOrThrow();
  await db.insertInto('game_category_games').values({ category_id: categoryId, game_id: id }).execute();
  const words = wordsOf(foldedNames([name, provider, ...(game.aliases ?? [])]));
  await db
    .insertInto('game_words')
    .values([...new Set(words)].map((word) => ({ word, games: 1 })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return id;
}

async function providerId(db: Db, makerId: string, name: string): Promise<bigint> {
  const slug = slugOf(name);
  const row = { maker_id: makerId, maker_slug: slug, slug, name, folded_name: fold(name) };
  await db
    .insertInto('game_providers')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const { id } = await db
    .selectFrom('game_providers')
    .select('id')
    .where('slug', '=', slug)
    .executeTakeFirstOrThrow();
  return id;
}

/** Removes all games, and what names them. */
export async function clearGames(db: Db): Promise<void> {
  await sql`truncate games, game_providers, game_words, game_category_games, game_category_choices, game_favourites,
    game_banners, game_jackpots, game_jackpot_levels`.execute(db);
}

/** Counts the games anew for the planner of queries, which PostgreSQL does by itself some time after an import. */
export async function analyzeGames(db: Db): Promise<void> {
  await sql`analyze games, game_category_games, game_words`.execute(db);
}

/** Writes a list of sites with one site, whose visitors in Germany have its law, and returns its path. */
export async function casinoSites(games: object = {}): Promise<string> {
  const file = join(await mkdtemp(join(tmpdir(), 'touchline-casino-')), 'sites.json');
  const safety = { jurisdictionOfCountry: { de: 'germany' } };
  const house = { id: 'house', brand: 'touchline', hosts: ['localhost'], safety, games };
  await writeFile(file, JSON.stringify({ sites: [house] }));
  return file;
}

/** Returns a game as a maker lists it. */
export function fedGame(gameId: string, changes: Partial<MakerGame> = {}): MakerGame {
  return {
    gameId,
    name: `Game ${gameId}`,
    provider: { slug: 'studio', name: 'Studio' },
    category: 'slots',
    subcategories: [],
    tags: [],
    features: [],
    volatility: 3,
    rtp: '96.31',
    rtpVersion: '1.0',
    minStake: { EUR: '0.10' },
    maxStake: { EUR: '100.00' },
    maxWin: 5000,
    hasDemo: true,
    isOwn: false,
    thumbnails: {},
    blockedCountries: [],
    currencies: ['EUR'],
    languages: ['en'],
    devices: ['phone', 'desktop'],
    orientation: 'any',
    minCycleMs: 0,
    isLive: false,
    addedAt: 1_700_000_000,
    popularity: 0,
    jackpotIds: [],
    rulesUrl: null,
    verifyUrl: null,
    aliases: [],
    freeRounds: null,
    certificates: null,
    ...changes,
  };
}
