import { toWire } from '@touchline/betting';
import type { GamePreview, ListedGame } from '@touchline/contract';
import { gameTags } from '@touchline/contract/casino';
import { sql } from 'kysely';
import type { Names } from './catalogue.tables.ts';
import { idOf, type CurrentJackpot } from './jackpots.store.ts';
import type { Reader } from './reader.ts';
import type { Reference } from './reference.store.ts';

/** Columns of a game that a list shows. */
export interface GameRow {
  readonly id: bigint;
  readonly makerId: string;
  readonly providerId: bigint;
  readonly name: string;
  readonly slug: string;
  readonly route: string;
  readonly oldRoute: string | null;
  readonly tagId: number | null;
  readonly state: 'active' | 'maintenance' | 'retired' | 'hidden';
  readonly isOwn: boolean;
  readonly hasDemo: boolean;
  readonly rtp: string | null;
  readonly volatility: number | null;
  readonly minStake: Names;
  readonly maxStake: Names;
  readonly currencies: readonly string[];
  readonly thumbnails: ListedGame['thumbnails'];
  readonly jackpotIds: readonly string[];
}

/** Select list of `GameRow` from `games g`. */
export const gameColumns = sql`g.id, g.maker_id as "makerId", g.provider_id as "providerId", g.name, g.slug, g.route,
  g.old_route as "oldRoute", g.tag_id as "tagId", g.state, g.is_own as "isOwn", g.has_demo as "hasDemo", g.rtp,
  g.volatility, g.min_stake as "minStake", g.max_stake as "maxStake", g.currencies, g.thumbnails,
  g.jackpot_ids as "jackpotIds"`;

/** Data beside the games that lists show with them. */
export interface ListContext {
  readonly reader: Reader;
  readonly reference: Reference;
  readonly jackpots: readonly CurrentJackpot[];
}

/** Returns a game as the reader of a list sees it. */
export function listedGame(game: GameRow, { reader, reference, jackpots }: ListContext): ListedGame {
  const provider = reference.providers.find(({ id }) => id === game.providerId);
  const greatest = jackpots.find(
    ({ makerId, id }) => makerId === game.makerId && game.jackpotIds.includes(id),
  );
  return {
    id: Number(game.id),
    name: game.name,
    slug: game.slug,
    provider: { slug: provider?.slug ?? '', name: provider?.name ?? '' },
    thumbnails: game.thumbnails,
    tag: gameTags.find(({ id }) => id === game.tagId)?.slug ?? null,
    isOwn: game.isOwn,
    hasDemo: game.hasDemo && reader.rules.demo !== 'off',
    rtp: game.rtp,
    volatility: game.volatility,
    stake: stakeIn(game, reader.iso),
    jackpot: greatest ? shownAmount(greatest) : null,
    closed: closedReason(game, reader),
  };
}

function stakeIn({ minStake, maxStake }: GameRow, iso: string): ListedGame['stake'] {
  const [min, max] = [minStake[iso], maxStake[iso]];
  return min === undefined || max === undefined ? null : { min, max, iso };
}

function closedReason({ state, currencies }: GameRow, reader: Reader): ListedGame['closed'] {
  if (state === 'maintenance') return 'maintenance';
  return reader.needsCurrency && !currencies.includes(reader.iso) ? 'currency' : null;
}

function shownAmount(jackpot: CurrentJackpot): ListedGame['jackpot'] {
  const [first] = jackpot.levels;
  return first ? { id: idOf(jackpot), amount: toWire(first.amount, first.iso), iso: first.iso } : null;
}

/** Returns the preview of a game. */
export function previewOf(game: GameRow, categories: readonly bigint[]): GamePreview {
  return {
    id: Number(game.id),
    name: game.name,
    route: game.route,
    oldRoute: game.oldRoute,
    categories: categories.map(Number),
    tagId: game.tagId,
  };
}
