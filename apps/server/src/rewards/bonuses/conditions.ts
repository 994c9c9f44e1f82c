import type { CodeNeed } from '@touchline/bonuses';
import type { Db, Trx } from '../../kernel/index.ts';
import { VERIFIED } from '../../accounts/index.ts';

const DAY_MS = 86_400_000;
/** Days after the registration in which a player counts as new. */
const NEW_DAYS = 30;

/** Facts about a player that offers and codes depend on. */
export interface PlayerFacts {
  readonly siteId: string;
  /** Two capital letters; undefined if unknown. */
  readonly country: string | undefined;
  /** Time until which the player counts as new. */
  readonly newUntil: Date;
  readonly isVerified: boolean;
  /** Number of deposits that succeeded. */
  readonly deposits: number;
}

/** Reads the facts about a player. */
export async function playerFacts(db: Db | Trx, playerId: bigint): Promise<PlayerFacts> {
  const row = await db
    .selectFrom('players as p')
    .leftJoin('player_profiles as f', 'f.player_id', 'p.id')
    .select(['p.site_id', 'p.registered_at', 'f.country_code', 'f.verification_status'])
    .where('p.id', '=', playerId)
    .executeTakeFirstOrThrow();
  const { count } = await db
    .selectFrom('payments')
    .select((eb) => eb.fn.countAll<bigint>().as('count'))
    .where('player_id', '=', playerId)
    .where('direction', '=', 'deposit')
    .where('state', 'in', ['succeeded', 'refunded', 'charged_back'])
    .executeTakeFirstOrThrow();
  return {
    siteId: row.site_id,
    country: row.country_code?.toUpperCase(),
    newUntil: new Date(row.registered_at.getTime() + NEW_DAYS * DAY_MS),
    isVerified: row.verification_status === VERIFIED,
    deposits: Number(count),
  };
}

/** Returns the conditions that a player doesn't meet. */
export function missingNeeds(
  needs: readonly CodeNeed[],
  { newUntil, isVerified, deposits }: PlayerFacts,
  now: Date,
): CodeNeed[] {
  const isMet: Readonly<Record<CodeNeed, boolean>> = {
    new: now < newUntil,
    verified: isVerified,
    deposit: deposits > 0,
  };
  return needs.filter((need) => !isMet[need]);
}
