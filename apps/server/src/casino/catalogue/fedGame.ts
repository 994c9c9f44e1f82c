import { createHash } from 'node:crypto';
import { gameTags } from '@touchline/contract/casino';
import type { Insertable } from 'kysely';
import type { MakerGame } from '../makers/adapter.ts';
import { fold } from '@touchline/text';
import type { GamesTable } from './catalogue.tables.ts';
import { foldedNames } from './searchText.ts';

/** Version of the mapping: with a new one the next import writes all games again. */
const VERSION = 2;

/** Columns that an import writes. Those of operators aren't among them. */
export type FedColumns = Omit<
  Insertable<GamesTable>,
  | 'maker_id'
  | 'maker_game_id'
  | 'provider_id'
  | 'slug'
  | 'route'
  | 'old_route'
  | 'own_name'
  | 'own_state'
  | 'own_tag_id'
  | 'position'
  | 'popularity'
  | 'kind'
  | 'updated_at'
>;

/** Returns the hash of a maker's entry: equal entries aren't written again. */
export const hashOf = (game: MakerGame): Buffer =>
  createHash('sha256')
    .update(JSON.stringify([VERSION, game]))
    .digest();

/** Returns the slugs of a game's categories and collections, the main one first. */
export function categoriesOf({ category, subcategories }: MakerGame): string[] {
  const own = subcategories.map((slug) => (isCollection(slug) ? slug : `${category}-${slug}`));
  return [...new Set([category, ...own])];
}

/** Collections that makers may fill. */
const isCollection = (slug: string): boolean => slug === 'vulkan';

/**
 * Returns a maker's game as columns.
 * @param ownName name that an operator gave it, by which it is found too
 */
export function fedColumns(game: MakerGame, ownName: string | null): FedColumns {
  return {
    fed_name: game.name,
    fed_tag_id: gameTags.find(({ slug }) => game.tags.includes(slug))?.id ?? null,
    fed_state: 'active',
    is_own: game.isOwn,
    features: [...game.features],
    volatility: game.volatility,
    rtp: game.rtp,
    rtp_version: game.rtpVersion,
    min_stake: JSON.stringify(game.minStake),
    max_stake: JSON.stringify(game.maxStake),
    max_win: game.maxWin,
    has_demo: game.hasDemo,
    blocked_countries: [...game.blockedCountries],
    currencies: [...game.currencies],
    languages: [...game.languages],
    devices: [...game.devices],
    orientation: game.orientation,
    min_cycle_ms: game.minCycleMs,
    is_live: game.isLive,
    free_round_steps: game.freeRounds ? JSON.stringify(game.freeRounds.stakeSteps) : null,
    certificates: game.certificates ? JSON.stringify(game.certificates) : null,
    thumbnails: JSON.stringify(game.thumbnails),
    aliases: [...game.aliases],
    jackpot_ids: [...game.jackpotIds],
    rules_url: game.rulesUrl,
    verify_url: game.verifyUrl,
    fed_categories: categoriesOf(game),
    fed_popularity: BigInt(Math.max(0, Math.round(game.popularity))),
    added_at: new Date(game.addedAt * 1000),
    folded_names: foldedNames([...(ownName === null ? [] : [ownName]), game.name, ...game.aliases]),
    folded_provider: fold(game.provider.name),
    fed_hash: hashOf(game),
  };
}
