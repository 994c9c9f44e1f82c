import type { FoundMatch } from '@touchline/contract/operators';
import type { MarketRecord, MatchRecord } from '@touchline/feed';
import { sql } from 'kysely';
import { inSites, type SiteChoice, type Db, seconds } from '../../../kernel/index.ts';

/** Data of a match that the book and recorded results share. */
export interface KnownMatch extends Pick<
  MatchRecord,
  'id' | 'sportId' | 'home' | 'away' | 'competition' | 'startsAt' | 'status' | 'score'
> {
  /** Markets of a recorded match; absent while the book has it. */
  readonly markets?: readonly MarketRecord[];
}

export const foundMatch = ({ id, home, away, competition, startsAt }: KnownMatch): FoundMatch => ({
  id,
  home,
  away,
  competition,
  startsAt,
});

/** Returns a finished match that is no longer in the book; undefined if there is none. */
export async function recordedMatch(db: Db, id: bigint): Promise<KnownMatch | undefined> {
  const row = await db
    .selectFrom('match_results')
    .select([
      'match_id',
      'sport_id',
      'home',
      'away',
      'competition',
      'starts_at',
      'status',
      'score',
      'markets',
    ])
    .where('match_id', '=', id)
    .executeTakeFirst();
  return (
    row && {
      id: Number(row.match_id),
      sportId: row.sport_id,
      home: row.home,
      away: row.away,
      competition: row.competition,
      startsAt: seconds(row.starts_at),
      status: row.status === 5 ? 5 : 4,
      ...(row.score ? { score: row.score } : {}),
      markets: row.markets,
    }
  );
}

export interface LegCount {
  readonly market_id: string;
  /** Legs without a result. */
  readonly open: bigint;
  readonly legs: bigint;
}

/** Counts the legs of accepted bets of players of some sites on markets. Reads an index by market. */
export async function legsOn(
  db: Db,
  marketIds: readonly string[],
  sites: SiteChoice,
): Promise<ReadonlyMap<string, LegCount>> {
  const ofSites =
    sites === 'all'
      ? sql``
      : sql`join coupons c on c.id = l.coupon_id join players p on p.id = c.player_id and ${inSites('p.site_id', sites)}`;
  const { rows } = await sql<LegCount>`
    select l.market_id, count(*) filter (where l.status_id = -1) as open, count(*) as legs
    from coupon_legs l ${ofSites}
    where l.market_id = any(${[...marketIds]}) and l.status_id >= -1
    group by l.market_id`.execute(db);
  return new Map(rows.map((row) => [row.market_id, row]));
}
