import { toWire } from '@touchline/betting';
import type { AnswerOf, Calls } from '@touchline/contract';
import { gameTags } from '@touchline/contract/casino';
import { sql } from 'kysely';
import { type Db, seconds } from '../../kernel/index.ts';

type UnfinishedGame = AnswerOf<Calls['unfinishedGames']>['games'][number];

interface OpenRow {
  readonly id: bigint;
  readonly gameId: bigint;
  readonly staked: bigint;
  readonly iso: string;
  readonly openedAt: Date;
  readonly name: string;
  readonly slug: string;
  readonly provider: string;
  readonly providerSlug: string;
  readonly thumbnails: { readonly standard?: string; readonly wide?: string };
  readonly tagId: number | null;
  readonly isOwn: boolean;
  readonly hasDemo: boolean;
  readonly rtp: string | null;
  readonly volatility: number | null;
  readonly minStake: string | null;
  readonly maxStake: string | null;
  readonly isMaintained: boolean;
}

/** Returns a player's games with an open round, the oldest round of each; the latest first. */
export async function unfinishedGames(db: Db, playerId: bigint): Promise<UnfinishedGame[]> {
  const { rows } = await sql<OpenRow>`
    select * from (
      select distinct on (r.game_id) r.id, r.game_id as "gameId", r.staked, r.iso, r.opened_at as "openedAt", g.name,
        g.slug, p.name as provider, p.slug as "providerSlug", g.thumbnails, g.tag_id as "tagId", g.is_own as "isOwn",
        g.has_demo as "hasDemo", g.rtp, g.volatility, g.min_stake ->> r.iso as "minStake",
        g.max_stake ->> r.iso as "maxStake", g.state = 'maintenance' as "isMaintained"
      from game_rounds r join games g on g.id = r.game_id join game_providers p on p.id = g.provider_id
      where r.player_id = ${playerId} and r.state = 'open'
      order by r.game_id, r.id
    ) of_games order by "openedAt" desc limit 100`.execute(db);
  return rows.map((row) => ({
    game: {
      id: Number(row.gameId),
      name: row.name,
      slug: row.slug,
      provider: { slug: row.providerSlug, name: row.provider },
      thumbnails: row.thumbnails,
      tag: gameTags.find(({ id }) => id === row.tagId)?.slug ?? null,
      isOwn: row.isOwn,
      hasDemo: row.hasDemo,
      rtp: row.rtp,
      volatility: row.volatility,
      stake:
        row.minStake !== null && row.maxStake !== null
          ? { min: row.minStake, max: row.maxStake, iso: row.iso }
          : null,
      jackpot: null,
      closed: row.isMaintained ? 'maintenance' : null,
    },
    round: {
      id: String(row.id),
      gameId: Number(row.gameId),
      stake: toWire(row.staked, row.iso),
      iso: row.iso,
      since: seconds(row.openedAt),
    },
  }));
}
