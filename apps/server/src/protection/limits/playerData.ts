import { sql } from 'kysely';
import type { Db, Trx } from '../../kernel/index.ts';

/** Data of a player that the rules of limits depend on. */
export interface PlayerData {
  readonly siteId: string;
  /** Currency of the main account: money limits use it. */
  readonly iso: string;
  /** Two lower-case letters; null if unknown. */
  readonly country: string | null;
  /** Minutes from UTC at which the account's days begin. */
  readonly utcOffset: number;
  readonly registeredAt: Date;
  readonly reviewedAt: Date | null;
}

export async function playerData(db: Db | Trx, playerId: bigint): Promise<PlayerData> {
  const { rows } = await sql<PlayerData>`
    select p.site_id as "siteId", a.iso, f.country_code as country, p.utc_offset_minutes as "utcOffset",
      p.registered_at as "registeredAt", p.limits_reviewed_at as "reviewedAt"
    from players p
    left join player_profiles f on f.player_id = p.id
    join lateral (select iso from accounts where player_id = p.id order by type, id limit 1) a on true
    where p.id = ${playerId}`.execute(db);
  const [data] = rows;
  if (!data) throw new Error(`Player ${playerId} has no account.`);
  return data;
}
