import { sql, type RawBuilder } from 'kysely';
import { EXCLUSION_DAYS } from '../rules/blocks.ts';
import { LIMIT_TYPE } from '../rules/limitTypes.ts';

/**
 * Returns the condition of players who have excluded themselves or closed their account: what `closedAt` decides about
 * one player, for statements about many. A long exclusion lasts until a day after the player has asked to return.
 * @param playerId expression of the player's id
 */
export function isExcluded(playerId: RawBuilder<unknown>, at: Date): RawBuilder<boolean> {
  return sql<boolean>`(
    exists (select from limits l where l.player_id = ${playerId} and l.state = 'ACTIVE'
      and l.type = ${LIMIT_TYPE.selfExclusion}
      and (l.ends_at > ${at} or (l.value >= ${EXCLUSION_DAYS} and (l.returns_at is null or l.returns_at > ${at}))))
    or exists (select from player_blocks b where b.player_id = ${playerId} and b.self_blocked_at is not null))`;
}
