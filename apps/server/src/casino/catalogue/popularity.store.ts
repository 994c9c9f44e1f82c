import { sql } from 'kysely';
import type { Db } from '../../kernel/index.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/**
 * Counts the popularity of all games: three times the players with a settled round in the last 24 hours, and those of
 * the last seven days. A game of the last seven days has at least the median of its main category. The maker's own
 * value, up to a million, only decides among games with equal numbers of players.
 */
export async function countPopularity(db: Db, now: Date): Promise<void> {
  const day = new Date(now.getTime() - DAY);
  const week = new Date(now.getTime() - 7 * DAY);
  await sql`
    with played as materialized (
      select game_id, 3 * count(distinct player_id) filter (where closed_at > ${day}) + count(distinct player_id) as players
      from game_rounds where state = 'closed' and closed_at > ${week} group by game_id),
    scores as materialized (
      select g.id, g.fed_categories[1] as category, g.added_at, coalesce(p.players, 0) as players, g.fed_popularity
      from games g left join played p on p.game_id = g.id where g.fed_state <> 'retired'),
    medians as (
      select category, floor(percentile_cont(0.5) within group (order by players))::bigint as median
      from scores where added_at <= ${week} group by category),
    counted as (
      select s.id, (case when s.added_at > ${week} then greatest(s.players, coalesce(m.median, 0)) else s.players end)
        * 1000000 + least(s.fed_popularity, 999999) as popularity
      from scores s left join medians m on m.category = s.category)
    update games g set popularity = c.popularity from counted c
    where g.id = c.id and g.popularity <> c.popularity`.execute(db);
}
